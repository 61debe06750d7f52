import {MAX_HASH_LENGTH} from '../../src/shared/preferences';
import {TAB_KEY_PREFIX} from '../../src/shared/storageKeys';

/** The part of Docusaurus' configuration that says where it keeps choices. */
export interface TabStorage {
  readonly type: 'localStorage' | 'sessionStorage' | 'none';
  /** Stands at the end of every key. */
  readonly namespace: string;
}

/**
 * The rules that show one tab and its panel, in the look of `Tabs.module.css`, until React has taken
 * the tabs over. `%` is an address, in quotes: `#npm2yarn-pnpm`, or `?manager=pnpm` for tabs with a
 * query. A tab and its panel carry their addresses, and the set carries those of all its tabs, so that
 * tabs without the address stay as they are. Of two rules the later one wins: each pair of selectors
 * has the same weight.
 */
const RULES = `
[data-unhydrated-tabs~=%]>[role=tabpanel]{display:none}
[data-unhydrated-tabs]>[data-tab~=%]{display:block}
[data-unhydrated-tabs~=%]>[role=tablist]>[role=tab]{border-color:transparent;color:var(--site-text-muted)}
[data-unhydrated-tabs]>[role=tablist]>[data-tab~=%]{border-color:var(--site-accent);color:var(--site-accent-text)}
`;

/**
 * The body of the script. `S` is the name of the storage, `P` the start and `N` the end of its keys,
 * `R` the rules. What is stored is looked up as the hash that leads there. The hash itself comes last,
 * because it counts most, also for React.
 */
const BODY = `
var a=[];
function add(t){if(t.length>1&&t.length<=${String(MAX_HASH_LENGTH)})a.push(JSON.stringify(t))}
try{
  var s=window[S];
  Object.keys(s).forEach(function(k){
    var n=k.length-N.length;
    if(k.indexOf(P)===0&&k.slice(n)===N)add(encodeURI('#'+k.slice(P.length,n)+'-'+s.getItem(k)))
  })
}catch(x){}
try{
  new URLSearchParams(location.search).forEach(function(v,k){add(encodeURI('?'+k+'='+v))});
  add(location.hash)
}catch(x){}
if(a.length){
  var e=document.createElement('style');
  e.textContent=a.map(function(t){return R.split('%').join(t)}).join('');
  document.head.appendChild(e)
}
`;

function removeIndents(text: string): string {
  return text.replace(/\n\s*/g, '');
}

/**
 * The inline script that shows the chosen tab of every group before the first paint. It knows neither
 * groups nor values: it writes a style for each address, and the tabs that have the address follow.
 */
export function createTabScript({type, namespace}: TabStorage): string {
  const values = [type, TAB_KEY_PREFIX, namespace, removeIndents(RULES)];
  return `(function(S,P,N,R){${removeIndents(BODY)}})(${values.map((value) => JSON.stringify(value)).join()})`;
}
