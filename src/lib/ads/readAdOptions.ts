import * as v from 'valibot';
import {AD_OPTIONS_META, DEFAULT_AD_OPTIONS, type AdOptions} from '../../shared/ads';

const ratio = v.pipe(v.number(), v.minValue(0), v.maxValue(1));

const optionsSchema = v.object({
  networkScriptUrl: v.optional(v.string()),
  networkScriptId: v.string(),
  networkElementId: v.string(),
  networkName: v.string(),
  feedUrl: v.optional(v.string()),
  inlineRatio: ratio,
  noticeRatio: ratio,
  displaySampleRatio: ratio,
});

/** The options that the build wrote into the page; the defaults where there are none. */
export function readAdOptions(page: ParentNode): AdOptions {
  const content = page.querySelector(`meta[name="${AD_OPTIONS_META}"]`)?.getAttribute('content');
  try {
    return v.parse(optionsSchema, JSON.parse(content ?? ''));
  } catch {
    return DEFAULT_AD_OPTIONS;
  }
}
