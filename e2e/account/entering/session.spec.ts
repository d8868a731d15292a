import type { Page } from '@playwright/test'
import { signIn, type Account } from '../../fixtures/account.ts'
import { tapAudio } from '../../fixtures/audio-tap.ts'
import { expect, test } from '../../fixtures/test.ts'

const REFRESH = /\/auth\/v1\/token\?grant_type=refresh_token/
const MINUTE = 60_000
const REFUSED = { status: 400, code: 'refresh_token_not_found' }

/** Counts what the page asks for, and answers as the test says; the service itself by default. */
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

const kept = (page: Page) =>
  page.evaluate(
    () =>
      JSON.parse(localStorage.getItem('dhvani-auth') ?? 'null') as {
        access_token: string
        refresh_token: string
        expires_at: number
      } | null,
  )

const signInWithClock = async (page: Page, account: Account, time = Date.now()) => {
  await page.clock.install({ time })
  await signIn(page, account)
}

const welcome = (page: Page, { email }: Account) => page.getByText(`Welcome, ${email}`)
const signInLink = (page: Page) => page.getByRole('link', { name: 'Sign In', exact: true })

test('a session is renewed before it ends while the tab is seen', async ({ page, account }) => {
  const refresh = await watchRefresh(page)
  await signInWithClock(page, account)
  const first = await kept(page)
  await page.clock.fastForward(30 * MINUTE)
  expect(refresh.count, 'not before it is time').toBe(0)
  await page.clock.fastForward(29 * MINUTE)
  await expect.poll(() => refresh.count).toBe(1)
  await expect.poll(async () => (await kept(page))?.access_token).not.toBe(first?.access_token)
  await expect(welcome(page, account)).toBeAttached()
})

test('a hidden tab asks for nothing, and recovers when it is seen again', async ({
  page,
  account,
}) => {
  const refresh = await watchRefresh(page)
  await signInWithClock(page, account)
  await turn(page, 'hidden')
  await page.clock.fastForward(120 * MINUTE)
  await page.clock.runFor(2 * MINUTE)
  expect(refresh.count).toBe(0)
  await turn(page, 'visible')
  await expect.poll(() => refresh.count).toBe(1)
  await expect
    .poll(async () => (await kept(page))?.expires_at)
    .toBeGreaterThan((await page.evaluate(() => Date.now())) / 1000 + 3500)
  await expect(welcome(page, account)).toBeAttached()
})

test('a refused renewal signs out at once, with a word why, in every tab', async ({
  page,
  context,
  account,
  problems,
}) => {
  problems.allow(/400/)
  const refresh = await watchRefresh(page)
  await signInWithClock(page, account)
  const other = await context.newPage()
  await tapAudio(other)
  // The clock goes for all tabs of a context: one that is seen would ask as well.
  await other.addInitScript(() =>
    Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true }),
  )
  const listed = other.waitForResponse(/\/user_sounds/)
  await other.goto('/')
  await expect(welcome(other, account)).toBeAttached()
  await listed
  refresh.answer = REFUSED
  // The access token is still good for a minute: the session ends nevertheless.
  await page.clock.fastForward(59 * MINUTE)
  await expect(page.getByText('You have been signed out')).toBeVisible()
  await expect(page.getByText('Your session has ended. Please sign in again.')).toBeVisible()
  await expect(signInLink(page)).toBeVisible()
  await expect(signInLink(other)).toBeVisible()
  expect(await kept(page)).toBeNull()
  expect(refresh.count, 'asked once').toBe(1)
})

test("another tab's late word of a session that has ended brings nobody back", async ({
  page,
  account,
  problems,
}) => {
  problems.allow(/400/)
  const refresh = await watchRefresh(page)
  await signInWithClock(page, account)
  const ended = await kept(page)
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
})

for (const status of [429, 500, 503])
  test(`a renewal that fails with ${status} is tried again and signs nobody out`, async ({
    page,
    account,
    problems,
  }) => {
    problems.allow(new RegExp(`${status}|503`))
    const refresh = await watchRefresh(page)
    await signInWithClock(page, account)
    const first = await kept(page)
    refresh.answer = { status, code: 'unexpected_failure' }
    await page.clock.fastForward(59 * MINUTE)
    await expect.poll(() => refresh.count).toBe(1)
    refresh.answer = 'pass'
    await expect.poll(async () => (await kept(page))?.access_token).not.toBe(first?.access_token)
    expect(await kept(page)).not.toBeNull()
    await expect(welcome(page, account)).toBeAttached()
  })

test('without a network a renewal is tried again after 200 ms, then twice that, and so on', async ({
  page,
  account,
  problems,
}) => {
  problems.allow(/ERR_CONNECTION_RESET|AuthRetryableFetchError/)
  const refresh = await watchRefresh(page)
  await signInWithClock(page, account)
  await page.clock.pauseAt(Date.now() + 10 * MINUTE)
  refresh.answer = 'break'
  await page.clock.fastForward(49 * MINUTE)
  const settled = async (count: number) => {
    await expect.poll(() => refresh.count).toBe(count)
    // One more turn of the page: the next pause has begun.
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
})

test('offline with a token that has run out one stays signed in', async ({
  page,
  account,
  problems,
}) => {
  problems.allow(/ERR_CONNECTION_RESET|AuthRetryableFetchError/)
  const refresh = await watchRefresh(page)
  await signInWithClock(page, account)
  refresh.answer = 'break'
  await page.clock.fastForward(3 * 60 * MINUTE)
  await page.goto('/terms')
  await expect(welcome(page, account)).toBeAttached()
  await expect.poll(() => refresh.count).toBeGreaterThan(4)
  await expect(welcome(page, account)).toBeAttached()

  refresh.answer = 'pass'
  await page.clock.runFor(10_000)
  await expect
    .poll(async () => (await kept(page))?.expires_at)
    .toBeGreaterThan((await page.evaluate(() => Date.now())) / 1000)
  await expect(welcome(page, account)).toBeAttached()
})

for (const minutes of [5, -5])
  test(`a clock that is ${minutes} minutes off does no harm`, async ({ page, account }) => {
    const refresh = await watchRefresh(page)
    await signInWithClock(page, account, Date.now() + minutes * MINUTE)
    const now = await page.evaluate(() => Date.now() / 1000)
    const life = ((await kept(page))?.expires_at ?? 0) - now
    expect(life, 'an hour by the clock of this device').toBeGreaterThan(3500)
    expect(life).toBeLessThan(3610)
    await page.reload()
    await expect(welcome(page, account)).toBeAttached()
    expect(refresh.count).toBe(0)
    await page.clock.fastForward(59 * MINUTE)
    await expect.poll(() => refresh.count, 'before the token ends at the service').toBe(1)
    await expect(welcome(page, account)).toBeAttached()
  })

test('a change of the account is seen in every tab', async ({ page, context, site, account }) => {
  await signIn(page, account)
  const other = await context.newPage()
  await tapAudio(other)
  await other.goto('/')
  await expect(welcome(other, account)).toBeAttached()
  const newEmail = `new-${account.email}`
  await page.evaluate(async (email) => {
    const { publishableKey } = (await (await fetch('/config.json')).json()) as {
      publishableKey: string
    }
    const { access_token } = JSON.parse(localStorage.getItem('dhvani-auth') ?? '{}') as {
      access_token: string
    }
    await fetch('/auth/v1/user', {
      method: 'PUT',
      headers: {
        'content-type': 'application/json',
        apikey: publishableKey,
        authorization: `Bearer ${access_token}`,
      },
      body: JSON.stringify({ email }),
    })
  }, newEmail)
  const codeTo = async (address: string) => {
    const find = async () =>
      (await site.mails()).find(({ to, subject }) => to === address && /new email/.test(subject))
    await expect.poll(find).toBeDefined()
    return /^\d{6}$/m.exec((await find())?.text ?? '')?.[0] ?? ''
  }
  const giveCode = async (address: string) => {
    await page.getByLabel('Email', { exact: true }).fill(address)
    await page.getByLabel('Code', { exact: true }).fill(await codeTo(address))
    await page.getByRole('button', { name: 'Use this code' }).click()
  }
  await page.goto('/auth?mode=code')
  await giveCode(account.email)
  await expect(page.getByText('One more confirmation')).toBeVisible()
  await giveCode(newEmail)
  await expect(page.getByText('Your new address is confirmed')).toBeVisible()
  await expect(page).toHaveURL(`${site.url}/`)
  await expect(page.getByText(`Welcome, ${newEmail}`)).toBeAttached()
  await expect(other.getByText(`Welcome, ${newEmail}`)).toBeAttached()
})
