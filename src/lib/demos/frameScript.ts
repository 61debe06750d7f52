/**
 * The script that gives a demo's document a storage of its own, as plain JavaScript that runs before
 * everything else. `P` is the prefix of the demo's keys, `K` the key of the site's colour mode, `D`
 * that of its direction, `M` the key that Toolpad Core keeps a mode in.
 *
 * The demo starts in the mode and direction of the page around it; what it then chooses stays in the
 * demo, and a stored mode that nobody knows is none. A sandboxed document may use no storage at all:
 * it gets one that forgets. The script may run twice, because the library that writes the head does
 * not know a minified script again.
 */
const BODY = `
try{if(localStorage.isDemoStorage)return}catch(e){}
function site(k){try{return localStorage.getItem(k)}catch(e){return null}}
function outer(a){try{return parent!==window?parent.document.documentElement.getAttribute(a):null}catch(e){return null}}
function asked(n){return new URLSearchParams(location.search).get(n)}
var start={};
start[K]=asked('theme')||outer('data-theme')||site(K);
start[D]=asked('dir')||outer('dir')||site(D);
if(start[K]==='light'||start[K]==='dark')start[M]=start[K];
function wrap(area){
  var forgotten={},keys=function(){
    if(!area)return Object.keys(forgotten);
    var found=[];
    for(var i=0;i<area.length;i++){var k=area.key(i);if(k.indexOf(P)===0)found.push(k.slice(P.length))}
    return found
  };
  return {
    isDemoStorage:true,
    getItem:function(k){
      k=String(k);
      var v=area?area.getItem(P+k):Object.hasOwn(forgotten,k)?forgotten[k]:null;
      var lost=v===null||k===M&&['light','dark','system'].indexOf(v)<0;
      return lost?Object.hasOwn(start,k)?start[k]:null:v
    },
    setItem:function(k,v){if(area)area.setItem(P+k,v);else forgotten[k]=String(v)},
    removeItem:function(k){if(area)area.removeItem(P+k);else delete forgotten[k]},
    clear:function(){var own=this;keys().forEach(function(k){own.removeItem(k)})},
    key:function(i){return keys()[i]===undefined?null:keys()[i]},
    get length(){return keys().length}
  }
}
['localStorage','sessionStorage'].forEach(function(name){
  var area=null;
  try{area=window[name]}catch(e){}
  var own=wrap(area);
  Object.defineProperty(window,name,{configurable:true,value:own});
  addEventListener('storage',function(e){
    if(!area||e.storageArea!==area)return;
    e.stopImmediatePropagation();
    if(e.key!==null&&e.key.indexOf(P)!==0)return;
    var copy=new StorageEvent('storage',{key:e.key===null?null:e.key.slice(P.length),oldValue:e.oldValue,newValue:e.newValue,url:e.url});
    Object.defineProperty(copy,'storageArea',{value:own});
    dispatchEvent(copy)
  },true)
});
try{
  if(parent!==window){
    var page=parent.document.documentElement;
    new MutationObserver(function(){
      var mode=page.getAttribute('data-theme'),own=localStorage;
      if(start[M]===mode)return;
      start[K]=start[M]=mode;
      document.documentElement.setAttribute('data-theme',mode);
      if(own.getItem(M)===mode)dispatchEvent(new StorageEvent('storage',{key:M,newValue:mode}))
    }).observe(page,{attributeFilter:['data-theme']});
  }
}catch(e){}
`;

export interface FrameKeys {
  /** What the demo's own keys start with. */
  readonly prefix: string;
  /** Where the site keeps its colour mode. */
  readonly siteMode: string;
  /** Where the site keeps its direction. */
  readonly siteDirection: string;
  /** Where Toolpad Core keeps the mode of an app. */
  readonly appMode: string;
}

/** The script for the head of a demo's document. It must run before any other. */
export function createFrameScript({prefix, siteMode, siteDirection, appMode}: FrameKeys): string {
  const values = [prefix, siteMode, siteDirection, appMode].map((each) => JSON.stringify(each));
  return `(function(P,K,D,M){${BODY.replace(/\n\s*/g, '')}})(${values.join(',')})`;
}
