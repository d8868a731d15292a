/**
 * Puts a page's scripts behind its first paint. The pages are whole without scripts: what is seen
 * (text, styles, faces, the first picture) should not share a slow line with what it does.
 */

const PRELOAD = /<link rel="modulepreload" href="([^"]+)"\/>/g
const MODULE = /<script type="module" async="">([\s\S]*?)<\/script>/g

/**
 * Stands in every page. A hidden page paints nothing and starts at once; one that is slow to paint
 * starts after a second all the same. Buttons that are pressed before there is anything behind them
 * are kept, and pressed again when there is (lib/page/early-presses.ts). Zod must not even try to compile
 * code: the content policy reports the try (zod/v4/core/util.js, allowsEval).
 */
const starter = (addresses: readonly string[]): string => `(function(){
window.__zod_globalConfig={jitless:true}
var presses=window.earlyPresses=[],addresses=${JSON.stringify(addresses)},isStarted=false
addEventListener('click',presses.keep=function(event){
var button=event.target.closest&&event.target.closest('button[type=button]')
if(button&&presses.indexOf(button)<0)presses.push(button)
},true)
function start(){
if(isStarted)return
isStarted=true
addresses.forEach(function(address){
var link=document.createElement('link')
link.rel='modulepreload'
link.href=address
document.head.append(link)
})
var script=document.createElement('script')
script.type='module'
script.textContent=document.getElementById('late-script').textContent
document.body.append(script)
}
setTimeout(start,1000)
if(document.hidden)start()
else try{
new PerformanceObserver(function(list){
if(list.getEntriesByName('first-contentful-paint').length)start()
}).observe({type:'paint',buffered:true})
}catch(e){start()}
})()`

/**
 * @param html a page as React Router writes it
 * @throws when the page is not written as it was: a new version of the router needs a look
 */
export const startScriptsLate = (html: string): string => {
  const addresses = [...html.matchAll(PRELOAD)].map(([, address = '']) => address)
  const modules = [...html.matchAll(MODULE)]
  if (modules.length !== 1 || addresses.length === 0)
    throw new Error(`A page has ${modules.length} module scripts and ${addresses.length} preloads`)
  return html
    .replaceAll(PRELOAD, '')
    .replace(
      MODULE,
      (_, code: string) =>
        `<script type="text/plain" id="late-script">${code}</script><script>${starter(addresses)}</script>`,
    )
}
