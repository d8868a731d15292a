import { commands } from 'vitest/browser'
import { createPageClock } from './clock.ts'
import { followFrame, forgetFrame } from './frames.ts'
import { Locator, until, type Place } from './locator.ts'
import { createProblems, type Problems } from './problems.ts'
import { createRequests, type Answer } from './requests.ts'

type View = Window & typeof globalThis
export type Size = { readonly width: number; readonly height: number }
type Media = Parameters<typeof commands.emulateMedia>[0]

/** The screens of the ring. */
export const DESKTOP: Size = { width: 1280, height: 800 }
export const PHONE: Size = { width: 375, height: 812 }

type PageOptions = {
  readonly answer: Answer
  readonly size?: Size
  readonly problems?: Problems
}

/** The first page of a run waits until the code of the site is compiled. */
const FIRST_LIMIT_MS = 150_000

let opened = 0

/**
 * A page of the site in a frame of its own: its own document, address, modules and console, as a tab has. Names and
 * meaning are those of Playwright's `Page`.
 */
export const createPage = ({
  answer,
  size = DESKTOP,
  problems = createProblems(),
}: PageOptions) => {
  opened += 1
  const name = String(opened)
  const frame = document.createElement('iframe')
  frame.dataset.page = name
  frame.allow = 'autoplay; fullscreen; clipboard-write; clipboard-read'
  frame.style.cssText = 'position:fixed;inset:0 auto auto 0;border:0;background:#fff'
  document.body.append(frame)
  const clock = createPageClock()
  const requests = createRequests(answer, problems.tell)
  const scripts: ((target: View) => void)[] = []
  let viewport = size

  const setViewportSize = (next: Size) => {
    viewport = next
    Object.assign(frame, { width: String(next.width), height: String(next.height) })
    return Promise.resolve()
  }
  void setViewportSize(size)

  const view = (): View => frame.contentWindow as View
  const front = () => {
    for (const other of document.querySelectorAll<HTMLElement>('iframe[data-page]'))
      other.style.zIndex = other === frame ? '1' : '0'
    if (document.activeElement !== frame) view().focus()
  }
  const place: Place = { name, window: view, focus: front }

  let isBegun = false
  const begin = (target: View) => {
    isBegun = true
    problems.watch(target)
    clock.give(target)
    const beyond = target.fetch.bind(target)
    target.fetch = async (input, init) => {
      const request = new target.Request(input, init)
      return requests.send(request, beyond)
    }
    // Chromium answers through the navigator alone whether it is online.
    Object.defineProperty(target.navigator, 'onLine', { get: () => isOnline, configurable: true })
    // A device with so little memory renders no new periods of its sounds, which takes seconds of a core.
    Object.defineProperty(target.navigator, 'deviceMemory', { get: () => 2, configurable: true })
    for (const script of scripts) script(target)
  }
  followFrame(name, { begin })
  let isOnline = true

  /** Shows the document at an address, once it is alive. */
  const show = async (address: string) => {
    const { origin, href, pathname, search } = new URL(address, location.origin)
    const there = view().location
    isBegun = false
    if (there.origin === origin && there.pathname === pathname && there.search === search) {
      view().history.replaceState(null, '', href)
      there.reload()
    } else there.replace(href)
    await until(
      () => isBegun && view().document.documentElement?.hasAttribute('data-alive'),
      () => `${href} never came alive: ${problems.list().join('\n')}`,
      FIRST_LIMIT_MS,
    )
    front()
  }

  const all = new Locator(place, '')
  const corner = () => {
    const { x, y } = frame.getBoundingClientRect()
    const outer = window.frameElement?.getBoundingClientRect()
    return { x: x + (outer?.x ?? 0), y: y + (outer?.y ?? 0) }
  }
  const key = (way: 'press' | 'down' | 'up' | 'type' | 'insertText') => (text: string) => {
    front()
    return commands.useKeyboard(way, text)
  }
  const at = (x: number, y: number) => [x + corner().x, y + corner().y] as const

  return {
    place,
    problems,
    clock,
    window: view,
    goto: show,
    reload: () => show(view().location.href),
    goBack: async () => {
      view().history.back()
      await new Promise((done) => setTimeout(done, 0))
    },
    url: () => view().location.href,
    /** The address as the site names it: `/?mix=…` */
    path: () => view().location.href.slice(location.origin.length),
    title: () => Promise.resolve(view().document.title),
    viewportSize: () => viewport,
    setViewportSize,
    /** Runs in the page before its own scripts, at each of its documents. */
    addInitScript: <Argument>(script: (argument: Argument) => void, argument?: Argument) => {
      scripts.push((target) => run(target, script, argument))
      return Promise.resolve()
    },
    /** Runs a function in the page: its globals are the page's, and it sees nothing of the test. */
    evaluate: async <Result, Argument = undefined>(
      read: (argument: Argument) => Result,
      argument?: Argument,
    ): Promise<Awaited<Result>> => await run(view(), read, argument),
    emulateMedia: (media: Media) => commands.emulateMedia(media),
    route: requests.route,
    unroute: requests.unroute,
    waitForRequest: requests.waitForRequest,
    setOffline: (next: boolean) => {
      isOnline = !next
      requests.setOffline(next)
      view().dispatchEvent(new Event(next ? 'offline' : 'online'))
      return Promise.resolve()
    },
    bringToFront: () => Promise.resolve(front()),
    locator: (selector: string) => all.locator(selector),
    getByRole: all.getByRole.bind(all),
    getByText: all.getByText.bind(all),
    getByLabel: all.getByLabel.bind(all),
    getByPlaceholder: all.getByPlaceholder.bind(all),
    getByAltText: all.getByAltText.bind(all),
    keyboard: {
      press: key('press'),
      down: key('down'),
      up: key('up'),
      type: key('type'),
      insertText: key('insertText'),
    },
    mouse: {
      move: (x: number, y: number, options: { steps?: number } = {}) =>
        commands.useMouse('move', ...at(x, y), options),
      click: (x: number, y: number) => commands.useMouse('click', ...at(x, y)),
      down: () => commands.useMouse('down'),
      up: () => commands.useMouse('up'),
      wheel: (x: number, y: number) => commands.useMouse('wheel', x, y),
    },
    /** A finger on the page. */
    touch: (
      type: 'touchStart' | 'touchMove' | 'touchEnd',
      points: readonly { x: number; y: number }[],
    ) =>
      commands.useTouch(
        type,
        points.map((point) => {
          const [x, y] = at(point.x, point.y)
          return { x, y }
        }),
      ),
    close: () => {
      frame.remove()
      forgetFrame(name)
    },
  }
}

export type Page = ReturnType<typeof createPage>

/** Calls a function with the globals of a page. */
const run = <Result, Argument>(
  target: View,
  read: (argument: Argument) => Result,
  argument?: Argument,
): Result => {
  const inPage = (target as View & { eval(code: string): unknown }).eval(
    `(${String(read)})`,
  ) as typeof read
  return inPage(argument as Argument)
}
