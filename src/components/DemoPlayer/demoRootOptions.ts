/**
 * What the roots of a demo on the server and in the browser must have in common.
 *
 * @param id - the demo, whose name keeps the ids that React makes apart from those of other demos
 */
export function demoRootOptions(id: string): {readonly identifierPrefix: string} {
  return {identifierPrefix: `${id}-`};
}
