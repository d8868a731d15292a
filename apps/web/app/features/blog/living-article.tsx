import { useEffect, useRef, type ReactNode } from 'react'
import { useLocation, useNavigate, type NavigateFunction } from 'react-router'
import { m } from '#messages'
import { followPresses } from '#lib/page/follow-presses.ts'
import { loadPart } from '#lib/code/load-part.ts'
import { retryWhenOnline } from '#lib/network/online.ts'
import { plainPath } from '#lib/language/paths.ts'
import { showToast, toasts } from '#lib/notices/toasts.ts'
import { beginWait } from '#lib/notices/waits.ts'
import { followReading } from './follow-reading.ts'
import './article.css'
import './figures/figures.css'

/**
 * @returns the link to another page of the site that a plain click follows; `undefined` for every
 *   other click, which the browser handles
 */
const findInnerLink = (event: MouseEvent): HTMLAnchorElement | undefined => {
  const { target, button, metaKey, ctrlKey, shiftKey, altKey } = event
  if (event.defaultPrevented || button !== 0 || metaKey || ctrlKey || shiftKey || altKey)
    return undefined
  const link = target instanceof Element ? target.closest('a') : null
  if (!link || link.origin !== location.origin || link.target !== '') return undefined
  if (link.hash !== '' && link.pathname === location.pathname) return undefined
  return link
}

const importPlayers = () => loadPart(() => import('./players.ts'))

let asked: ReturnType<typeof importPlayers> | undefined

const loadPlayers = () => (asked = importPlayers())

let waiting: { readonly button: HTMLElement; readonly endWait: () => void } | undefined

const showBusy = (button: HTMLElement, isBusy: boolean) => {
  button.dataset.state = isBusy ? 'loading' : 'idle'
  button.ariaBusy = String(isBusy)
}

const cancelPress = () => {
  if (!waiting) return
  waiting.endWait()
  showBusy(waiting.button, false)
  waiting = undefined
}

/** Players that were never loaded play nothing, so there is nothing to stop. */
const stopPlayers = () => {
  void asked?.then(
    (players) => players.stopPlayers(),
    () => undefined,
  )
}

/** The article whose players may sound, without its language. */
let openArticle: string | undefined

/**
 * Players sound on while their article is open, in any language: a switch of the language begins the
 * page anew, with the same players.
 *
 * @returns a function that stops them, unless the same article opens at once
 */
const playOn = (article: string) => {
  openArticle = article
  void asked?.then(
    (players) => players.showStates(),
    () => undefined,
  )
  return () => {
    cancelPress()
    openArticle = undefined
    queueMicrotask(() => {
      if (openArticle !== article) stopPlayers()
    })
  }
}

/** While the code is on its way, another press cancels or replaces this one. */
const pressPlayer = async (button: HTMLElement, navigate: NavigateFunction): Promise<void> => {
  const isSecond = waiting?.button === button
  cancelPress()
  if (isSecond) return
  showBusy(button, true)
  const press = { button, endWait: beginWait(button.dataset.wait ?? '') }
  waiting = press
  // `loadPart` tells the log. Another press tries again.
  const players = await retryWhenOnline(loadPlayers, () => waiting === press).catch(() => undefined)
  if (waiting !== press) return
  cancelPress()
  if (!players) {
    showToast({ title: m.part_missing(), variant: 'destructive' })
    return
  }
  toasts.dismissProblem()
  players.pressPlayer(button, navigate)
}

/**
 * Wraps every article and makes its HTML interactive. Links navigate without a reload, so the mix
 * plays on; players play; the contents and the progress bar follow the reader.
 */
export const LivingArticle = ({ children }: { readonly children: ReactNode }) => {
  'use no memo' // Every article loads this, and it hardly ever renders again.
  const frame = useRef<HTMLDivElement>(null)
  const navigate = useNavigate()
  const { pathname } = useLocation()

  useEffect(() => {
    const page = frame.current
    if (!page) return undefined
    const followLink = (event: MouseEvent) => {
      const link = findInnerLink(event)
      if (!link) return
      event.preventDefault()
      // The address then names this link, so that Back leads to it.
      if (link.id) history.replaceState(history.state, '', `#${link.id}`)
      void navigate(link.pathname + link.search + link.hash)
    }
    page.addEventListener('click', followLink)
    return () => page.removeEventListener('click', followLink)
  }, [navigate])

  useEffect(() => {
    const page = frame.current
    if (!page) return undefined
    return followPresses(page, {
      selector: '.listen',
      prepare: () => void loadPlayers().catch(() => undefined),
      press: (button) => pressPlayer(button, navigate),
    })
  }, [navigate])

  useEffect(() => (frame.current ? followReading(frame.current) : undefined), [pathname])

  useEffect(() => playOn(plainPath(pathname)), [pathname])

  return <div ref={frame}>{children}</div>
}
