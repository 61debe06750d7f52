import type {HtmlTagObject} from '@docusaurus/types';
import {AD_OPTIONS_META, type AdOptions} from '../../src/shared/ads';

/**
 * The tag that tells the browser which network to ask. It stands in the HTML, not in a script, so
 * that a change of a network id leaves every cached script valid.
 *
 * @returns null when no network is named: then pages carry nothing
 */
export function createOptionsTag(options: AdOptions): HtmlTagObject | null {
  if (options.networkScriptUrl === undefined && options.feedUrl === undefined) {
    return null;
  }
  const content: AdOptions = {
    networkScriptUrl: options.networkScriptUrl,
    networkScriptId: options.networkScriptId,
    networkElementId: options.networkElementId,
    networkName: options.networkName,
    feedUrl: options.feedUrl,
    inlineRatio: options.inlineRatio,
    noticeRatio: options.noticeRatio,
    displaySampleRatio: options.displaySampleRatio,
  };
  return {
    tagName: 'meta',
    attributes: {name: AD_OPTIONS_META, content: JSON.stringify(content)},
  };
}
