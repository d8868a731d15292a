import { SESSION_KEY } from '#lib/supabase/addresses.ts'
import { LONGEST_END, SHORT } from './end-of-long-text.ts'

/** Stands for the address in a page that does not know it yet: a space that breaks no line. */
export const BLANK = '\u00A0'

/**
 * Runs before the first paint, as the script of the theme does: marks the page of a browser that keeps a whole session
 * (lib/session/kept-session.ts), and writes the address into the link before it. Until the code of sessions is here, the
 * page shows what the mark says (styles/controls.css).
 *
 * @param welcome the words of the link, with `BLANK` for the address
 */
export const showKnown = (welcome: string): string => `try{(function(e){
var s=JSON.parse(localStorage.getItem('${SESSION_KEY}')),u=s.user,t=s.access_token.split('.')[1].replace(/-/g,'+').replace(/_/g,'/');
if((u.factors||[]).some(function(f){return f.status==='verified'})&&JSON.parse(atob(t)).aal!=='aal2')return;
var w=${JSON.stringify(welcome)}.replace('${BLANK}',function(){return u.email||''}),
n=w.length>${SHORT}?w.length-Math.min(w.length-w.lastIndexOf('@')+2,${LONGEST_END}):w.length,
a=e.querySelector('a'),p=a.lastChild.children;
a.title=u.email;a.ariaLabel=w;p[0].textContent=w.slice(0,n);p[1].textContent=w.slice(n);
document.documentElement.dataset.known=''})(document.currentScript.previousElementSibling)}catch(e){}`
