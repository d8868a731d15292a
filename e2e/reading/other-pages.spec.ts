import { expect, test } from '../fixtures/test.ts'

test('the terms link to the privacy page, and both can be read without scripts', async ({
  page,
  site,
  browser,
  expectAccessible,
}) => {
  await page.goto('/terms')
  await expect(page).toHaveTitle('Terms of Service | Dhvani')
  await expect(page.getByRole('heading', { name: 'No medical advice' })).toBeVisible()
  await expectAccessible()
  await page.getByRole('main').getByRole('link', { name: 'privacy page' }).click()
  await expect(page).toHaveURL(/\/privacy$/)
  await expect(page.getByRole('heading', { level: 1, name: 'Privacy' })).toBeVisible()
  await expectAccessible()
  const context = await browser.newContext({ javaScriptEnabled: false })
  const bare = await context.newPage()
  await bare.goto(`${site.url}/privacy`)
  await expect(bare.getByText('We set no cookies')).toBeVisible()
  await expect(bare.getByText('the beats you saved without an account')).toBeVisible()
  await expect(bare.getByText('So that Dhvani opens without a connection')).toBeVisible()
  await context.close()
})

test('the terms and the privacy page show a gap where the operator has said nothing', async ({
  page,
  expectAccessible,
}) => {
  for (const path of ['/terms', '/privacy']) {
    await page.goto(path)
    await expect(page.getByText('Not filled in by the operator of this site')).toHaveCount(4)
  }
  await expectAccessible()
})

test('list, contact, donate and not-found say what they are without scripts', async ({
  site,
  browser,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(`${site.url}/blog`)
  await expect(page.getByRole('tabpanel').getByRole('listitem')).toHaveCount(19)
  await page.getByRole('link', { name: /^Read More The Rise of ASMR/ }).click()
  await expect(page.getByRole('article')).toContainText('The scissors start behind your left ear')
  await page.goto(`${site.url}/contact`)
  await expect(page.getByLabel('Message')).toBeVisible()
  await page.goto(`${site.url}/donate`)
  await expect(page.getByText('£100', { exact: true })).toBeVisible()
  const reply = await page.goto(`${site.url}/nowhere`)
  expect(reply?.status()).toBe(404)
  await expect(page.getByText('Oops! Page not found')).toBeVisible()
  await context.close()
})

test('an unknown path is not found, and leads home', async ({ page, problems }) => {
  problems.allow(/404/)
  for (const path of ['/nowhere', '/blog/nothing-of-ours']) {
    const reply = await page.goto(path)
    expect(reply?.status()).toBe(404)
    await expect(page.getByText('Oops! Page not found')).toBeVisible()
  }
  await page.getByRole('main').getByRole('link').first().click()
  await expect(page).toHaveURL(/\/$/)
})

test('without Stripe a donation fails with a message that says so', async ({
  page,
  context,
  problems,
}) => {
  problems.allow(/create-checkout|503/)
  await page.goto('/donate')
  await page.getByRole('button', { name: 'Donate £100' }).click()
  await expect(page.getByRole('alert')).toContainText(
    'Failed to process donation. Please try again.',
  )
  await expect.poll(() => context.pages().length).toBe(1)
})
