import { expect as plain, type Assertion } from 'vitest'
import { Claims } from './claims.ts'
import { Locator, until } from './locator.ts'
import type { Page } from './page-type.ts'

/** What a test claims of a page as a whole. */
const ofPage = ({ url, title }: Page) => ({
  toHaveURL: (wanted: RegExp) =>
    until(
      () => wanted.test(url()),
      () => `The page is at ${url()}, never at ${String(wanted)}`,
    ),
  toHaveTitle: (wanted: RegExp) =>
    until(
      async () => wanted.test(await title()),
      () => `The title never is ${String(wanted)}`,
    ),
})

/** A block of claims that holds as a whole in the end. */
const ofBlock = (act: () => Promise<void>) => ({
  toPass: async () => {
    let last: unknown
    const passes = () =>
      act().then(
        () => true,
        (error: unknown) => {
          last = error
          return false
        },
      )
    await until(passes, () => `The block never passes: ${String(last)}`)
  },
})

type PollOptions = { readonly message?: string; readonly timeout?: number }

const isPage = (value: unknown): value is Page =>
  typeof value === 'object' && value !== null && 'viewportSize' in value

/** Claims of elements and pages wait, as in Playwright; claims of values are Vitest's. */
function claim(found: Locator, message?: string): Claims
function claim(page: Page): ReturnType<typeof ofPage>
function claim(act: () => Promise<void>): ReturnType<typeof ofBlock>
function claim<Value>(value: Value, message?: string): Assertion<void, Value>
function claim(value: unknown, message?: string) {
  if (value instanceof Locator) return new Claims(value, message)
  if (isPage(value)) return ofPage(value)
  return typeof value === 'function' ? ofBlock(value as () => Promise<void>) : plain(value, message)
}

export const expect = Object.assign(claim, {
  /** Waits until a value is as claimed. */
  poll: <Value>(read: () => Value, options: PollOptions | string = {}) =>
    plain.poll(read, typeof options === 'string' ? { message: options } : options),
  stringContaining: plain.stringContaining,
  stringMatching: plain.stringMatching,
  objectContaining: plain.objectContaining,
  any: plain.any,
})
