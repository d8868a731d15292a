import type { Page } from '@playwright/test'
import { field } from '../fixtures/account.ts'
import { expect, test } from '../fixtures/equipped.ts'
import { OPERATOR } from '../fixtures/sites.ts'

const send = (page: Page) => page.getByRole('button', { name: 'Send Message' }).click()

const fill = async (page: Page, message: string) => {
  await field(page, 'Name').fill('Meera')
  await field(page, 'Email').fill('meera@example.com')
  await field(page, 'Message').fill(message)
}

test('a message is stored and mailed to the operator, and after a second the page says so @journey', async ({
  page,
  site,
  expectAccessible,
}) => {
  await page.goto('/contact')
  await expect(page).toHaveTitle('Contact | Dhvani')
  await expectAccessible()
  await fill(page, 'The river is lovely.')
  const started = Date.now()
  await send(page)
  const toast = page.getByRole('status')
  await expect(toast).toContainText('Message sent!')
  expect(Date.now() - started).toBeGreaterThanOrEqual(950)
  await expect(toast).toContainText("Thank you for reaching out. We'll get back to you soon.")
  for (const name of ['Name', 'Email', 'Message']) await expect(field(page, name)).toHaveValue('')
  const mailed = async () => {
    const mails = await site.mails()
    return mails.find(({ to, text }) => to === OPERATOR && text.includes('The river is lovely.'))
  }
  await expect.poll(mailed).toBeDefined()
  expect((await mailed())?.text).toContain('Meera <meera@example.com>')
  await page.reload()
  await expect(field(page, 'Message')).toHaveValue('')
})

test('each field is required, and says so beside itself', async ({ page, expectAccessible }) => {
  await page.goto('/contact')
  await send(page)
  await expect(page.getByText('Please tell us what to call you.')).toBeVisible()
  await expect(page.getByText('Please give an address for our answer.')).toBeVisible()
  await expect(page.getByText('Please write a few words.')).toBeVisible()
  await expect(field(page, 'Name')).toBeFocused()
  await expect(field(page, 'Name')).toHaveAttribute('aria-invalid', 'true')
  await expectAccessible()
  await fill(page, 'Hello')
  await field(page, 'Email').fill('meera')
  await send(page)
  await expect(page.getByText('This does not look like an email address.')).toBeVisible()
  await expect(field(page, 'Email')).toBeFocused()
})

test('a half-typed message survives a reload', { tag: '@thorough' }, async ({ page }) => {
  await page.goto('/contact')
  await fill(page, 'Half a sen')
  await page.reload()
  await expect(field(page, 'Name')).toHaveValue('Meera')
  await expect(field(page, 'Email')).toHaveValue('meera@example.com')
  await expect(field(page, 'Message')).toHaveValue('Half a sen')
})

test('a message that cannot be stored is not called sent, and stays in the form', async ({
  page,
  problems,
}) => {
  problems.allow(/contact_messages|503|Failed to load resource/)
  await page.goto('/contact')
  await fill(page, 'Are you there?')
  await page.route('**/rest/v1/contact_messages*', (route) =>
    route.fulfill({ status: 503, json: { message: 'no' } }),
  )
  await send(page)
  await expect(page.getByRole('alert')).toContainText('Your message was not sent')
  await expect(field(page, 'Message')).toHaveValue('Are you there?')
  await expect(page.getByText('Message sent!')).toHaveCount(0)
  await page.unroute('**/rest/v1/contact_messages*')
  await send(page)
  await expect(page.getByRole('status')).toContainText('Message sent!')
})

test(
  'a visitor who sends too much is told so, and keeps the text',
  { tag: '@thorough' },
  async ({ page, problems }) => {
    problems.allow(/contact_messages|429|Failed to load resource/)
    await page.goto('/contact')
    await fill(page, 'Once more')
    await page.route('**/rest/v1/contact_messages*', (route) =>
      route.fulfill({ status: 429, body: '{"message":"too many"}' }),
    )
    await send(page)
    await expect(page.getByRole('alert')).toContainText(
      'Several messages came from your network in a short time',
    )
    await expect(field(page, 'Message')).toHaveValue('Once more')
  },
)

test(
  'a trap that was filled in sends nothing and claims nothing',
  { tag: '@thorough' },
  async ({ page }) => {
    await page.goto('/contact')
    await fill(page, 'Buy now')
    await page
      .locator('input[name=homepage]')
      .evaluate((input: HTMLInputElement) => (input.value = 'https://spam.example'))
    let requests = 0
    page.on('request', (request) => {
      if (request.url().includes('contact_messages')) requests += 1
    })
    await send(page)
    await expect(page.getByRole('alert')).toContainText('Your message was not sent')
    expect(requests).toBe(0)
  },
)
