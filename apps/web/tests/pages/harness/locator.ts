import {
  getByAltTextSelector,
  getByLabelSelector,
  getByPlaceholderSelector,
  getByRoleSelector,
  getByTextSelector,
  selectorEngine,
} from '@vitest/browser/locators'
import { commands } from 'vitest/browser'
import type { Action, SentFile } from '../node/commands.ts'
import type { Page } from './page-type.ts'

type Text = string | RegExp
type RoleOptions = Parameters<typeof getByRoleSelector>[1]
type TextOptions = { readonly exact?: boolean }
type Filter = {
  readonly hasText?: Text
  readonly hasNotText?: Text
  readonly has?: Locator
  readonly hasNot?: Locator
  readonly visible?: boolean
}
type Box = {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** A file as `setInputFiles` takes it. */
export type GivenFile = {
  readonly name: string
  readonly mimeType: string
  readonly buffer: Uint8Array
}

/** The window and the name of the frame that a locator looks into. */
export type Place = {
  readonly name: string
  readonly window: () => Window & typeof globalThis
  /** Brings the page before the others, and the keyboard into it. */
  readonly focus: () => void
  readonly page: () => Page
}

/** As in Playwright, a text may be a part of what an element has; Vitest would want the whole. */
const PART = { exact: false }

const quoted = (text: Text): string =>
  typeof text === 'string'
    ? `${JSON.stringify(text)}i`
    : String(text).replaceAll('>>', String.raw`\>\>`)

const toBase64 = (bytes: Uint8Array): string => {
  let text = ''
  for (const byte of bytes) text += String.fromCharCode(byte)
  return btoa(text)
}

const sent = ({ name, mimeType, buffer }: GivenFile): SentFile => ({
  name,
  mimeType,
  base64: toBase64(buffer),
})

/**
 * Finds elements of a page as Playwright's locators of the same names do: by the same engine, here in the page. What a
 * person does to them goes through the browser.
 */
export class Locator {
  readonly place: Place
  readonly selector: string

  constructor(place: Place, selector: string) {
    this.place = place
    this.selector = selector
  }

  page(): Page {
    return this.place.page()
  }
  locator(selector: string): Locator {
    return new Locator(
      this.place,
      this.selector === '' ? selector : `${this.selector} >> ${selector}`,
    )
  }
  getByRole(role: string, options: RoleOptions = {}): Locator {
    return this.locator(getByRoleSelector(role, { ...PART, ...options }))
  }
  getByText(text: Text, options: TextOptions = {}): Locator {
    return this.locator(getByTextSelector(text, { ...PART, ...options }))
  }
  getByLabel(text: Text, options: TextOptions = {}): Locator {
    return this.locator(getByLabelSelector(text, { ...PART, ...options }))
  }
  getByPlaceholder(text: Text, options: TextOptions = {}): Locator {
    return this.locator(getByPlaceholderSelector(text, { ...PART, ...options }))
  }
  getByAltText(text: Text, options: TextOptions = {}): Locator {
    return this.locator(getByAltTextSelector(text, { ...PART, ...options }))
  }
  filter({ hasText, hasNotText, has, hasNot, visible }: Filter): Locator {
    return this.locator(
      [
        ...(hasText === undefined ? [] : [`internal:has-text=${quoted(hasText)}`]),
        ...(hasNotText === undefined ? [] : [`internal:has-not-text=${quoted(hasNotText)}`]),
        ...(has ? [`internal:has=${JSON.stringify(has.selector)}`] : []),
        ...(hasNot ? [`internal:has-not=${JSON.stringify(hasNot.selector)}`] : []),
        ...(visible === undefined ? [] : [`visible=${String(visible)}`]),
      ].join(' >> '),
    )
  }
  and({ selector }: Locator): Locator {
    return this.locator(`internal:and=${JSON.stringify(selector)}`)
  }
  or({ selector }: Locator): Locator {
    return this.locator(`internal:or=${JSON.stringify(selector)}`)
  }
  nth(index: number): Locator {
    return this.locator(`nth=${index}`)
  }
  first(): Locator {
    return this.nth(0)
  }
  last(): Locator {
    return this.nth(-1)
  }

  /** The elements at this moment. */
  elements(): HTMLElement[] {
    return selectorEngine.querySelectorAll(
      selectorEngine.parseSelector(this.selector),
      this.place.window().document,
    ) as HTMLElement[]
  }
  /** @throws when the page has none of it, or more than one */
  element(): HTMLElement {
    const [found, ...others] = this.elements()
    if (!found) throw new Error(`The page has no ${this.selector}`)
    if (others.length > 0) throw new Error(`The page has ${others.length + 1} of ${this.selector}`)
    return found
  }
  all(): Promise<Locator[]> {
    return Promise.resolve(this.elements().map((_, index) => this.nth(index)))
  }
  count(): Promise<number> {
    return Promise.resolve(this.elements().length)
  }

  async evaluate<Result, Argument = undefined>(
    read: (element: HTMLElement, argument: Argument) => Result,
    argument?: Argument,
  ): Promise<Awaited<Result>> {
    return await read(await this.untilThere(), argument as Argument)
  }
  async evaluateAll<Result>(read: (elements: HTMLElement[]) => Result): Promise<Awaited<Result>> {
    return await read(this.elements())
  }
  async getAttribute(name: string): Promise<string | null> {
    return (await this.untilThere()).getAttribute(name)
  }
  async textContent(): Promise<string | null> {
    return (await this.untilThere()).textContent
  }
  async innerText(): Promise<string> {
    return (await this.untilThere()).innerText
  }
  async inputValue(): Promise<string> {
    return ((await this.untilThere()) as HTMLInputElement).value
  }
  allTextContents(): Promise<string[]> {
    return Promise.resolve(this.elements().map(({ textContent }) => textContent ?? ''))
  }
  isVisible(): Promise<boolean> {
    return Promise.resolve(this.elements().some(isSeen))
  }
  async boundingBox(): Promise<Box | null> {
    const element = await this.untilThere()
    if (!isSeen(element)) return null
    const { x, y, width, height } = element.getBoundingClientRect()
    return { x, y, width, height }
  }
  waitFor(): Promise<unknown> {
    return this.untilThere(isSeen)
  }

  click(options: { trial?: boolean; force?: boolean; position?: { x: number; y: number } } = {}) {
    return this.act('click', options)
  }
  dblclick() {
    return this.act('dblclick')
  }
  hover() {
    return this.act('hover')
  }
  focus() {
    return this.act('focus')
  }
  press(key: string) {
    return this.act('press', key)
  }
  pressSequentially(text: string) {
    return this.act('pressSequentially', text)
  }
  fill(text: string) {
    return this.act('fill', text)
  }
  clear() {
    return this.act('clear')
  }
  check() {
    return this.act('check')
  }
  uncheck() {
    return this.act('uncheck')
  }
  selectOption(value: string) {
    return this.act('selectOption', value)
  }
  setInputFiles(files: GivenFile | readonly GivenFile[]) {
    return this.act(
      'setInputFiles',
      [files].flat().map((file) => sent(file as GivenFile)),
    )
  }
  scrollIntoViewIfNeeded() {
    return this.act('scrollIntoViewIfNeeded')
  }

  toString(): string {
    return this.selector
  }

  private act(action: Action, ...args: unknown[]): Promise<void> {
    this.place.focus()
    return commands.actOn(this.place.name, this.selector, action, args)
  }

  private async untilThere(
    isWanted: (element: HTMLElement) => boolean = () => true,
  ): Promise<HTMLElement> {
    await until(
      () => this.elements().some(isWanted),
      () => `The page never had ${this.selector}`,
    )
    return this.element()
  }
}

/** Whether a person sees an element: as Playwright decides it. */
export const isSeen = (element: Element): boolean => {
  const { width, height } = element.getBoundingClientRect()
  return width > 0 && height > 0 && element.checkVisibility({ visibilityProperty: true })
}

/** Longer than any answer of a page takes on a busy machine; only a broken test waits for it. */
const LIMIT_MS = 90_000

/** @throws after the limit, with what was waited for */
export const until = async (
  isSo: () => boolean | Promise<boolean>,
  complaint: () => string,
  limit = LIMIT_MS,
): Promise<void> => {
  const start = performance.now()
  while (!(await isSo())) {
    if (performance.now() - start > limit) throw new Error(complaint())
    await new Promise((done) => setTimeout(done, 20))
  }
}
