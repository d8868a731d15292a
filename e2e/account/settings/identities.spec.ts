import { createAccount, welcome } from '../../fixtures/account.ts'
import { expect, test as base } from '../../fixtures/both-themes.ts'
import { aGooglePerson, test } from '../../fixtures/equipped.ts'
import { codeIn, mailTo } from '../../fixtures/mail.ts'
import { giveMailedProof, openAccount, sectionOf } from './own-account.ts'

const NAME = 'Ways to sign in'

test('Google is linked, and unlinked with a mailed code; the last way in stays', async ({
  page,
  site,
  account,
  google,
  problems,
  expectAccessible,
}) => {
  problems.allow(/400/)
  const person = aGooglePerson()
  google.signInAs(person)
  await openAccount(page, site, account)
  const section = sectionOf(page, NAME)
  await expect(section.getByText('It is the only one, so it stays.')).toBeVisible()
  await section.getByRole('button', { name: 'Link Google', exact: true }).click()
  await expect(section.getByText(person.email)).toBeVisible()
  await expect(page).toHaveURL(/\/account$/)
  await expect(section.getByRole('button', { name: 'Link Google', exact: true })).toBeHidden()
  await expectAccessible()
  await section.getByRole('button', { name: 'Unlink Google' }).click()
  const question = page.getByRole('dialog', { name: 'Unlink Google?' })
  await expectAccessible()
  await question.getByRole('button', { name: 'Unlink', exact: true }).click()
  // Linking ends in a new session, which is no fresh proof.
  await expect(question).toBeHidden()
  await giveMailedProof(page, site, account, NAME)
  await expect(page.getByText('Google is unlinked')).toBeVisible()
  await expect(section.getByText('It is the only one, so it stays.')).toBeVisible()
})

test(
  'linking asks for a mailed code where the service wants a fresh proof',
  { tag: '@thorough' },
  async ({ page, site, account, google, problems, expectAccessible }) => {
    problems.allow(/400/)
    const person = aGooglePerson()
    google.signInAs(person)
    // The service answers as after an old sign-in. The mail and its code are real.
    await page.route(/\/user\/identities\/authorize/, async (route) => {
      if (route.request().url().includes('reauthentication_nonce')) return route.fallback()
      return route.fulfill({
        status: 400,
        headers: { 'x-supabase-api-version': '2024-01-01' },
        json: {
          code: 'reauthentication_needed',
          message: 'Linking an identity requires reauthentication',
        },
      })
    })
    await openAccount(page, site, account)
    const section = sectionOf(page, NAME)
    const link = section.getByRole('button', { name: 'Link Google', exact: true })
    await link.click()
    await expect(section.getByText(/We sent a code to/)).toBeVisible()
    await expectAccessible()
    await section.getByLabel('Code').fill('12')
    await link.click()
    await expect(section.getByText('The code has six digits.')).toBeVisible()
    const mail = await mailTo(site, account.email, /verification code/)
    await section.getByLabel('Code').fill(codeIn(mail.subject))
    await link.click()
    await expect(section.getByText(person.email)).toBeVisible()
  },
)

test('a Google account that opens another account is not linked, and the session stays', async ({
  page,
  site,
  account,
  browser,
  google,
}) => {
  const person = aGooglePerson()
  google.signInAs(person)
  const elsewhere = await browser.newContext({ baseURL: site.url })
  const other = await elsewhere.newPage()
  await other.goto('/auth')
  await other.getByRole('button', { name: 'Continue with Google' }).click()
  await expect(welcome(other, person)).toBeAttached()
  await elsewhere.close()

  await openAccount(page, site, account)
  const section = sectionOf(page, NAME)
  await section.getByRole('button', { name: 'Link Google', exact: true }).click()
  await expect(page.getByRole('alert')).toContainText('already opens another account here')
  await expect(page).toHaveURL(/\/account$/)
  await expect(section.getByText(account.email)).toBeVisible()
  await expect(welcome(page, account)).toBeAttached()
})

test(
  'an identity that is gone, or has become the only one, is explained',
  { tag: '@thorough' },
  async ({ page, site, google, problems }) => {
    problems.allow(/422/)
    const person = aGooglePerson()
    google.signInAs(person)
    const account = await createAccount(site)
    await openAccount(page, site, account)
    const section = sectionOf(page, NAME)
    await section.getByRole('button', { name: 'Link Google', exact: true }).click()
    await expect(section.getByText(person.email)).toBeVisible()
    for (const [code, words] of [
      ['identity_not_found', 'This way to sign in was removed already.'],
      ['single_identity_not_deletable', 'This is your only way to sign in, so it stays.'],
    ] as const) {
      await page.route('**/auth/v1/user/identities/*', (route) =>
        route.fulfill({
          status: 422,
          headers: { 'x-supabase-api-version': '2024-01-01' },
          json: { code, message: code },
        }),
      )
      await section.getByRole('button', { name: 'Unlink Google' }).click()
      const question = page.getByRole('dialog', { name: 'Unlink Google?' })
      await question.getByRole('button', { name: 'Unlink', exact: true }).click()
      await expect(page.getByRole('alert')).toContainText(words)
      await page.unroute('**/auth/v1/user/identities/*')
    }
  },
)

base('where Google is not set up, linking it says why', async ({ page, site, account }) => {
  await openAccount(page, site, account)
  const section = sectionOf(page, NAME)
  await expect(section.getByRole('button', { name: 'Link Google', exact: true })).toBeDisabled()
  await expect(section.getByText('Google is not set up on this site.')).toBeVisible()
})
