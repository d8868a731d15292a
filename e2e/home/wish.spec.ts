import type { Page } from '@playwright/test'
import { aNewAccount, field, press, welcome } from '../fixtures/account.ts'
import type { Account } from '../fixtures/account.ts'
import { tapAudio } from '../fixtures/audio-tap.ts'
import { addToMix, home, openMenu } from '../fixtures/home.ts'
import { codeIn, linkIn, mailTo, wrongCode } from '../fixtures/mail.ts'
import { expect, test } from '../fixtures/test.ts'

/** Presses Add to Mix as a visitor. */
const askForRain = async (page: Page) => {
  await page.goto('/')
  await home(page).card('Rain').click()
  await press(page, 'Add to Mix')
}

/** Waits until the page has drawn what it knows by now. */
const untilDrawn = (page: Page) =>
  page.evaluate(
    () =>
      new Promise((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(resolve))
      }),
  )

/** Fills in and sends the sign-up form that is open. */
const signUpHere = async (page: Page, { name, email, password }: Account) => {
  await field(page, 'Name').fill(name)
  await field(page, 'Email').fill(email)
  await field(page, 'Password').fill(password)
  await press(page, 'Sign Up')
  await expect(page.getByRole('heading', { name: 'Confirm your email' })).toBeVisible()
}

test('Add to Mix leads a newcomer to Sign Up, headed by the sound', async ({
  page,
  site,
  expectAccessible,
}) => {
  const settings = page.waitForResponse('**/auth/v1/settings')
  await askForRain(page)
  await expect(page).toHaveURL(`${site.url}/auth`)
  await expect(page.getByRole('heading', { name: 'Sign Up' })).toBeVisible()
  await expect(page.getByText('Keep Rain playing. Free, a minute.')).toBeVisible()
  // Until the service has said whether Google is set up, there is no button either.
  await (await settings).finished()
  await untilDrawn(page)
  await expect(page.getByRole('button', { name: 'Continue with Google' })).toHaveCount(0)
  await expectAccessible()
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Sign Up' }), 'after a reload too').toBeVisible()
})

test("the header's Sign In opens on Sign In", async ({ page }) => {
  await page.goto('/')
  await openMenu(page)
  await page.getByRole('link', { name: 'Sign In', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Sign In' })).toBeVisible()
  await expect(page.getByText(/^Keep /)).toHaveCount(0)
})

test(
  'Add to Mix leads to Sign In where someone signed in before',
  { tag: '@thorough' },
  async ({ page, openSignedIn }) => {
    await openSignedIn()
    await openMenu(page)
    await press(page, 'Sign Out')
    // A page that is left before it is done is still signed in.
    await openMenu(page)
    await expect(page.getByRole('link', { name: 'Sign In' })).toBeVisible()
    await askForRain(page)
    await expect(page.getByRole('heading', { name: 'Sign In' })).toBeVisible()
    await expect(page.getByText('Keep Rain playing.', { exact: true })).toBeVisible()
  },
)

test(
  "the tab that the mail's link opens greets by name and plays; the old tab says where the sound went",
  { tag: '@desktop' },
  async ({ page, context, site }) => {
    const newcomer = aNewAccount()
    await askForRain(page)
    await signUpHere(page, newcomer)

    const fromMail = await context.newPage()
    await tapAudio(fromMail)
    await fromMail.goto(linkIn(await mailTo(site, newcomer.email)))
    const there = home(fromMail)
    // Toasts go by themselves, so all are waited for at once.
    await Promise.all([
      expect(there.mix.getByText('1 sound playing')).toBeVisible(),
      expect(fromMail.getByText('Signed in. Rain is playing.')).toBeVisible(),
      expect(fromMail.getByText(`Welcome, ${newcomer.name}`)).toBeVisible(),
      expect(page.getByText('Rain went to the tab that your email opened.')).toBeVisible(),
    ])
    await expect(welcome(page, newcomer)).toBeAttached()
    // The kept mix of the account may be back in it, paused.
    await expect(home(page).mix.getByText('0 sounds playing')).toBeVisible()
    await expect(there.mix.getByText('1 sound playing'), 'the old tab took no turn').toBeVisible()
  },
)

test(
  "the link of another person's sign-up in the same browser does not bring the sound",
  { tag: '@thorough' },
  async ({ page, context, site }) => {
    await askForRain(page)
    await signUpHere(page, aNewAccount())
    const other = aNewAccount()
    const otherTab = await context.newPage()
    await otherTab.goto('/auth?mode=sign-up')
    await signUpHere(otherTab, other)
    // The tab that asked hears of the sign-in too; it is not what this test is about.
    await page.close()

    await otherTab.goto(linkIn(await mailTo(site, other.email)))
    await expect(welcome(otherTab, other)).toBeAttached()
    await addToMix(otherTab, 'Train')
    await expect(home(otherTab).mix.getByText('1 sound playing')).toBeVisible()
  },
)

/** A mix named Night: Rain at 50, Train at 10 and paused, master 60. */
const NIGHT = '/?mix=1.1o.a1e0h0a1.TmlnaHQ'

test(
  "a newcomer from a friend's link gets the mix in the tab that the mail's link opens",
  { tag: '@desktop' },
  async ({ page, context, site }) => {
    const newcomer = aNewAccount()
    await page.goto(NIGHT)
    await page
      .getByRole('region', { name: 'Shared mix' })
      .getByRole('button', { name: 'Add to Mix' })
      .click()
    await expect(page).toHaveURL(`${site.url}/auth`)
    await expect(page.getByRole('heading', { name: 'Sign Up' })).toBeVisible()
    await expect(page.getByText('Keep Night playing. Free, a minute.')).toBeVisible()
    await signUpHere(page, newcomer)

    const fromMail = await context.newPage()
    await tapAudio(fromMail)
    await fromMail.goto(linkIn(await mailTo(site, newcomer.email)))
    const { mix } = home(fromMail)
    await Promise.all([
      expect(fromMail.getByText('Signed in. Night is playing.')).toBeVisible(),
      expect(mix.getByText('1 sound playing')).toBeVisible(),
      expect(mix.getByText('Paused: Train')).toBeVisible(),
      expect(page.getByText('Night went to the tab that your email opened.')).toBeVisible(),
    ])
    // The kept mix of the account may be back in it, paused.
    await expect(home(page).mix.getByText('0 sounds playing')).toBeVisible()
  },
)

test(
  'the code of the mail plays the sound in this tab, and no old error stays',
  { tag: '@desktop' },
  async ({ page, site, problems }) => {
    problems.allow(/403/)
    const newcomer = aNewAccount()
    await askForRain(page)
    await signUpHere(page, newcomer)
    const right = codeIn((await mailTo(site, newcomer.email)).text)
    await field(page, 'Code').fill(wrongCode(right))
    await press(page, 'Use this code')
    await expect(page.getByRole('alert')).toContainText('Token has expired')
    await field(page, 'Code').fill(right)
    await press(page, 'Use this code')
    await expect(page.getByText('Signed in. Rain is playing.')).toBeVisible()
    await expect(page.getByRole('alert')).toHaveCount(0)
  },
)

test(
  "an error does not stay over the sign-in that the mail's link brought in another tab",
  { tag: '@thorough' },
  async ({ page, context, site, problems }) => {
    problems.allow(/403/)
    const newcomer = aNewAccount()
    await page.goto('/auth?mode=sign-up')
    await signUpHere(page, newcomer)
    const mail = await mailTo(site, newcomer.email)
    await field(page, 'Code').fill(wrongCode(codeIn(mail.text)))
    await press(page, 'Use this code')
    const error = page.getByRole('alert')
    await expect(error).toContainText('Token has expired')
    // A toast under the pointer stays until the test says otherwise.
    await error.hover()
    await (await context.newPage()).goto(linkIn(mail))
    await expect(welcome(page, newcomer)).toBeAttached()
    await expect(error).toHaveCount(0)
  },
)
