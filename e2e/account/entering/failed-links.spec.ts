import {
  aNewAccount,
  keptSession,
  signIn,
  signInLink,
  signUp,
  welcome,
} from '../../fixtures/account.ts'
import { addToMix, home } from '../../fixtures/home.ts'
import { linkIn, mailTo } from '../../fixtures/mail.ts'
import { expect, test } from '../../fixtures/test.ts'

test(
  'a link that failed leaves the sign-up that waits for its mail alone',
  { tag: '@thorough' },
  async ({ page, context, site }) => {
    const newcomer = aNewAccount()
    await signUp(page, newcomer)
    await expect(page.getByRole('heading', { name: 'Confirm your email' })).toBeVisible()
    const failed = await context.newPage()
    await failed.goto(
      `${site.url}/#error=access_denied&error_code=otp_expired&error_description=no`,
    )
    await expect(failed.getByRole('alert')).toBeVisible()
    await failed.goto(linkIn(await mailTo(site, newcomer.email)))
    await expect(welcome(failed, newcomer)).toBeAttached()
  },
)

test('a link that failed ends the session, and the next sign-in brings the mix back', async ({
  page,
  account,
  openSignedIn,
}) => {
  await openSignedIn()
  await addToMix(page, 'Rain')
  await page.goto('/blog#error=access_denied&error_code=otp_expired&error_description=no')
  // A prerendered page shows Sign In until its scripts know of the session.
  await expect.poll(() => keptSession(page)).toBeNull()
  await expect(signInLink(page)).toBeVisible()
  await signIn(page, account)
  await expect(home(page).mix.getByText('Paused: Rain')).toBeVisible()
})
