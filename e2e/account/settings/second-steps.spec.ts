import { Secret, TOTP } from 'otpauth'
import type { Locator, Page } from '@playwright/test'
import { readClipboard } from '../../fixtures/clipboard.ts'
import { plugInAuthenticator } from '../../fixtures/factors.ts'
import { expectRefused, signInElsewhere } from '../../fixtures/elsewhere.ts'
import { expectOffline, expectOnlineAgain, LOST } from '../../fixtures/offline-notice.ts'
import { mailTo, codeIn } from '../../fixtures/mail.ts'
import { giveCredentials, giveSecondStep, signOut } from '../../fixtures/account.ts'
import { expect, test } from '../../fixtures/both-themes.ts'
import type { Site } from '../../fixtures/site.ts'
import { openAccount, sectionOf, signInToAccount } from './own-account.ts'

const steps = (page: Page): Locator => sectionOf(page, 'Two-step verification')

const codeAt = (secret: string, timestamp: number): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp })

/** The code that the app on the phone shows now. */
const codeOf = (secret: string): string => codeAt(secret, Date.now())

/** The code after it: the server accepts each code once. */
const nextCodeOf = (secret: string): string => codeAt(secret, Date.now() + 30_000)

const begin = async (page: Page, kind: string): Promise<Locator> => {
  await steps(page).getByRole('button', { name: kind }).click()
  return page.getByRole('dialog', { name: kind })
}

const addApp = async (page: Page, name?: string): Promise<string> => {
  const dialog = await begin(page, 'Authenticator app')
  if (name) await dialog.getByLabel('Name for this step').fill(name)
  await dialog.getByRole('button', { name: 'Continue' }).click()
  const key = dialog.locator('[data-secret]')
  await expect(key).toBeVisible()
  const secret = (await key.getAttribute('data-secret')) ?? ''
  await dialog.getByLabel('Code from the app').fill(codeOf(secret))
  await dialog.getByRole('button', { name: 'Turn on' }).click()
  await expect(dialog).toBeHidden()
  return secret
}

const newestText = async (site: Site, phone: string): Promise<string> =>
  codeIn((await mailTo(site, phone)).text)

test('an authenticator app is added by picture or key, named, and asked for at sign-in', async ({
  page,
  context,
  site,
  account,
  problems,
  expectAccessible,
}) => {
  problems.allow(/422/)
  await context.grantPermissions(['clipboard-write'])
  const other = await signInElsewhere(site, account)
  await openAccount(page, site, account)
  await expect(steps(page).getByText('No second step yet.')).toBeVisible()
  const dialog = await begin(page, 'Authenticator app')
  await dialog.getByLabel('Name for this step').fill('My phone')
  await expectAccessible()
  await dialog.getByRole('button', { name: 'Continue' }).click()
  const drawing = dialog.getByRole('img', { name: 'QR code for your authenticator app' })
  await expect(drawing).toBeVisible()
  expect(
    await drawing.evaluate((image: HTMLImageElement) =>
      image.decode().then(() => image.naturalWidth),
    ),
    'the drawing of the QR code',
  ).toBeGreaterThan(0)
  await dialog.getByRole('button', { name: 'Copy key' }).click()
  await expect(dialog.getByRole('button', { name: 'Copied' })).toBeVisible()
  const secret = await readClipboard(page)
  await expect(dialog.locator('[data-secret]')).toHaveAttribute('data-secret', secret)
  await expectAccessible()

  await dialog.getByLabel('Code from the app').fill('000000')
  await dialog.getByRole('button', { name: 'Turn on' }).click()
  await expect(dialog.getByText('Invalid TOTP code entered')).toBeVisible()
  await expect(dialog.getByLabel('Code from the app')).toBeFocused()
  await dialog.getByLabel('Code from the app').fill(codeOf(secret))
  await dialog.getByRole('button', { name: 'Turn on' }).click()
  await expect(page.getByText('My phone is on')).toBeVisible()
  await expect(steps(page).getByRole('listitem').filter({ hasText: 'My phone' })).toBeVisible()
  await expect(steps(page).getByText(/Add a second one of another kind/)).toBeVisible()
  await expectAccessible()
  await expectRefused(other, 'session_not_found')

  await signOut(page)
  await page.goto('/account')
  await giveCredentials(page, account)
  await giveSecondStep(page, nextCodeOf(secret))
  await expect(page).toHaveURL(/\/account$/)
  await expect(steps(page).getByText('My phone', { exact: true })).toBeVisible()
})

test(
  'a dialog that is closed half-way leaves nothing behind',
  { tag: '@thorough' },
  async ({ page, site, account }) => {
    await openAccount(page, site, account)
    const dialog = await begin(page, 'Authenticator app')
    await dialog.getByRole('button', { name: 'Continue' }).click()
    await expect(dialog.locator('[data-secret]')).toBeVisible()
    const forgotten = page.waitForResponse((reply) => reply.request().method() === 'DELETE')
    await dialog.getByRole('button', { name: 'Close' }).click()
    expect((await forgotten).status()).toBe(200)
    const other = await signInElsewhere(site, account)
    const user = (await (await other.call('GET', '/auth/v1/user')).json()) as { factors?: object[] }
    expect(user.factors).toBeUndefined()
    await addApp(page)
    await expect(
      steps(page).getByRole('button', { name: 'Remove Authenticator app' }),
    ).toBeVisible()
  },
)

test('a step is removed after a question, and sign-in no longer asks for it', async ({
  page,
  site,
  account,
  expectAccessible,
}) => {
  await openAccount(page, site, account)
  await addApp(page, 'Old phone')
  await steps(page).getByRole('button', { name: 'Remove Old phone' }).click()
  const question = page.getByRole('dialog', { name: 'Remove Old phone?' })
  await expect(question.getByText(/only second step/)).toBeVisible()
  await expectAccessible()
  await question.getByRole('button', { name: 'Cancel' }).click()
  await expect(steps(page).getByText('Old phone', { exact: true })).toBeVisible()
  await steps(page).getByRole('button', { name: 'Remove Old phone' }).click()
  await question.getByRole('button', { name: 'Remove', exact: true }).click()
  await expect(page.getByText('Old phone is removed')).toBeVisible()
  await expect(steps(page).getByText('No second step yet.')).toBeVisible()
  await signOut(page)
  await signInToAccount(page, account)
})

test(
  'without a network the question before a removal stays, says so, and can be answered later',
  { tag: '@thorough' },
  async ({ page, site, account, problems }) => {
    problems.allow(LOST)
    await openAccount(page, site, account)
    await addApp(page, 'Old phone')
    await steps(page).getByRole('button', { name: 'Remove Old phone' }).click()
    const question = page.getByRole('dialog', { name: 'Remove Old phone?' })
    const remove = question.getByRole('button', { name: 'Remove', exact: true })
    await page.context().setOffline(true)
    await remove.click()
    await expectOffline(question)
    await expectOnlineAgain(page)
    await remove.click()
    await expect(question).toBeHidden()
    await expect(page.getByText('Old phone is removed')).toBeVisible()
  },
)

test(
  'two steps of one name are refused in the service’s words',
  { tag: '@thorough' },
  async ({ page, site, account, problems }) => {
    problems.allow(/422/)
    await openAccount(page, site, account)
    await addApp(page, 'Phone')
    const dialog = await begin(page, 'Authenticator app')
    await dialog.getByLabel('Name for this step').fill('Phone')
    await dialog.getByRole('button', { name: 'Continue' }).click()
    await expect(page.getByRole('alert')).toContainText('friendly name "Phone"')
  },
)

test('a phone is added by the code that it gets', async ({
  page,
  site,
  account,
  problems,
  expectAccessible,
}) => {
  problems.allow(/422/)
  const phone = '919800000021'
  await openAccount(page, site, account)
  const dialog = await begin(page, 'Text message')
  await dialog.getByLabel('Phone number').fill('98000')
  await dialog.getByRole('button', { name: 'Continue' }).click()
  await expect(dialog.getByText(/with its country code, beginning/)).toBeVisible()
  await expectAccessible()
  await dialog.getByLabel('Phone number').fill('+91 98000 00021')
  await dialog.getByRole('button', { name: 'Continue' }).click()
  await expect(dialog.getByText('We sent a code to +919800000021.')).toBeVisible()
  await expectAccessible()
  await dialog.getByLabel('Code from the message').fill('000000')
  await dialog.getByRole('button', { name: 'Turn on' }).click()
  await expect(dialog.getByText('Invalid MFA Phone code entered')).toBeVisible()
  await dialog.getByLabel('Code from the message').fill(await newestText(site, phone))
  await dialog.getByRole('button', { name: 'Turn on' }).click()
  await expect(page.getByText('Text message is on')).toBeVisible()
  await expect(steps(page).getByRole('button', { name: 'Remove Text message' })).toBeVisible()
})

test('a device makes a passkey, and a request that its person cancels can be repeated', async ({
  page,
  site,
  account,
  expectAccessible,
}) => {
  await openAccount(page, site, account)
  const key = await plugInAuthenticator(page)
  await key.setVerified(true)
  const dialog = await begin(page, 'Passkey')
  await dialog.getByLabel('Name for this step').fill('Laptop')
  await expectAccessible()
  await page.evaluate(() => {
    const make = navigator.credentials.create.bind(navigator.credentials)
    let isFirst = true
    navigator.credentials.create = async (options) => {
      if (!isFirst) return make(options)
      isFirst = false
      throw new DOMException('The person closed the dialog.', 'NotAllowedError')
    }
  })
  await dialog.getByRole('button', { name: 'Create passkey' }).click()
  await expect(dialog.getByText('No passkey was made. You can try once more.')).toBeVisible()
  await dialog.getByRole('button', { name: 'Create passkey' }).click()
  await expect(page.getByText('Laptop is on')).toBeVisible()
  await expect(steps(page).getByRole('button', { name: 'Remove Laptop' })).toBeVisible()
})
