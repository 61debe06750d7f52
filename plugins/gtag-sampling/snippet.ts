import type {HtmlTagObject} from '@docusaurus/types';
import {ANALYTICS_SCRIPT_ID, MAX_QUEUED_CALLS} from '../../src/shared/analytics';
import type {PluginOptions} from './options';

/** Text for a script inside HTML: JSON that cannot close the script element. */
function toScriptLiteral(value: string): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}

/**
 * The inline script that defines `gtag` and loads its script after the first paint.
 *
 * A reader who asks not to be tracked gets no `gtag` at all. Calls wait in `dataLayer` until the
 * script has loaded, but only so many; once the script fails, nothing waits any more. gtag knows its
 * calls by their being `arguments` objects: an array would be ignored.
 */
export function createSnippet(measurementId: string, scriptUrl: string): string {
  const source = `${scriptUrl}?id=${encodeURIComponent(measurementId)}`;
  return [
    '(function(w,d,n){',
    'if(n.doNotTrack==="1"||w.doNotTrack==="1"||n.globalPrivacyControl)return;',
    'var q=w.dataLayer=w.dataLayer||[],ready=false,failed=false;',
    `w.gtag=function(){if(!failed&&(ready||q.length<${MAX_QUEUED_CALLS}))q.push(arguments)};`,
    'w.gtag("js",new Date());',
    // Page views are sent by our own code, with the language taken out of the path.
    `w.gtag("config",${toScriptLiteral(measurementId)},{send_page_view:false});`,
    'function load(){',
    'var s=d.createElement("script");s.async=true;',
    's.onload=function(){ready=true};',
    's.onerror=function(){failed=true;q.length=0};',
    `s.src=${toScriptLiteral(source)};d.head.appendChild(s)`,
    '}',
    // A busy browser begins the second frame before the first one is on the screen, so the frames only
    // stand in where a browser does not tell when it has painted.
    'var P=w.PerformanceObserver;',
    'if(P&&P.supportedEntryTypes&&P.supportedEntryTypes.indexOf("paint")>=0){',
    'var o=new P(function(l){',
    'if(l.getEntriesByName("first-contentful-paint").length){o.disconnect();load()}',
    '});o.observe({type:"paint",buffered:true})',
    '}else w.requestAnimationFrame(function(){w.requestAnimationFrame(function(){w.setTimeout(load)})})',
    '})(window,document,navigator)',
  ].join('');
}

/**
 * The script element with the snippet; it also carries what our own code has to know.
 *
 * @returns null without an id: then pages carry nothing
 */
export function createAnalyticsTag(options: PluginOptions): HtmlTagObject | null {
  const {measurementId, scriptUrl, webVitalsRatio} = options;
  if (measurementId === undefined) {
    return null;
  }
  return {
    tagName: 'script',
    attributes: {id: ANALYTICS_SCRIPT_ID, 'data-web-vitals-ratio': String(webVitalsRatio)},
    innerHTML: createSnippet(measurementId, scriptUrl),
  };
}
