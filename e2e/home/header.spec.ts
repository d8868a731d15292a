import { openMenu } from '../fixtures/home.ts'
import { welcome } from '../fixtures/account.ts'
import { expect, test } from '../fixtures/test.ts'

test('the menu of a phone leads to every place it names', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/')
  await openMenu(page)
  for (const [name, address] of [
    ['Home', '/'],
    ['Blog', '/blog'],
    ['Contact', '/contact'],
    ['Desi Beatboxer', '/beatboxer'],
    ['Sign In', '/auth'],
  ] as const)
    await expect(
      page.getByRole('link', { name, exact: true }).and(page.locator('header a, [role=dialog] a')),
    ).toHaveAttribute('href', address)
})

test(
  'the tagline stands beside the mark where there is room',
  { tag: '@thorough' },
  async ({ page }) => {
    await page.goto('/')
    await expect(page.getByRole('banner').getByText('Indian Ambient Sound Mixer')).toBeVisible()
  },
)

test('a signed-in person is welcomed by address and can sign out', async ({
  page,
  account,
  openSignedIn,
}) => {
  await openSignedIn()
  await openMenu(page)
  await expect(welcome(page, account).last()).toBeVisible()
  await expect(page.getByRole('link', { name: 'Sign In' })).toHaveCount(0)
  await page.getByRole('button', { name: 'Sign Out' }).click()
  await openMenu(page)
  await expect(page.getByRole('link', { name: 'Sign In' })).toBeVisible()
})

test(
  'every route change lands at the top at once, Back included @journey',
  { tag: '@desktop' },
  async ({ page }) => {
    await page.goto('/')
    await page.getByRole('link', { name: 'Terms' }).click()
    await expect(page).toHaveURL(/\/terms$/)
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
    await page.evaluate(() => scrollTo(0, 500))
    await page.goBack()
    await expect(page).toHaveURL(/\/$/)
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  },
)

test(
  'the theme follows the system until it is switched, and is remembered',
  { tag: '@desktop' },
  async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'dark' })
    await page.goto('/')
    const root = page.locator('html')
    await expect(root).toHaveAttribute('data-theme', 'raat')
    await page.getByRole('button', { name: 'Switch between light and dark' }).click()
    await expect(root).toHaveAttribute('data-theme', 'subah')
    await page.reload()
    await expect(root).toHaveAttribute('data-theme', 'subah')
  },
)
