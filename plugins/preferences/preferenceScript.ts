import {
  MAX_HASH_LENGTH,
  THEME_QUERY,
  type PreferenceDefinition,
} from '../../src/shared/preferences';

/**
 * The body of the script, as plain old JavaScript that every browser runs. It does the same as
 * `resolvePreference` and the stores in `src/lib/preferences`; one table of tests holds both.
 * `P` is the list of definitions, `T` the storage key of the colour mode.
 */
const BODY = `
var e=document.documentElement,q,h='';
try{q=new URLSearchParams(location.search);h=location.hash}catch(x){}
function known(p,v){return p.values.indexOf(v)>=0?v:null}
function stored(p){
  try{
    var s=p.store,t=null;
    if(s.kind==='cookie'){
      document.cookie.split(';').forEach(function(c){c=c.trim();if(t===null&&c.indexOf(s.key+'=')===0)t=c.slice(s.key.length+1)})
    }else t=localStorage.getItem(s.key);
    return p.values.filter(function(v){return((p.storedAs||{})[v]||v)===t})[0]||null
  }catch(x){return null}
}
function hashed(p){
  var m=p.hashPattern&&h.length<=${String(MAX_HASH_LENGTH)}&&new RegExp(p.hashPattern).exec(h);
  return m?known(p,m[1]):null
}
P.forEach(function(p){
  var v=(q&&known(p,q.get(p.query)))||hashed(p)||stored(p)||p.fallback;
  e.setAttribute(p.attribute,v);
  if(p.mirror)e.setAttribute(p.mirror,v)
});
function paint(c,m){e.setAttribute('data-theme-choice',c);e.setAttribute('data-theme',m)}
function system(){return matchMedia('(prefers-color-scheme: dark)').matches?'dark':'light'}
var c=e.getAttribute('data-theme-choice'),w=q&&q.get(T);
if(w==='light'||w==='dark')paint(w,w);
else if(w==='system')paint(w,system());
else if(c!=='light'&&c!=='dark'&&c!=='system'){
  console.error('Unknown colour scheme "'+c+'": following the system instead.');
  paint('system',system())
}
`;

/**
 * The inline script that decides every preference before the first paint and writes it on the html
 * element. It must run after Docusaurus' own script, which writes whatever colour mode is stored.
 */
export function createPreferenceScript(definitions: readonly PreferenceDefinition[]): string {
  const compact = BODY.replace(/\n\s*/g, '');
  return `(function(P,T){${compact}})(${JSON.stringify(definitions)},${JSON.stringify(THEME_QUERY)})`;
}
