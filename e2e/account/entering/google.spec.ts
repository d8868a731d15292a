import { factorsOf } from '../../fixtures/factors.ts'
import { createAccount, giveSecondStep, welcome, signInLink } from '../../fixtures/account.ts'
import { aGooglePerson, test } from '../../fixtures/equipped.ts'
import { hindi } from '../../fixtures/hindi.ts'
import { expect } from '../../fixtures/test.ts'

test('Google signs a newcomer in, and leaves a clean address @journey', async ({
  page,
  site,
  google,
}) => {
  const person = aGooglePerson()
  google.signInAs(person)
  await page.goto('/auth')
  await page.getByRole('button', { name: 'Continue with Google' }).click()
  await expect(welcome(page, person)).toBeAttached()
  await expect(page).toHaveURL(`${site.url}/`)
  await page.reload()
  await expect(welcome(page, person)).toBeAttached()
})

test('Google makes an account on a page in Hindi, whose mails are then in Hindi', async ({
  page,
  site,
  google,
}) => {
  google.signInAs(aGooglePerson())
  await page.goto('/hi/auth')
  const named = page.waitForResponse((answer) => answer.request().method() === 'PUT')
  await page.getByRole('button', { name: hindi('auth_google') }).click()
  expect(await (await named).json()).toMatchObject({ user_metadata: { language: 'hi' } })
  await expect(page).toHaveURL(`${site.url}/hi`)
})

test(
  'a person who says no at Google is told so once, and is back at the site',
  { tag: '@thorough' },
  async ({ page, site, google }) => {
    google.signInAs(undefined)
    await page.goto('/auth')
    await page.getByRole('button', { name: 'Continue with Google' }).click()
    await expect(page.getByRole('alert')).toContainText('The sign-in was refused or cancelled')
    await expect(page).toHaveURL(`${site.url}/`)
    await expect(signInLink(page)).toBeVisible()
    await page.reload()
    await expect(signInLink(page)).toBeVisible()
    await expect(page.getByRole('alert')).toBeHidden()
  },
)

test(
  'an answer of Google that the site cannot use is told',
  { tag: '@thorough' },
  async ({ page, site }) => {
    await page.goto('/auth/v1/callback?state=0b8f9c36-3d5c-4b2f-9d0a-6a1f4f1f0c11&code=x')
    await expect(page.getByRole('alert')).toContainText('This sign-in began in another browser')
    await expect(page).toHaveURL(`${site.url}/`)
  },
)

test(
  'Google asks for the second step as well',
  { tag: '@thorough' },
  async ({ page, site, google }) => {
    const account = await createAccount(site)
    const app = await (await factorsOf(site, account)).addApp()
    google.signInAs({
      sub: account.email,
      email: account.email,
      email_verified: true,
      name: 'Asha',
    })
    await page.goto('/auth')
    await page.getByRole('button', { name: 'Continue with Google' }).click()
    await expect(page.getByRole('heading', { name: 'One more step' })).toBeVisible()
    await giveSecondStep(page, app.code())
    await expect(welcome(page, account)).toBeAttached()
  },
)
