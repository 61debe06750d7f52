export const PLUGIN_NAME = 'toolpad-demos';

/** The name under which bundled code imports a file that this plugin has written. */
export function generatedModule(file: string): string {
  return `@generated/${PLUGIN_NAME}/default/${file}`;
}

/**
 * The name under which bundled code imports a demo; the bundler of the server and that of the
 * browser resolve it to different files.
 */
export function entryModule(key: string): string {
  return `@demo-entries/${key}.js`;
}
