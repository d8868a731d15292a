import { inject, test as base } from 'vitest'
import { tapAudio } from './fixtures/audio-tap.ts'
import { welcome } from './fixtures/account.ts'
import { setTheme } from './fixtures/both-themes.ts'
import { addToMix } from './fixtures/home.ts'
import { cleanBrowser } from './harness/clean-browser.ts'
import { expect } from './harness/expect.ts'
import { findViolations } from './harness/find-violations.ts'
import type { Page, Size } from './harness/page-type.ts'
import { createPage, DESKTOP, PHONE } from './harness/page.ts'
import { createProblems, type Problems } from './harness/problems.ts'
import type { Account } from './service/accounts.ts'
import { createService, type Service } from './service/create-service.ts'

/** Where the page keeps the session of the official client. */
const SESSION_KEY = 'dhvani-auth'

type Fixtures = {
  /** The screen: a large one, unless the test is `onPhone`. */
  size: Size
  hasTouch: boolean
  /** Answers in place of the server; its state is the test's own. */
  service: Service
  /** Fails the test at its end if the page had a problem that the test did not allow. */
  problems: Problems
  page: Page
  /** A confirmed account. */
  account: Account
  /** Opens a page of the site in a browser where `account` signed in before; Home by default. */
  openSignedIn: (path?: string) => Promise<void>
  /** Opens Home signed in, with Rain in the mix. */
  openWithRain: () => Promise<void>
  /** The same in a page whose clock the test moves. */
  openWithRainByClock: () => Promise<void>
  /** Fails on any axe violation in the page as it is now, in the day's theme and in the night's. */
  expectAccessible: () => Promise<void>
}

/** A test on a large screen. */
export const test = base.extend<Fixtures>({
  size: DESKTOP,
  hasTouch: false,
  // oxlint-disable-next-line no-empty-pattern -- Vitest reads the fixture's needs from it
  service: async ({}, provide) => provide(createService()),
  // oxlint-disable-next-line no-empty-pattern -- as above
  problems: async ({}, provide) => {
    const problems = createProblems()
    await provide(problems)
    expect(problems.list(), 'problems in the page').toEqual([])
  },
  page: async ({ service, problems, size, hasTouch }, provide) => {
    await cleanBrowser(hasTouch)
    const page = createPage({ answer: service.answer, problems, size })
    await tapAudio(page)
    await provide(page)
    await page.close()
  },
  account: async ({ service }, provide) => {
    const account = {
      email: `listener-${crypto.randomUUID().slice(0, 8)}@example.com`,
      password: 'quiet-river-and-rain',
      name: 'Asha Listener',
    }
    service.accounts.add(account)
    await provide(account)
  },
  openSignedIn: async ({ page, service, account }, provide) =>
    provide(async (path = '/') => {
      localStorage.setItem(SESSION_KEY, JSON.stringify(service.accounts.open(account)))
      await page.goto(path)
      await expect(welcome(page, account)).toBeAttached()
    }),
  openWithRain: async ({ page, openSignedIn }, provide) =>
    provide(async () => {
      await openSignedIn()
      await addToMix(page, 'Rain')
    }),
  openWithRainByClock: async ({ page, openWithRain }, provide) =>
    provide(async () => {
      await page.clock.install()
      await openWithRain()
    }),
  expectAccessible: async ({ page }, provide) =>
    provide(async () => {
      const before = await setTheme(page, 'subah')
      expect(await findViolations(page, 'everything'), 'accessibility').toEqual([])
      await setTheme(page, 'raat')
      expect(await findViolations(page, 'colours'), 'accessibility by night').toEqual([])
      await setTheme(page, before)
    }),
})

/** A test on a phone: a small screen and fingers. */
export const onPhone = test.extend({ size: PHONE, hasTouch: true }) as typeof test

/** The same test on both screens. `npm test` makes it on the phone, and `npm run test:all` on both. */
export const onBoth = (name: string, claim: (given: Fixtures) => Promise<void>): void => {
  if (inject('isWholeRing')) test(name, claim)
  onPhone(`${name}, on a phone`, claim)
}

const inWholeRing =
  (make: (name: string, claim: (given: Fixtures) => Promise<void>) => void): typeof make =>
  (name, claim) => {
    if (inject('isWholeRing')) make(name, claim)
  }

/**
 * A test of `npm run test:all` alone: what it claims is claimed in `npm test` too, of another way, at another size or
 * by a cheaper ring.
 */
export const variation = inWholeRing(test)

/** Such a test on both screens. */
export const variationOnBoth = inWholeRing(onBoth)

declare module 'vitest' {
  interface ProvidedContext {
    /** Whether tests leave no variation out, as in `npm run test:all`. */
    isWholeRing: boolean
  }
}

export { describe } from 'vitest'
export { expect } from './harness/expect.ts'
export type { Locator } from './harness/locator.ts'
export type { Page } from './harness/page-type.ts'
