/** What the hash of an edited demo starts with. Pages look for it before they load the editor. */
export function editHashStart(id: string): string {
  return `#edit=${id}&code=`;
}
