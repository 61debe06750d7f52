/**
 * The demo that an address shows, as `page/id`.
 *
 * @param demosPath - the folder of all demos below the base URL, with slashes at both ends
 * @returns an empty text when the address is another
 */
export function findDemoKey(pathname: string, demosPath: string): string {
  const index = pathname.lastIndexOf(demosPath);
  return index === -1 ? '' : pathname.slice(index + demosPath.length).replace(/\/$/, '');
}
