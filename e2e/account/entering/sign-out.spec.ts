import type { Page, Route } from '@playwright/test'
import { tapAudio, expectSound, expectSilence } from '../../fixtures/audio-tap.ts'
import { home, addToMix } from '../../fixtures/home.ts'
import { welcome, signInLink, press, signIn, type Account } from '../../fixtures/account.ts'
import { expect, test } from '../../fixtures/test.ts'
import { thoroughUnless } from '../../fixtures/thorough.ts'

const LOGOUT = /\/auth\/v1\/logout/

/** Seconds for a fade, for the tap's window, which holds what was heard before, and for a spare window. */
const SILENT_WITHIN = 2.5

/** Plays Rain, as an account that signed in before. */
const playRain = async (page: Page) => {
  await addToMix(page, 'Rain')
  await expect(home(page).mix.getByText('1 sound playing')).toBeVisible()
}

/** Signs out. The page falls silent first, whatever the service answers. */
const signOut = async (page: Page) => {
  await press(page, 'Sign Out')
  await expectSilence(page, 'silence at once', SILENT_WITHIN)
}

const expectSignedOut = async (page: Page, { email }: Account) => {
  await expect(signInLink(page)).toBeVisible()
  await expect(welcome(page, { email })).toBeHidden()
  await expect(page.getByRole('listitem').filter({ hasText: 'Rain volume' })).toHaveCount(0)
  await expectSilence(page)
  const kept = await page.evaluate(() => ({
    session: localStorage.getItem('dhvani-auth'),
    mix: localStorage.getItem('dhvani.mix'),
  }))
  expect(kept.session).toBeNull()
  expect(kept.mix ?? '').not.toContain('rain')
}

const ANSWERS: Readonly<Record<string, (route: Route) => Promise<void>>> = {
  'the usual': (route) => route.continue(),
  '401': (route) => route.fulfill({ status: 401, json: { code: 'no_authorization' } }),
  '403': (route) => route.fulfill({ status: 403, json: { code: 'session_not_found' } }),
  '404': (route) => route.fulfill({ status: 404, json: { code: 'user_not_found' } }),
  '500': (route) => route.fulfill({ status: 500, json: { code: 'unexpected_failure' } }),
  'a broken line': (route) => route.abort('connectionreset'),
  'nothing, ever': async () => undefined,
}

const CHOSEN_ANSWERS = ['the usual', '500', 'nothing, ever']

for (const [answer, respond] of Object.entries(ANSWERS))
  test(
    `signing out ends here when the service answers ${answer}`,
    thoroughUnless(CHOSEN_ANSWERS.includes(answer)),
    async ({ page, site, account, problems, openSignedIn }) => {
      problems.allow(/logout|40[134]|500|ERR_CONNECTION_RESET/)
      await openSignedIn()
      await playRain(page)
      let scope: string | null = null
      await page.route(LOGOUT, (route) => {
        scope = new URL(route.request().url()).searchParams.get('scope')
        return respond(route)
      })
      await page.getByRole('link', { name: 'Terms' }).click()
      await expect(page).toHaveURL(/\/terms$/)
      await signOut(page)
      await expect(page).toHaveURL(`${site.url}/`)
      await expectSignedOut(page, account)
      expect(scope, 'every session of the account ends').toBe('global')
      await page.reload()
      await expectSignedOut(page, account)
      // A request that is never answered would hold the end of the test.
      if (respond.length === 0) await page.unrouteAll({ behavior: 'ignoreErrors' })
    },
  )

test('a visitor who signs out and leaves the page at once is signed out', async ({
  page,
  account,
  openSignedIn,
}) => {
  await openSignedIn()
  await playRain(page)
  await page.evaluate(() => localStorage.setItem('dhvani.shared-wish', '{"id":"1"}'))
  await page.route(LOGOUT, async () => undefined)
  await press(page, 'Sign Out')
  await page.goto('/')
  await expectSignedOut(page, account)
  expect(await page.evaluate(() => localStorage.getItem('dhvani.shared-wish'))).toBeNull()
  await page.unrouteAll({ behavior: 'ignoreErrors' })
})

test('signing out works offline, even with a token that has run out', async ({
  page,
  context,
  account,
  problems,
  openSignedIn,
}) => {
  // Parts of Home that have not come yet say at once that they cannot.
  problems.allow(/ERR_INTERNET_DISCONNECTED|AuthRetryableFetchError|Failed to fetch/)
  await openSignedIn()
  await playRain(page)
  await page.evaluate(() => {
    const kept = JSON.parse(localStorage.getItem('dhvani-auth') ?? '{}') as object
    const expires_at = Math.round(Date.now() / 1000) - 60
    localStorage.setItem('dhvani-auth', JSON.stringify({ ...kept, expires_at }))
  })
  await context.setOffline(true)
  await signOut(page)
  await expectSignedOut(page, account)
})

test(
  'signing out works on a page that came without a network',
  { tag: '@thorough' },
  async ({ page, context, account, problems, openSignedIn }) => {
    problems.allow(/ERR_(INTERNET_DISCONNECTED|FAILED)|AuthRetryableFetchError|Failed to fetch/)
    await openSignedIn()
    await addToMix(page, 'Rain')
    // The service worker has the page, and nothing has the site's settings.
    await page.route('**/config.json', (route) => route.abort())
    await page.goto('/terms')
    await expect(welcome(page, account)).toBeAttached()
    await context.setOffline(true)
    await press(page, 'Sign Out')
    await expect(signInLink(page)).toBeVisible()
    expect(await page.evaluate(() => localStorage.getItem('dhvani-auth'))).toBeNull()
    expect(await page.evaluate(() => localStorage.getItem('dhvani.mix'))).toBeNull()
  },
)

test('signing out in one tab is seen and heard in the others, and signing in as well', async ({
  page,
  context,
  account,
}) => {
  const other = await context.newPage()
  await tapAudio(other)
  await other.goto('/terms')
  await expect(signInLink(other)).toBeVisible()
  await signIn(page, account)
  await expect(welcome(other, account)).toBeAttached()

  await other.goto('/')
  await playRain(other)
  await expectSound(other, 'the other tab sounds')
  await press(page, 'Sign Out')
  await expectSilence(other, 'silence in the other tab', SILENT_WITHIN)
  await expectSignedOut(page, account)
  await expectSignedOut(other, account)
  await expect(other.getByText('Your session ended in another tab.')).toBeVisible()
  await expect(page.getByText('Your session ended in another tab.')).toBeHidden()

  await other.goto('/auth')
  await signIn(page, account)
  await expect(other, 'a form that is not needed any more').toHaveURL(/\/$/)
})
