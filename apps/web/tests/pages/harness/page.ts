import { commands, page as tester } from 'vitest/browser'
import { createPageClock } from './clock.ts'
import { followFrame, forgetFrame } from './frames.ts'
import { Locator, until, type Place } from './locator.ts'
import type { Page, Size, View } from './page-type.ts'
import { requestIn } from './page-xhr.ts'
import type { Problems } from './problems.ts'
import { createRequests, type Answer, type Requests } from './requests.ts'

/** The screens of the ring. */
export const DESKTOP: Size = { width: 1280, height: 800 }
export const PHONE: Size = { width: 375, height: 812 }

type PageOptions = {
  readonly answer: Answer
  readonly size: Size
  readonly problems: Problems
}

let opened = 0

/** Gives the window and Vitest's frame in it the size of the page. */
const fitWindow = async ({ width, height }: Size): Promise<void> => {
  const windows = [window, window.top ?? window]
  if (
    windows.every(({ innerWidth, innerHeight }) => innerWidth === width && innerHeight === height)
  )
    return
  await commands.setWindow({ width, height })
  await tester.viewport(width, height)
}

type Fetch = (request: Request) => Promise<Response>

const built = new Map<string, ArrayBuffer>()

/**
 * Asks once for a file that a build named by its content. The page fetches each of its files before it imports it, which
 * took a fifth of a test's time.
 */
const keepingBuilt =
  (beyond: Fetch): Fetch =>
  async (request) => {
    const { pathname } = new URL(request.url)
    if (!pathname.startsWith('/assets/')) return beyond(request)
    const known = built.get(pathname)
    if (known) return new Response(known)
    const answer = await beyond(request)
    if (answer.ok) built.set(pathname, await answer.clone().arrayBuffer())
    return answer
  }

/** The `fetch` of a document: answers and errors are of its own kind, as its code expects. */
const answerIn = (target: View, { send }: Requests): typeof fetch => {
  const beyond = keepingBuilt(target.fetch.bind(target))
  return async (input, init) => {
    try {
      const answer = await send(new target.Request(input, init), beyond)
      if (answer instanceof target.Response) return answer
      const { body, status, statusText, headers } = answer
      return new target.Response(body, { status, statusText, headers: [...headers] })
    } catch (error) {
      throw error instanceof TypeError ? new target.TypeError(error.message) : error
    }
  }
}

/** Calls a function with the globals of a page. */
const callIn = <Result, Argument>(
  target: View,
  read: (argument: Argument) => Result,
  argument?: Argument,
): Result => (target.eval(`(${String(read)})`) as typeof read)(argument as Argument)

const openFrame = (name: string): HTMLIFrameElement => {
  const frame = document.createElement('iframe')
  frame.dataset.page = name
  frame.allow = 'autoplay; fullscreen; clipboard-write; clipboard-read'
  frame.style.cssText = 'position:fixed;inset:0 auto auto 0;border:0;background:#fff'
  document.body.append(frame)
  return frame
}

/** Opens a frame for pages of the site; nothing is shown in it before `goto`. */
export const createPage = (options: PageOptions): Page => {
  const { answer, problems } = options
  opened += 1
  const name = String(opened)
  const frame = openFrame(name)
  const clock = createPageClock()
  const requests = createRequests(answer, problems.tell)
  const scripts: ((target: View) => void)[] = []
  const tabs: Page[] = []
  let viewport = options.size
  let isOnline = true
  let isBegun = false

  const view = (): View => frame.contentWindow as View
  const setSize = async (next: Size) => {
    viewport = next
    Object.assign(frame, { width: String(next.width), height: String(next.height) })
    await fitWindow(next)
  }

  const bringToFront = () => {
    for (const other of document.querySelectorAll<HTMLElement>('iframe[data-page]'))
      other.style.zIndex = other === frame ? '1' : '0'
    if (document.activeElement !== frame) view().focus()
  }

  const begin = (target: View) => {
    isBegun = true
    problems.watch(target)
    clock.give(target)
    target.fetch = answerIn(target, requests)
    target.XMLHttpRequest = requestIn(target, requests)
    // It would answer requests that tests answer.
    Reflect.deleteProperty(target.Navigator.prototype, 'serviceWorker')
    Object.defineProperty(target.navigator, 'onLine', { get: () => isOnline })
    // A device with so little memory renders no new periods of its sounds, which takes seconds of a core.
    Object.defineProperty(target.navigator, 'deviceMemory', { get: () => 2 })
    for (const script of scripts) script(target)
  }
  followFrame(name, { begin })

  /** Shows the document at an address, once its scripts answer. */
  const show = async (address: string) => {
    await setSize(viewport)
    const { origin, href, pathname, search } = new URL(address, location.origin)
    const there = view().location
    isBegun = false
    if (there.origin === origin && there.pathname === pathname && there.search === search) {
      view().history.replaceState(null, '', href)
      there.reload()
    } else there.replace(href)
    // Before the document is read, what collects early presses is not there yet.
    const isAlive = () => view().document.readyState !== 'loading' && !('earlyPresses' in view())
    await until(
      () => isBegun && isAlive(),
      () => `${href} never came alive: ${problems.list().join('\n')}`,
    )
    bringToFront()
  }

  /** From a place of the page to that of the window. */
  const at = (x: number, y: number) => {
    const inner = frame.getBoundingClientRect()
    const outer = window.frameElement?.getBoundingClientRect()
    return [x + inner.x + (outer?.x ?? 0), y + inner.y + (outer?.y ?? 0)] as const
  }
  const key = (way: 'press' | 'down' | 'up' | 'type' | 'insertText') => (text: string) => {
    bringToFront()
    return commands.useKeyboard(way, text)
  }

  const setOnline = (next: boolean) => {
    isOnline = next
    requests.setOffline(!next)
    view().dispatchEvent(new Event(next ? 'online' : 'offline'))
  }
  const place: Place = { name, window: view, focus: bringToFront, page: () => page }
  const all = new Locator(place, '')

  const page: Page = {
    ...requests,
    problems,
    clock,
    locator: (selector) => all.locator(selector),
    getByRole: (...asked) => all.getByRole(...asked),
    getByText: (...asked) => all.getByText(...asked),
    getByLabel: (...asked) => all.getByLabel(...asked),
    getByPlaceholder: (...asked) => all.getByPlaceholder(...asked),
    getByAltText: (...asked) => all.getByAltText(...asked),
    keyboard: {
      press: key('press'),
      down: key('down'),
      up: key('up'),
      type: key('type'),
      insertText: key('insertText'),
    },
    mouse: {
      move: (x, y, steps = {}) => commands.useMouse('move', ...at(x, y), steps),
      click: (x, y) => commands.useMouse('click', ...at(x, y)),
      down: () => commands.useMouse('down'),
      up: () => commands.useMouse('up'),
      wheel: (x, y) => commands.useMouse('wheel', x, y),
    },
    touch: (type, points) =>
      commands.useTouch(
        type,
        points.map((point) => {
          const [x, y] = at(point.x, point.y)
          return { x, y }
        }),
      ),
    window: view,
    goto: show,
    reload: () => show(view().location.href),
    goBack: () => Promise.resolve(view().history.back()),
    url: () => view().location.href,
    path: () => view().location.href.slice(location.origin.length),
    title: () => Promise.resolve(view().document.title),
    viewportSize: () => viewport,
    setViewportSize: setSize,
    addInitScript: (script, argument) => {
      scripts.push((target) => callIn(target, script, argument))
      return Promise.resolve()
    },
    // An async function, so that what the call throws is a rejection.
    evaluate: async <Result, Argument>(
      read: (argument: Argument) => Result,
      argument?: Argument,
    ): Promise<Awaited<Result>> => {
      const result = await callIn(view(), read, argument)
      return result
    },
    waitForFunction: (isSo) =>
      until(
        () => Boolean(callIn(view(), isSo)),
        () => `Never so: ${String(isSo)}`,
      ),
    exposeFunction: (called, act) => {
      scripts.push((target) => Object.assign(target, { [called]: act }))
      return Promise.resolve()
    },
    emulateMedia: commands.emulateMedia,
    setLetters: commands.setLetters,
    screenshot: () => {
      const [x, y] = at(0, 0)
      return commands.takePicture({ x, y, ...viewport })
    },
    bringToFront: () => Promise.resolve(bringToFront()),
    context: () => ({
      newPage: () => {
        const tab = createPage({ ...options, size: viewport })
        tabs.push(tab)
        return Promise.resolve(tab)
      },
      setOffline: async (isOffline) => {
        setOnline(!isOffline)
        for (const tab of tabs) await tab.context().setOffline(isOffline)
      },
    }),
    close: async () => {
      for (const tab of tabs) await tab.close()
      frame.remove()
      forgetFrame(name)
    },
  }
  return page
}
