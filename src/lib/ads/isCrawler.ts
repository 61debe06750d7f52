// "Cubot" is a maker of phones.
const CRAWLERS =
  /(?<!cu)bot\b|crawl|spider|slurp|facebookexternalhit|lighthouse|pagespeed|bingpreview|preview\b|mediapartners|archiver/i;

/** True for programs that read the page for a search engine or a link preview: they get no ads. */
export function isCrawler(userAgent: string): boolean {
  return CRAWLERS.test(userAgent);
}
