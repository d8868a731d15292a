/**
 * Delays a page's scripts until its first paint. A prerendered page is complete without scripts, so
 * its text, styles, fonts and first picture should not share a slow line with them.
 */

const PRELOAD = /<link rel="modulepreload" href="([^"]+)"\/>/g
const MODULE = /<script type="module" async="">([\s\S]*?)<\/script>/g

/**
 * A script in every page. A hidden page never paints, so its scripts start at once; a page that is slow to paint
 * starts them after a second. The script collects the buttons that the visitor presses before hydration, and shows
 * that they were taken; lib/page/early-presses.ts presses them again after it. React gives each element that it
 * has hydrated its props. The script keeps the browser's question whether to install the site, which may come
 * before our code and would come only once. Zod is told not to compile code: the content policy would report even
 * the attempt (zod/v4/core/util.js, allowsEval).
 */
const starter = (addresses: readonly string[]): string => `(function(){
window.__zod_globalConfig={jitless:true}
var presses=window.earlyPresses=[],addresses=${JSON.stringify(addresses)},isStarted=false
presses.isHydrated=function(button){
return Object.keys(button).some(function(key){return !key.indexOf('__reactProps$')})
}
addEventListener('click',presses.keep=function(event){
var button=event.target.closest&&event.target.closest('button[type=button]')
if(!button||presses.isHydrated(button)||presses.indexOf(button)>=0)return
presses.push(button)
button.setAttribute('data-taken','')
},true)
addEventListener('beforeinstallprompt',function(event){
event.preventDefault()
window.installPrompt=event
})
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
 * @param more addresses of scripts that the page needs besides those that React Router knows of
 * @throws when the page has other script tags than expected, as after an update of React Router
 */
export const startScriptsLate = (html: string, more: readonly string[] = []): string => {
  const addresses = [...html.matchAll(PRELOAD)].map(([, address = '']) => address)
  const modules = [...html.matchAll(MODULE)]
  if (modules.length !== 1 || addresses.length === 0)
    throw new Error(`A page has ${modules.length} module scripts and ${addresses.length} preloads`)
  return html
    .replaceAll(PRELOAD, '')
    .replace(
      MODULE,
      (_, code: string) =>
        `<script type="text/plain" id="late-script">${code}</script><script>${starter([...addresses, ...more])}</script>`,
    )
}
