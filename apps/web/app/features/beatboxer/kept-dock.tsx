import { useEffect } from 'react'
import { MIX_KEY } from '#lib/session/kept-keys.ts'
import { useSession } from '#lib/session/session.ts'
import { createSavedValue } from '#lib/store/saved-value.ts'
import { SESSION_KEY } from '#lib/supabase/addresses.ts'

const KEY = 'dhvani.beat-dock'

/** Of the dock as it last was on this page, in pixels. */
const dockHeight = createSavedValue({
  key: KEY,
  version: 1,
  fallback: 0,
  parse: (saved) => (typeof saved === 'number' && saved > 0 ? saved : undefined),
})

/**
 * Before the first paint: a browser with a session and a mix that has sounds will bring the dock. Where this browser
 * has not seen it on this page yet, it is as high as a phone's that is closed.
 */
const SCRIPT = `try{if(localStorage.getItem('${SESSION_KEY}')&&/"tracks":\\[\\{/.test(localStorage.getItem('${MIX_KEY}'))){var h=76;try{h=+JSON.parse(localStorage.getItem('${KEY}')).value||h}catch(e){}var r=document.documentElement;r.dataset.keptDock='';r.style.setProperty('--kept-dock',h+'px')}}catch(e){}`

const release = (): void => {
  const { dataset, style } = document.documentElement
  delete dataset.keptDock
  style.removeProperty('--kept-dock')
}

/** @returns a function that ends it */
const followDock = (): (() => void) => {
  const sizes = new ResizeObserver(([entry]) => {
    const dock = entry?.target as HTMLElement
    // Open, it is as high as its sounds; the next visit finds it closed.
    if (dock.isConnected && !dock.querySelector('[aria-expanded=true]'))
      dockHeight.set(dock.offsetHeight)
  })
  const find = () => {
    const dock = document.querySelector('.dock')
    if (!dock) return
    release()
    sizes.observe(dock)
  }
  // It calls back before the next paint: no picture has the dock and the room for it, or neither.
  const arrivals = new MutationObserver(find)
  arrivals.observe(document.body, { childList: true })
  find()
  return () => {
    arrivals.disconnect()
    sizes.disconnect()
    release()
  }
}

/**
 * Room for the dock in the prerendered page. The dock comes with the session, a second later, and all musicians
 * would move under the finger. In a page that scripts draw later the script does not run, and the dock is there.
 */
export const KeptDock = () => {
  const { status } = useSession()
  useEffect(followDock, [])
  useEffect(() => {
    if (status === 'signed-out') release()
  }, [status])
  return <script dangerouslySetInnerHTML={{ __html: SCRIPT }} />
}
