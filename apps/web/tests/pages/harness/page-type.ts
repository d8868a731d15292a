import type { PageClock } from './clock.ts'
import type { Locator } from './locator.ts'
import type { Problems } from './problems.ts'
import type { Requests } from './requests.ts'

export type View = Window & typeof globalThis
export type Size = { readonly width: number; readonly height: number }
export type Point = { readonly x: number; readonly y: number }

/** What the system of a listener prefers; null takes a preference back. */
export type Media = {
  readonly colorScheme?: 'light' | 'dark' | null
  readonly reducedMotion?: 'reduce' | 'no-preference' | null
  readonly forcedColors?: 'active' | 'none' | null
  readonly contrast?: 'more' | 'no-preference' | null
}

type Find = Pick<
  Locator,
  'locator' | 'getByRole' | 'getByText' | 'getByLabel' | 'getByPlaceholder' | 'getByAltText'
>

type Type = (text: string) => Promise<void>

type Keyboard = Readonly<Record<'press' | 'down' | 'up' | 'type' | 'insertText', Type>>

/** In pixels from the top left of the page. */
type Mouse = {
  move(x: number, y: number, options?: { readonly steps?: number }): Promise<void>
  click(x: number, y: number): Promise<void>
  down(): Promise<void>
  up(): Promise<void>
  wheel(x: number, y: number): Promise<void>
}

/** The browser of a page. */
type Context = {
  /** Opens another tab, before this one. */
  newPage(): Promise<Page>
  setOffline(isOffline: boolean): Promise<void>
}

/**
 * A page of the site in a frame of its own: its own document, address, modules and console, as a tab has. Names and
 * meaning are those of Playwright's `Page`.
 */
export type Page = Find &
  Pick<Requests, 'route' | 'unroute' | 'waitForRequest' | 'underWay'> & {
    readonly problems: Problems
    readonly clock: PageClock
    readonly keyboard: Keyboard
    readonly mouse: Mouse
    /** A finger on the page. */
    touch(type: 'touchStart' | 'touchMove' | 'touchEnd', points: readonly Point[]): Promise<void>
    window(): View
    goto(address: string): Promise<void>
    reload(): Promise<void>
    goBack(): Promise<void>
    url(): string
    /** The address as the site names it: `/?mix=…` */
    path(): string
    title(): Promise<string>
    viewportSize(): Size
    setViewportSize(size: Size): Promise<void>
    /** Runs in the page before its own scripts, at each of its documents. */
    addInitScript<Argument>(
      script: (argument: Argument) => void,
      argument?: Argument,
    ): Promise<void>
    /** Runs a function in the page: its globals are the page's, and it sees nothing of the test. */
    evaluate<Result, Argument = undefined>(
      read: (argument: Argument) => Result,
      argument?: Argument,
    ): Promise<Awaited<Result>>
    waitForFunction(isSo: () => unknown): Promise<void>
    /** Lets scripts of the page call a function of the test. */
    exposeFunction(name: string, act: (...args: never[]) => unknown): Promise<void>
    emulateMedia(media: Media): Promise<void>
    /** Sets the browser's own size of letters, in pixels: 16 by itself. */
    setLetters(size: number): Promise<void>
    /** @returns a picture of the page, as base64 of a PNG */
    screenshot(): Promise<string>
    bringToFront(): Promise<void>
    context(): Context
    close(): Promise<void>
  }
