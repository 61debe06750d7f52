/** The modules that the pages load on demand, by the name of the example. */
export function lazyModules(modules: Readonly<Record<string, string>>): string {
  return [
    'export default {',
    ...Object.entries(modules).map(
      ([name, target]) => `${JSON.stringify(name)}: () => import(${JSON.stringify(target)}),`,
    ),
    '};',
  ].join('\n');
}
