import { field, giveCredentials, press, signUp, aNewAccount } from '../fixtures/account.ts'
import { buildBeat } from '../fixtures/beatbox.ts'
import { addToMix, home } from '../fixtures/home.ts'
import { linkIn, mailTo } from '../fixtures/mail.ts'
import { expectOffline, expectOnlineAgain } from '../fixtures/offline-notice.ts'
import { expect, test } from '../fixtures/test.ts'

/** Less than a toast stays by itself. */
const AT_ONCE = { timeout: 4000 }

test('an old error goes when its visitor tries again', async ({ page, account, problems }) => {
  problems.allow(/400/)
  await page.goto('/auth')
  await giveCredentials(page, { email: account.email, password: 'not-the-password' })
  await expect(page.getByRole('alert')).toContainText('Invalid login credentials')
  const asked = Promise.withResolvers<void>()
  const answer = Promise.withResolvers<void>()
  await page.route('**/auth/v1/token**', async (route) => {
    asked.resolve()
    await answer.promise
    await route.continue()
  })
  await field(page, 'Password').fill(account.password)
  await press(page, 'Sign In')
  await asked.promise
  await expect(page.getByRole('alert')).toBeHidden(AT_ONCE)
  answer.resolve()
  await expect(page).toHaveURL(/\/$/)
  await expect(page.getByRole('alert')).toBeHidden()
})

test('the word that the server was not reached goes when the network is back', async ({
  page,
  account,
  problems,
}) => {
  problems.allow(/ERR_INTERNET_DISCONNECTED|Failed to fetch|400/)
  await page.goto('/auth')
  await giveCredentials(page, { email: account.email, password: 'not-the-password' })
  await expect(page.getByRole('alert')).toContainText('Invalid login credentials')
  await page.context().setOffline(true)
  await press(page, 'Sign In')
  await expectOffline(page.locator('main form'))
  await expectOnlineAgain(page)
})

test('the word about a used link goes with the sign-in', async ({ page, account }) => {
  await page.goto('/#error=access_denied&error_code=otp_expired&error_description=It+has+expired')
  const used = page.getByRole('alert').filter({ hasText: 'has expired' })
  await expect(used).toBeVisible()
  const other = await page.context().newPage()
  await other.goto('/auth')
  await giveCredentials(other, account)
  await expect(page.getByText(`Welcome, ${account.email}`)).toBeAttached()
  await expect(used).toBeHidden(AT_ONCE)
})

test('"Check your email" goes when the mail has done its work', async ({ page, site }) => {
  const newcomer = aNewAccount()
  await signUp(page, newcomer)
  const sent = page.getByRole('status').getByText('Check your email')
  await sent.hover()
  const other = await page.context().newPage()
  await other.goto(linkIn(await mailTo(site, newcomer.email)))
  await expect(other.getByText(`Welcome, ${newcomer.email}`)).toBeAttached()
  await expect(sent).toBeHidden(AT_ONCE)
})

test(
  'the word that another tab plays goes when this one plays',
  { tag: '@thorough' },
  async ({ page, openSignedIn }) => {
    await openSignedIn()
    const { mix } = home(page)
    await addToMix(page, 'Rain')
    await expect(mix.getByText('1 sound playing')).toBeVisible()
    const other = await page.context().newPage()
    await other.goto('/')
    await home(other).mix.getByRole('button', { name: 'Play Rain' }).click()
    const told = page.getByRole('status').getByText('Playing in another tab')
    await told.hover()
    await mix.getByRole('button', { name: 'Play all' }).focus()
    await page.keyboard.press('Enter')
    await expect(mix.getByText('1 sound playing')).toBeVisible()
    await expect(told).toBeHidden(AT_ONCE)
  },
)

test('the word that a sound could not be loaded goes when it is tried again', async ({
  page,
  problems,
  openSignedIn,
}) => {
  problems.allow(/404|Failed to load resource/)
  const file = '**/dhvani/rain.mp3**'
  // A refusal: what got no answer is tried again by itself.
  await page.route(file, (route) => route.fulfill({ status: 404 }))
  await page.addInitScript(() => {
    sessionStorage.setItem('dhvani.pending-sounds', JSON.stringify([{ id: 'rain', volume: 50 }]))
  })
  await openSignedIn()
  const told = page.getByRole('alert').filter({ hasText: 'Failed to load Rain.' })
  await told.hover()
  await page.unroute(file)
  await home(page).mix.getByRole('button', { name: 'Play Rain' }).focus()
  await page.keyboard.press('Enter')
  await expect(told).toBeHidden(AT_ONCE)
})

test('a tihai that is called off is not announced', { tag: '@thorough' }, async ({ page }) => {
  const { control } = await buildBeat(page)
  await control('Play').click()
  await control('Tihai').click()
  const told = page.getByRole('status').getByText('Tihai: the end comes on sam')
  await told.hover()
  await control('Tihai').focus()
  await page.keyboard.press('Enter')
  await expect(told).toBeHidden(AT_ONCE)
})

test(
  'a stage with a new musician is not said to be empty, and no Undo takes the musician away',
  { tag: '@thorough' },
  async ({ page }) => {
    const { control, loop, slot } = await buildBeat(page)
    await control('Reset').click()
    const told = page.getByRole('status').getByText('The stage is empty')
    await told.hover()
    await loop('Tanpura').focus()
    await page.keyboard.press('Enter')
    await page.keyboard.press('Enter')
    await expect(slot(1, 'Tanpura')).toBeVisible()
    await expect(told).toBeHidden(AT_ONCE)
    await expect(page.getByRole('button', { name: 'Undo' })).toBeHidden()
  },
)

test(
  'the end of a timer is forgotten when the next one starts',
  { tag: '@thorough' },
  async ({ page }) => {
    await page.clock.install({ time: new Date('2026-11-20T12:00:00') })
    await page.goto('/')
    const { timer } = home(page)
    await timer.getByRole('button', { name: 'Start' }).click()
    await page.clock.fastForward(1_501_000)
    const told = page.getByRole('status').getByText("Time's up. Well done.")
    await told.hover()
    await timer.getByRole('button', { name: 'Start' }).focus()
    await page.keyboard.press('Enter')
    await expect(told).toBeHidden(AT_ONCE)
  },
)
