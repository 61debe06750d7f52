import * as v from 'valibot';
import type {Ad} from './ad';
import {adTextSchema, httpsUrlSchema, toHttpsUrl} from './strangerSchemas';

const feedSchema = v.object({ads: v.array(v.unknown())});

const entrySchema = v.object({
  statlink: httpsUrlSchema,
  statimp: v.fallback(v.optional(httpsUrlSchema), undefined),
  image: httpsUrlSchema,
  company: adTextSchema,
  description: adTextSchema,
  pixel: v.fallback(v.optional(v.string()), undefined),
  timestamp: v.fallback(v.optional(v.union([v.string(), v.number()])), undefined),
});

type Entry = v.InferOutput<typeof entrySchema>;

const PIXEL_SEPARATOR = '||';
const TIMESTAMP_PLACEHOLDER = '[timestamp]';

function listPixels({statimp, pixel = '', timestamp}: Entry, now: number): string[] {
  const time = encodeURIComponent(timestamp ?? now);
  const urls = pixel
    .split(PIXEL_SEPARATOR)
    .map((url) => toHttpsUrl(url.replaceAll(TIMESTAMP_PLACEHOLDER, time)))
    .filter((url) => url !== null);
  return [...new Set(statimp === undefined ? urls : [statimp, ...urls])];
}

export interface FeedContext {
  /** Milliseconds, for entries without a timestamp of their own. */
  readonly now: number;
  /** Who serves the feed. */
  readonly networkName: string;
}

/**
 * Takes the first usable ad out of what the feed answered: one with a link, a picture, a company and
 * a description. Counting pictures that are not `https:` are left out; they do not spoil the ad.
 *
 * @param feed - the parsed JSON, of which nothing is known
 */
export function parseFeed(feed: unknown, {now, networkName}: FeedContext): Ad | null {
  const result = v.safeParse(feedSchema, feed);
  const entry = (result.success ? result.output.ads : [])
    .map((candidate) => v.safeParse(entrySchema, candidate))
    .find((candidate) => candidate.success)?.output;
  return entry === undefined
    ? null
    : {
        link: entry.statlink,
        img: entry.image,
        name: entry.company,
        description: entry.description,
        poweredby: networkName,
        label: 'network-inline',
        pixels: listPixels(entry, now),
      };
}
