import type { Page } from '@playwright/test'
import { mailTo, linkIn, codeIn } from '../../fixtures/mail.ts'
import {
  aNewAccount,
  welcome,
  press,
  signUp,
  signOut,
  askForReset,
  type Account,
} from '../../fixtures/account.ts'
import { expect, test } from '../../fixtures/equipped.ts'
import type { Site } from '../../fixtures/site.ts'

/** Collects every secret that opens an account, and every place where the page could leak one. */
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

const liveAnAccount = async (page: Page, site: Site, account: Account): Promise<string[]> => {
  await signUp(page, account)
  await expect(page.getByRole('heading', { name: 'Confirm your email' })).toBeVisible()
  const confirmation = await mailTo(site, account.email)
  await page.goto(linkIn(confirmation))
  await expect(welcome(page, account)).toBeAttached()
  expect(page.url()).toBe(`${site.url}/`)
  await signOut(page)
  await askForReset(page, account)
  const reset = await mailTo(site, account.email, /password/i)
  await page.goto(linkIn(reset))
  await expect(page.getByRole('heading', { name: 'Choose a new password' })).toBeVisible()
  expect(page.url()).toBe(`${site.url}/auth`)
  await page.getByLabel('New password').fill(`${account.password}-2`)
  await press(page, 'Save password')
  await expect(page).toHaveURL(`${site.url}/`)
  // As the page goes: while it is open it would renew the session too, and the page that follows would do so once more.
  await page.evaluate(() =>
    addEventListener('pagehide', () => {
      const kept = JSON.parse(localStorage.getItem('dhvani-auth') ?? '{}') as object
      localStorage.setItem('dhvani-auth', JSON.stringify({ ...kept, expires_at: 1 }))
    }),
  )
  const renewed = page.waitForResponse(/grant_type=refresh_token/)
  await page.reload()
  await renewed
  await expect(welcome(page, account)).toBeAttached()
  return [confirmation, reset].flatMap((mail) => [
    new URL(linkIn(mail)).searchParams.get('token') ?? '',
    codeIn(mail.text),
  ])
}

test('no secret of an account is in a log, an address, a report or a store of another origin', async ({
  page,
  context,
  site,
  problems,
}) => {
  // The list of sounds may still be on its way when the person signs out.
  problems.allow(/401.*user_sounds/)
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
