/**
 * Makes one error of what a schema finds wrong with the options of a plugin, for `.error()` of a Joi
 * schema: Docusaurus names neither the plugin nor the file.
 *
 * @param plugin - the folder of the plugin in `plugins/`
 */
export function explainOptions(
  plugin: string,
): (problems: readonly {toString: () => string}[]) => Error {
  return (problems) =>
    new Error(
      `docusaurus.config.ts: the options of ./plugins/${plugin} are not valid: ${problems.map(String).join('; ')}. They are described in plugins/${plugin}/options.ts.`,
    );
}
