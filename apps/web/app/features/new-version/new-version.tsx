import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { X } from '#icons'
import { m } from '#messages'
import { whenOnline } from '#lib/network/online.ts'
import { plainPath } from '#lib/language/paths.ts'
import { useStore } from '#lib/store/store.ts'
import { useHydrated } from '#lib/page/use-hydrated.ts'
import { Button, IconButton } from '#ui/button.tsx'
import { followWriting, mayReload } from './may-reload.ts'
import { versionWatch } from './page-versions.ts'
import type { VersionWatch } from './version-watch.ts'

/** @returns the link to another page of the site that this press follows in this tab */
const findInnerLink = (event: MouseEvent): HTMLAnchorElement | undefined => {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
    return undefined
  const link = event.target instanceof Element ? event.target.closest('a') : null
  if (!link?.href || link.hasAttribute('download')) return undefined
  if (link.target !== '' && link.target !== '_self') return undefined
  if (link.origin !== location.origin) return undefined
  const isSamePage = link.pathname === location.pathname && link.search === location.search
  return isSamePage ? undefined : link
}

/**
 * Lets the browser follow a link that the router would follow inside the page, so that the next page
 * comes from the new version.
 *
 * @param take decides whether the page may go, and is called for such links only
 * @returns a function that ends it
 */
const takeAtLink = (take: () => boolean): (() => void) => {
  const handle = (event: MouseEvent) => {
    // The router's own handler must not see the press: it would keep the browser from following.
    if (findInnerLink(event) && take()) event.stopPropagation()
  }
  addEventListener('click', handle, { capture: true })
  return () => removeEventListener('click', handle, { capture: true })
}

/** On a phone the beatbox has its controls where the notice would be. */
const isBeatbox = (pathname: string): boolean => plainPath(pathname).startsWith('/beatboxer')

/** @returns whether the tab noted the version: without storage a reload would lose mix and session */
const noteTaken = (watch: VersionWatch): boolean => {
  try {
    watch.markTaken()
    return true
  } catch (error) {
    if (error instanceof DOMException) return false
    throw error
  }
}

const useVersionEvents = (watch: VersionWatch, pathname: string) => {
  useEffect(() => {
    void watch.askSeldom()
  }, [watch, pathname])

  useEffect(() => {
    const scope = new AbortController()
    const handleShown = () => {
      if (document.visibilityState === 'visible') void watch.askSeldom()
    }
    document.addEventListener('visibilitychange', handleShown, { signal: scope.signal })
    const stop = whenOnline(() => void watch.ask())
    return () => {
      scope.abort()
      stop()
    }
  }, [watch])
}

const Offer = ({ onLoad, onClose }: { onLoad: () => boolean; onClose: () => void }) => {
  const [isWaiting, setIsWaiting] = useState(false)
  return (
    <div className="animate-rise pointer-events-auto flex items-start gap-3 rounded-2xl border border-line bg-surface py-3 pe-2 ps-4 text-ink shadow-lift">
      <div className="grow self-center py-0.5">
        <p className="font-semibold">{m.new_version_title()}</p>
        <p className="text-sm text-ink-soft">
          {isWaiting ? m.new_version_waits() : m.new_version_text()}
        </p>
      </div>
      <Button look="secondary" className="shrink-0" onClick={() => setIsWaiting(!onLoad())}>
        {m.new_version_load()}
      </Button>
      <IconButton label={m.close()} onClick={onClose}>
        <X size={18} />
      </IconButton>
    </div>
  )
}

const Following = ({ watch }: { readonly watch: VersionWatch }) => {
  const { pathname } = useLocation()
  const offered = useStore(watch, undefined)
  const [closed, setClosed] = useState<string>()
  useVersionEvents(watch, pathname)
  useEffect(followWriting, [])

  useEffect(() => {
    if (offered === undefined) return undefined
    return takeAtLink(() => mayReload() && noteTaken(watch))
  }, [watch, offered])

  const handleLoad = (): boolean => {
    if (!mayReload() || !noteTaken(watch)) return false
    location.reload()
    return true
  }

  return (
    // The live region is there before its text, so that screen readers read the text when it comes. It
    // is no `status`: a page has one, which is for answers to what the visitor did.
    <div
      aria-live="polite"
      data-new-version
      className="above-dock pointer-events-none fixed inset-x-4 bottom-[calc(max(var(--dock-height,0px),var(--toast-space,0px))+1rem)] z-20 mx-auto block max-w-md sm:inset-e-auto sm:inset-s-6 sm:mx-0"
    >
      {offered === undefined || offered === closed || isBeatbox(pathname) ? null : (
        <Offer onLoad={handleLoad} onClose={() => setClosed(offered)} />
      )}
    </div>
  )
}

/**
 * Offers a newer version of the site to a page that is open, and takes it when the visitor opens another
 * page while nothing would be lost by it.
 */
export const NewVersion = () => {
  const isHydrated = useHydrated()
  return isHydrated && versionWatch ? <Following watch={versionWatch} /> : null
}
