import type { Page, Request } from '@playwright/test'
import type { Account } from '../../fixtures/account.ts'
import { factorsOf } from '../../fixtures/factors.ts'
import { hindi } from '../../fixtures/hindi.ts'
import { linkIn, mailTo, wrongCode } from '../../fixtures/mail.ts'
import { expect, test } from '../../fixtures/test.ts'
import { whenWhole } from '../../fixtures/whole.ts'

const press = (page: Page, key: string) =>
  page
    .getByRole('main')
    .locator('form')
    .getByRole('button', { name: hindi(key), exact: true })
    .click()

const field = (page: Page, key: string) => page.getByLabel(hindi(key), { exact: true })

const givePassword = async (page: Page, { email, password }: Account) => {
  await field(page, 'auth_email').fill(email)
  await field(page, 'auth_password').fill(password)
  await press(page, 'sign_in')
}

const welcome = (page: Page, { email }: Account) => page.getByText(hindi('welcome', { email }))

const isNaming = (request: Request) =>
  request.method() === 'PUT' && (request.postData() ?? '').includes('"language"')

/** The answer to the change of the account that names its language. */
const whenNamed = async (page: Page): Promise<unknown> =>
  (await page.waitForResponse((answer) => isNaming(answer.request()))).json()

const IN_HINDI = { user_metadata: { language: 'hi' } }

test(
  'an account that names no language is given that of the page where it signs in',
  { tag: '@desktop' },
  async ({ page, site, account }) => {
    await page.goto('/hi/auth')
    const named = whenNamed(page)
    await givePassword(page, account)
    expect(await named).toMatchObject(IN_HINDI)
    await expect(page).toHaveURL(`${site.url}/hi`)
    await expect(welcome(page, account)).toBeAttached()
  },
)

test(
  'the second step is asked for in Hindi, and after it the account has its language',
  { tag: '@desktop' },
  async ({ page, site, account, problems, expectAccessible }) => {
    problems.allow(/422/)
    const app = await (await factorsOf(site, account)).addApp()
    await page.goto('/hi/auth')
    await givePassword(page, account)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(hindi('factor_heading'))
    await expect(page.getByText(hindi('factor_lead', { email: account.email }))).toBeVisible()
    await expect(page.getByText(hindi('factor_app_lead'))).toBeVisible()
    await expectAccessible()

    const code = field(page, 'code_label')
    await code.fill('12')
    await press(page, 'factor_confirm')
    await expect(code).toHaveAccessibleDescription(hindi('code_length'))
    await code.fill(wrongCode(app.code()))
    await press(page, 'factor_confirm')
    await expect(page.getByRole('alert')).toHaveText(/^[^A-Za-z]+$/)

    const named = whenNamed(page)
    await code.fill(app.code())
    await press(page, 'factor_confirm')
    expect(await named).toMatchObject(IN_HINDI)
    await expect(page).toHaveURL(`${site.url}/hi`)
    await expect(welcome(page, account)).toBeAttached()
  },
)

test(
  'a password is chosen anew in Hindi, and the account has its language only after that',
  { tag: '@thorough' },
  async ({ page, site, account }) => {
    await page.goto('/hi/auth?mode=reset')
    await field(page, 'auth_email').fill(account.email)
    await press(page, 'auth_send_reset')
    await expect(page.getByText(hindi('auth_reset_sent', { email: account.email }))).toBeVisible()
    const changes: boolean[] = []
    page.on('request', (request) => {
      if (request.method() === 'PUT') changes.push(isNaming(request))
    })
    await page.goto(linkIn(await mailTo(site, account.email)))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(hindi('auth_choose_password'))
    await whenWhole(page)
    const named = whenNamed(page)
    await field(page, 'auth_new_password').fill('a quiet river at dawn')
    await press(page, 'auth_save_password')
    expect(await named).toMatchObject(IN_HINDI)
    expect(changes, 'a change before the password would have ended its recovery').toEqual([
      false,
      true,
    ])
    await expect(page).toHaveURL(`${site.url}/hi`)
  },
)

const CHOSEN_ADDRESSES = ['/hi/\\evil.example', '/hi/auth?next=//evil.example/account']

for (const address of [
  '/hi/\\evil.example',
  '/hi//evil.example',
  '/hi/%5Cevil.example',
  '/hi/%2F%2Fevil.example',
  '/hi/auth?next=/\\evil.example',
  '/hi/auth?next=//evil.example/account',
])
  test(
    `${address} leads to no other site, neither by a sign-in nor by the switch`,
    { tag: CHOSEN_ADDRESSES.includes(address) ? '@desktop' : '@thorough' },
    async ({ page, site, account, problems }) => {
      problems.allow(/40[04]/)
      await page.goto(site.url + address)
      const english = page.locator('a[hreflang=en]').first()
      const twin = await english.evaluate((link: HTMLAnchorElement) => link.origin)
      expect(twin).toBe(site.url)
      if (!address.startsWith('/hi/auth'))
        await page
          .getByRole('banner')
          .getByRole('link', { name: hindi('sign_in'), exact: true })
          .filter({ visible: true })
          .click()
      await givePassword(page, account)
      await expect(welcome(page, account)).toBeAttached()
      await expect(page).toHaveURL(`${site.url}/hi`)
    },
  )
