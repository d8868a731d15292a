import type { Page } from '@playwright/test'
import { aNewAccount, linkIn, mailTo, signOut, type Account } from '../../fixtures/account.ts'
import { startSite, type Site } from '../../fixtures/site.ts'
import { expect, test as base } from '../../fixtures/test.ts'

const test = base.extend<object, { site: Site }>({
  site: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixture's needs from it
    async ({}, use) => {
      const site = await startSite({ LOG_LEVEL: 'trace' })
      await use(site)
      await site.stop()
    },
    { scope: 'worker' },
  ],
})

/** Everything that lets somebody in, as it goes by. */
const collectSecrets = (page: Page) => {
  const secrets = new Set<string>()
  const pending: Promise<void>[] = []
  const addresses: string[] = []
  const referrers: string[] = []
  const said: string[] = []
  page.on('request', (request) => {
    addresses.push(request.url())
    referrers.push(request.headers().referer ?? '')
    const code = /[?&]code=([^&#]+)/.exec(request.url())?.[1]
    if (code) secrets.add(code)
  })
  page.on('response', (response) => {
    if (!/\/auth\/v1\/(token|signup|verify)/.test(response.url())) return
    if (response.request().method() !== 'POST') return
    pending.push(
      response.json().then((answer: Record<string, unknown>) => {
        for (const name of ['access_token', 'refresh_token'])
          if (typeof answer[name] === 'string') secrets.add(answer[name])
      }),
    )
  })
  page.on('console', (message) => said.push(message.text()))
  return { secrets, addresses, referrers, said, settle: () => Promise.all(pending) }
}

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()

const liveAnAccount = async (page: Page, site: Site, account: Account): Promise<string[]> => {
  await page.goto('/auth?mode=sign-up')
  await page.getByLabel('Name', { exact: true }).fill(account.name)
  await page.getByLabel('Email', { exact: true }).fill(account.email)
  await page.getByLabel('Password', { exact: true }).fill(account.password)
  await press(page, 'Sign Up')
  await expect(page.getByRole('heading', { name: 'Confirm your email' })).toBeVisible()
  const confirmation = await mailTo(site, account.email)
  await page.goto(linkIn(confirmation))
  await expect(page.getByText(`Welcome, ${account.email}`)).toBeAttached()
  expect(page.url()).toBe(`${site.url}/`)
  await signOut(page)
  await page.goto('/auth?mode=reset')
  await page.getByLabel('Email', { exact: true }).fill(account.email)
  await press(page, 'Send Reset Link')
  await expect(page.getByText('Password reset sent')).toBeVisible()
  const reset = await mailTo(site, account.email, /password/i)
  await page.goto(linkIn(reset))
  await expect(page.getByRole('heading', { name: 'Choose a new password' })).toBeVisible()
  expect(page.url()).toBe(`${site.url}/auth`)
  await page.getByLabel('New password').fill(`${account.password}-2`)
  await press(page, 'Save password')
  await expect(page).toHaveURL(`${site.url}/`)
  await page.evaluate(() => {
    const kept = JSON.parse(localStorage.getItem('dhvani-auth') ?? '{}') as object
    localStorage.setItem('dhvani-auth', JSON.stringify({ ...kept, expires_at: 1 }))
  })
  const renewed = page.waitForResponse(/grant_type=refresh_token/)
  await page.reload()
  await renewed
  await expect(page.getByText(`Welcome, ${account.email}`)).toBeAttached()
  return [confirmation, reset].flatMap((mail) => [
    new URL(linkIn(mail)).searchParams.get('token') ?? '',
    /^\d{6}$/m.exec(mail.text)?.[0] ?? '',
  ])
}

test('nothing that lets somebody in is in a log, an address, a report or a foreign store', async ({
  page,
  site,
  context,
}) => {
  const seen = collectSecrets(page)
  const account = aNewAccount()
  const mailed = await liveAnAccount(page, site, account)
  await seen.settle()
  const tokens = [...seen.secrets]
  expect(tokens.length, 'sessions, renewals and codes went by').toBeGreaterThan(6)
  expect(mailed.every((secret) => secret.length > 5)).toBe(true)

  const log = site.printed()
  expect(log, 'the log is about these requests').toContain('/auth/v1/verify')
  const secrets = [...tokens, ...mailed, account.password]
  const found = (text: string) =>
    secrets.filter((secret) => new RegExp(`(?<![\\w-])${secret}(?![\\w-])`).test(text))
  expect(found(log), 'in the log').toEqual([])
  expect(found(seen.said.join('\n')), 'in the console').toEqual([])
  expect(found(seen.referrers.join('\n')), 'in a Referer').toEqual([])

  const origin = new URL(site.url).origin
  const strangers = seen.addresses.filter(
    (url) => url.startsWith('http') && !url.startsWith(origin),
  )
  expect(strangers, 'requests to others').toEqual([])
  const sessions = tokens.filter((token) => !/^[\da-f-]{36}$/.test(token))
  const spoken = seen.addresses.filter((url) => sessions.some((token) => url.includes(token)))
  expect(spoken, 'session tokens in addresses').toEqual([])

  const { origins, cookies } = await context.storageState()
  expect(cookies).toEqual([])
  expect(origins.map((store) => store.origin)).toEqual([origin])
  const holders = origins[0]?.localStorage.filter(({ value }) => found(value).length > 0) ?? []
  expect(holders.map(({ name }) => name)).toEqual(['dhvani-auth'])
})
