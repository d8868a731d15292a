import type { CDPSession } from 'playwright-core'
import type { Media, Size } from '../harness/page-type.ts'
import type { BrowserCommand, BrowserCommandContext } from 'vitest/node'

/** The frame of a test's page, inside the frame of the test. */
const frameOf = (name: string): string => `iframe[data-page="${name}"]`

/** A place beside the window. */
const BEYOND = { x: -10, y: -10 }

/** What a person does to an element, by Playwright's names. */
export type Action =
  | 'blur'
  | 'check'
  | 'clear'
  | 'click'
  | 'dblclick'
  | 'fill'
  | 'focus'
  | 'hover'
  | 'press'
  | 'pressSequentially'
  | 'scrollIntoViewIfNeeded'
  | 'selectOption'
  | 'setChecked'
  | 'setInputFiles'
  | 'tap'
  | 'uncheck'

/** A file that a test gives to the page: bytes travel as base64. */
export type SentFile = { readonly name: string; readonly mimeType: string; readonly base64: string }

const isFile = (value: unknown): value is SentFile =>
  typeof value === 'object' && value !== null && 'base64' in value

const received = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(received)
  return isFile(value)
    ? { name: value.name, mimeType: value.mimeType, buffer: Buffer.from(value.base64, 'base64') }
    : value
}

/** Acts on an element of a page as a person would: the browser scrolls, hits and tells as for a person. */
const actOn: BrowserCommand<
  [page: string, selector: string, action: Action, args: unknown[]]
> = async ({ iframe }, page, selector, action, args) => {
  const element = iframe.frameLocator(frameOf(page)).locator(selector)
  const act = element[action].bind(element) as (...given: unknown[]) => Promise<unknown>
  await act(...args.map(received))
}

/** Presses keys as Playwright's `keyboard` does. */
const useKeyboard: BrowserCommand<
  [way: 'press' | 'down' | 'up' | 'type' | 'insertText', text: string]
> = async ({ page }, way, text) => {
  await page.keyboard[way](text)
}

type MouseCall =
  | [way: 'move', x: number, y: number, options?: { steps?: number }]
  | [way: 'click', x: number, y: number]
  | [way: 'down']
  | [way: 'up']
  | [way: 'wheel', x: number, y: number]

/** Moves and presses the mouse, from the top left of the whole window. */
const useMouse: BrowserCommand<MouseCall> = async ({ page }, way, ...args) => {
  const act = page.mouse[way].bind(page.mouse) as (...given: unknown[]) => Promise<void>
  await act(...args)
}

type Touch = 'touchStart' | 'touchMove' | 'touchEnd'

/** One for each window: Chromium knows the end of a touch only in the session that began it. */
const sessions = new WeakMap<object, Promise<CDPSession>>()

const sessionOf = (page: BrowserCommandContext['page']): Promise<CDPSession> => {
  const session = sessions.get(page) ?? page.context().newCDPSession(page)
  sessions.set(page, session)
  return session
}

/** Sends a finger's touch, from the top left of the whole window. */
const useTouch: BrowserCommand<[type: Touch, points: { x: number; y: number }[]]> = async (
  { page },
  type,
  touchPoints,
) => {
  const session = await sessionOf(page)
  await session.send('Input.dispatchTouchEvent', { type, touchPoints })
}

/** Sets what the system prefers; null takes a preference back. */
const emulateMedia: BrowserCommand<[media: Media]> = async ({ page }, media) => {
  await page.emulateMedia(media)
}

/** Gives the window a size, so that a page that takes the whole screen is as large as before. */
const setWindow: BrowserCommand<[size: Size]> = async ({ page }, size) => {
  await page.setViewportSize(size)
}

/** The size of letters that the listener chose in the browser's settings, in pixels. */
const setLetters: BrowserCommand<[size: number]> = async ({ page }, standard) => {
  const session = await sessionOf(page)
  await session.send('Page.setFontSizes', { fontSizes: { standard } })
}

/** Lets the screen take fingers or not, and puts the mouse where no page is. */
const prepareDevice: BrowserCommand<[hasTouch: boolean]> = async ({ page }, hasTouch) => {
  await page.emulateMedia({
    colorScheme: 'light',
    // Frames that move cost a sixth of a test's time; a test that is about motion asks for it.
    reducedMotion: process.env.DHVANI_RING === 'all' ? 'no-preference' : 'reduce',
    forcedColors: null,
    contrast: null,
  })
  await page.mouse.move(BEYOND.x, BEYOND.y)
  const session = await sessionOf(page)
  await session.send('Page.setFontSizes', { fontSizes: { standard: 16 } })
  await session.send('Emulation.setTouchEmulationEnabled', { enabled: hasTouch, maxTouchPoints: 1 })
}

type Part = {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** Takes a picture of a part of the window, as base64 of a PNG. */
const takePicture: BrowserCommand<[clip: Part]> = async ({ page }, clip) =>
  (await page.screenshot({ clip })).toString('base64')

export const commands = {
  takePicture,
  setWindow,
  setLetters,
  actOn,
  useKeyboard,
  useMouse,
  useTouch,
  emulateMedia,
  prepareDevice,
}

type Sent<Command> =
  Command extends BrowserCommand<infer Args> ? (...args: Args) => Promise<void> : never

declare module 'vitest/browser' {
  interface BrowserCommands {
    actOn: Sent<typeof actOn>
    useKeyboard: Sent<typeof useKeyboard>
    useMouse: (...call: MouseCall) => Promise<void>
    useTouch: Sent<typeof useTouch>
    emulateMedia: Sent<typeof emulateMedia>
    prepareDevice: Sent<typeof prepareDevice>
    setWindow: Sent<typeof setWindow>
    setLetters: Sent<typeof setLetters>
    takePicture: (clip: Part) => Promise<string>
  }
}
