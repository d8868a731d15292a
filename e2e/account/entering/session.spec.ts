import type { Page } from '@playwright/test'
import { tapAudio } from '../../fixtures/audio-tap.ts'
import { mailTo, codeIn } from '../../fixtures/mail.ts'
import {
  aNewAccount,
  keptSession,
  callAsPage,
  welcome,
  signInLink,
  field,
  signIn,
  type Account,
} from '../../fixtures/account.ts'
import { whenQuiet } from '../../fixtures/quiet.ts'
import { expect, test } from '../../fixtures/test.ts'
import type { PageProblems } from '../../fixtures/watch-page.ts'
import { whenWhole } from '../../fixtures/whole.ts'
import { thoroughUnless } from '../../fixtures/thorough.ts'

const REFRESH = /\/auth\/v1\/token\?grant_type=refresh_token/
const MINUTE = 60_000
const REFUSED = { status: 400, code: 'refresh_token_not_found' }

/** Counts the renewals that the page asks for, and answers them as the test says. */
const watchRefresh = async (page: Page) => {
  const seen = { count: 0, answer: 'pass' as 'pass' | 'break' | { status: number; code: string } }
  await page.route(REFRESH, async (route) => {
    seen.count += 1
    const { answer } = seen
    if (answer === 'pass') return route.continue()
    if (answer === 'break') return route.abort('connectionreset')
    return route.fulfill({ status: answer.status, json: { code: answer.code, message: 'No' } })
  })
  return seen
}

const turn = (page: Page, visibility: 'visible' | 'hidden') =>
  page.evaluate((state) => {
    Object.defineProperty(document, 'visibilityState', { value: state, configurable: true })
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
  }, visibility)

/** Waits until Home has every answer: what is under way when the clock jumps is past its deadline. */
const whenHomeIsRead = async (page: Page) => {
  await whenWhole(page)
  // Home asks for the account's lists last, after the parts that show them have come.
  await expect(page.getByText('No custom sounds yet')).toBeVisible()
  await whenQuiet(page)
}

/** A renewal counts from the sign-in by the clock of the page, so the form does the sign-in. */
const signInWithClock = async (
  page: Page,
  { account, problems }: { readonly account: Account; readonly problems: PageProblems },
  time = Date.now(),
) => {
  // A request under way when the clock jumps counts as late, and is sent again.
  problems.allow(/^uncaught: signal timed out$/)
  await page.clock.install({ time })
  await signIn(page, account)
  await whenHomeIsRead(page)
}

test('a session is renewed before it ends while the tab is visible', async ({
  page,
  account,
  problems,
}) => {
  const refresh = await watchRefresh(page)
  await signInWithClock(page, { account, problems })
  const first = await keptSession(page)
  await page.clock.fastForward(30 * MINUTE)
  expect(refresh.count, 'no renewal after half an hour').toBe(0)
  await page.clock.fastForward(29 * MINUTE)
  await expect.poll(() => refresh.count).toBe(1)
  await expect
    .poll(async () => (await keptSession(page))?.access_token)
    .not.toBe(first?.access_token)
  await expect(welcome(page, account)).toBeAttached()
})

test(
  'a hidden tab asks for no renewal, and recovers when it is visible again',
  { tag: '@thorough' },
  async ({ page, account, problems }) => {
    const refresh = await watchRefresh(page)
    await signInWithClock(page, { account, problems })
    await turn(page, 'hidden')
    await page.clock.fastForward(120 * MINUTE)
    await page.clock.runFor(2 * MINUTE)
    expect(refresh.count).toBe(0)
    await turn(page, 'visible')
    await expect.poll(() => refresh.count).toBe(1)
    await expect
      .poll(async () => (await keptSession(page))?.expires_at)
      .toBeGreaterThan((await page.evaluate(() => Date.now())) / 1000 + 3500)
    await expect(welcome(page, account)).toBeAttached()
  },
)

test('a refused renewal signs out at once in every tab, and the page says why', async ({
  page,
  context,
  account,
  problems,
}) => {
  problems.allow(/400/)
  const refresh = await watchRefresh(page)
  await signInWithClock(page, { account, problems })
  const other = await context.newPage()
  await tapAudio(other)
  // The clock of a test runs in all tabs, and a visible tab would ask for a renewal too.
  await other.addInitScript(() =>
    Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true }),
  )
  const listed = other.waitForResponse(/\/user_sounds/)
  await other.goto('/')
  await expect(welcome(other, account)).toBeAttached()
  await listed
  await whenWhole(other)
  refresh.answer = REFUSED
  // The access token is valid for one more minute, but the session ends now.
  await page.clock.fastForward(59 * MINUTE)
  // The client passes over a look while the other tab reads the session, and looks again after 30 seconds.
  const isAsked = expect.poll(() => refresh.count, { timeout: 5000 }).toBe(1)
  await isAsked.catch(() => page.clock.fastForward(MINUTE / 2))
  await expect(page.getByText('You have been signed out')).toBeVisible()
  await expect(page.getByText('Your session has ended. Please sign in again.')).toBeVisible()
  await expect(signInLink(page)).toBeVisible()
  await expect(signInLink(other)).toBeVisible()
  expect(await keptSession(page)).toBeNull()
  expect(refresh.count, 'asked once').toBe(1)
})

test(
  'a late message from another tab does not restore a session that has ended',
  { tag: '@thorough' },
  async ({ page, account, problems }) => {
    problems.allow(/400/)
    const refresh = await watchRefresh(page)
    await signInWithClock(page, { account, problems })
    const ended = await keptSession(page)
    refresh.answer = REFUSED
    await page.clock.fastForward(59 * MINUTE)
    await expect(signInLink(page)).toBeVisible()
    await page.evaluate(async (session) => {
      const [speaker, listener] = [
        new BroadcastChannel('dhvani-auth'),
        new BroadcastChannel('dhvani-auth'),
      ]
      const isHeard = new Promise((resolve) => (listener.onmessage = resolve))
      speaker.postMessage({ event: 'SIGNED_IN', session })
      await isHeard
    }, ended)
    await expect(welcome(page, account)).not.toBeAttached()
    await expect(signInLink(page)).toBeVisible()
  },
)

for (const status of [429, 500, 503])
  test(
    `a renewal that fails with ${status} is tried again, and the session stays`,
    thoroughUnless(status === 503),
    async ({ page, account, problems }) => {
      problems.allow(new RegExp(`${status}|503`))
      const refresh = await watchRefresh(page)
      await signInWithClock(page, { account, problems })
      const first = await keptSession(page)
      refresh.answer = { status, code: 'unexpected_failure' }
      await page.clock.fastForward(59 * MINUTE)
      await expect.poll(() => refresh.count).toBe(1)
      refresh.answer = 'pass'
      await expect
        .poll(async () => (await keptSession(page))?.access_token)
        .not.toBe(first?.access_token)
      expect(await keptSession(page)).not.toBeNull()
      await expect(welcome(page, account)).toBeAttached()
    },
  )

test(
  'without a network a renewal is tried again after 200 ms, then twice that, and so on',
  { tag: '@thorough' },
  async ({ page, account, problems }) => {
    problems.allow(/ERR_CONNECTION_RESET|AuthRetryableFetchError/)
    const refresh = await watchRefresh(page)
    await signInWithClock(page, { account, problems })
    await page.clock.pauseAt(Date.now() + 10 * MINUTE)
    refresh.answer = 'break'
    await page.clock.fastForward(49 * MINUTE)
    const settled = async (count: number) => {
      await expect.poll(() => refresh.count).toBe(count)
      // When this reply has arrived, the page has begun its next pause.
      await page.evaluate(() => fetch('/healthz').then((reply) => reply.text()))
    }
    await settled(1)
    for (const [index, pause] of [200, 400, 800, 1600, 3200].entries()) {
      await settled(1 + index)
      await page.clock.runFor(pause - 20)
      await settled(1 + index)
      await page.clock.runFor(20)
    }
    await settled(6)
    await expect(welcome(page, account)).toBeAttached()
  },
)

test('a person who is offline stays signed in after the token has expired', async ({
  page,
  account,
  problems,
}) => {
  problems.allow(/ERR_CONNECTION_RESET|AuthRetryableFetchError/)
  const refresh = await watchRefresh(page)
  await signInWithClock(page, { account, problems })
  refresh.answer = 'break'
  await page.clock.fastForward(3 * 60 * MINUTE)
  await page.goto('/terms')
  await expect(welcome(page, account)).toBeAttached()
  await expect.poll(() => refresh.count).toBeGreaterThan(4)
  await expect(welcome(page, account)).toBeAttached()

  refresh.answer = 'pass'
  await page.clock.runFor(10_000)
  await expect
    .poll(async () => (await keptSession(page))?.expires_at)
    .toBeGreaterThan((await page.evaluate(() => Date.now())) / 1000)
  await expect(welcome(page, account)).toBeAttached()
})

for (const minutes of [5, -5])
  test(
    `a clock that is ${minutes} minutes off does no harm`,
    thoroughUnless(minutes > 0),
    async ({ page, account, problems }) => {
      const refresh = await watchRefresh(page)
      await signInWithClock(page, { account, problems }, Date.now() + minutes * MINUTE)
      const now = await page.evaluate(() => Date.now() / 1000)
      const life = ((await keptSession(page))?.expires_at ?? 0) - now
      expect(life, 'an hour by the clock of this device').toBeGreaterThan(3500)
      expect(life).toBeLessThan(3610)
      await page.reload()
      await expect(welcome(page, account)).toBeAttached()
      await whenHomeIsRead(page)
      expect(refresh.count).toBe(0)
      await page.clock.fastForward(59 * MINUTE)
      await expect.poll(() => refresh.count, 'before the token ends at the service').toBe(1)
      await expect(welcome(page, account)).toBeAttached()
    },
  )

test(
  'a new address of the account shows in every tab',
  { tag: '@thorough' },
  async ({ page, context, site, account, openSignedIn }) => {
    await openSignedIn()
    const other = await context.newPage()
    await other.goto('/')
    await expect(welcome(other, account)).toBeAttached()
    const newEmail = aNewAccount().email
    expect((await callAsPage(page, 'PUT', '/auth/v1/user', { email: newEmail })).status).toBe(200)
    const giveCode = async (address: string) => {
      await field(page, 'Email').fill(address)
      await field(page, 'Code').fill(codeIn((await mailTo(site, address, /new email/)).text))
      await page.getByRole('button', { name: 'Use this code' }).click()
    }
    await page.goto('/auth?mode=code')
    await giveCode(account.email)
    await expect(page.getByText('One more confirmation')).toBeVisible()
    await giveCode(newEmail)
    await expect(page.getByText('Your new address is confirmed')).toBeVisible()
    await expect(page).toHaveURL(`${site.url}/`)
    await expect(welcome(page, { email: newEmail })).toBeAttached()
    await expect(welcome(other, { email: newEmail })).toBeAttached()
  },
)
