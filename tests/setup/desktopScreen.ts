// jsdom has no screen. Media queries are answered as on a desktop computer in light mode.
const WIDTH = 1280;

function isMatch(query: string): boolean {
  const [, least] = /min-width:\s*([\d.]+)px/.exec(query) ?? [];
  const [, most] = /max-width:\s*([\d.]+)px/.exec(query) ?? [];
  if (least === undefined && most === undefined) {
    return query.includes('pointer: fine');
  }
  return WIDTH >= Number(least ?? 0) && WIDTH <= Number(most ?? Infinity);
}

Object.defineProperty(window, 'matchMedia', {
  value: (query: string) =>
    Object.assign(new EventTarget(), {
      media: query,
      matches: isMatch(query),
      addListener: () => undefined,
      removeListener: () => undefined,
    }),
});
