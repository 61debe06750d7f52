import * as v from 'valibot';
import type {AdOptions} from '../../shared/ads';
import type {Ad} from './ad';
import {adTextSchema, httpsUrlSchema} from './strangerSchemas';

/** What the frame calls its messages. */
const MESSAGE_KIND = 'toolpad-ad';

const messageSchema = v.object({
  kind: v.literal(MESSAGE_KIND),
  link: httpsUrlSchema,
  img: httpsUrlSchema,
  description: adTextSchema,
});

function escapeAttribute(value: string): string {
  return value.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}

/** Text for a script inside HTML: JSON that cannot close the script element. */
function toScriptLiteral(value: string): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}

export type NetworkFrameOptions = Pick<AdOptions, 'networkScriptId' | 'networkElementId'> & {
  readonly networkScriptUrl: string;
};

/**
 * The document of the frame in which the network's script runs. The frame is sandboxed: the script
 * can neither see nor change the page. A few lines of ours watch the element that the script fills,
 * and tell the page once there is a link with a picture and a text.
 */
export function createNetworkFrame(options: NetworkFrameOptions): string {
  const {networkScriptUrl, networkScriptId, networkElementId} = options;
  const watcher = [
    '(function(){',
    'var told=false;',
    'function tell(){',
    `var box=document.getElementById(${toScriptLiteral(networkElementId)});if(told||!box)return;`,
    'var img=box.querySelector("a[href] img[src]");if(!img)return;',
    'var link=img.closest("a"),text=[].find.call(box.querySelectorAll("a[href]"),function(a){return a.href===link.href&&a.textContent.trim()});',
    'if(!text)return;',
    'told=true;',
    `parent.postMessage({kind:${toScriptLiteral(MESSAGE_KIND)},link:link.href,img:img.src,description:text.textContent},"*")`,
    '}',
    'new MutationObserver(tell).observe(document,{childList:true,subtree:true,characterData:true,attributes:true})',
    '})()',
  ].join('');
  const id = escapeAttribute(networkScriptId);
  const src = escapeAttribute(networkScriptUrl);
  return `<!doctype html><meta charset="utf-8"><script>${watcher}</script><body><script async id="${id}" src="${src}"></script>`;
}

/**
 * The ad in a message of the frame.
 *
 * @param data - what the message carries, of which nothing is known
 * @returns null for messages that carry no ad that may be shown
 */
export function parseNetworkMessage(data: unknown, networkName: string): Ad | null {
  const result = v.safeParse(messageSchema, data);
  if (!result.success) {
    return null;
  }
  const {link, img, description} = result.output;
  // The network puts the advertiser's name into the text.
  return {link, img, description, name: '', poweredby: networkName, label: 'network-image'};
}
