import { openMenu } from '#pages/fixtures/home.ts'
import { expect, onBoth, test } from '#pages/test.ts'

onBoth('the header shows the brand and leads to every place it names', async ({ page }) => {
  await page.goto('/')
  const banner = page.getByRole('banner')
  await expect(banner.getByRole('link', { name: 'Dhvani', exact: true })).toContainText('ध्वनि')
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

onBoth(
  'a signed-in person is welcomed by address and can sign out',
  async ({ page, account, openSignedIn }) => {
    await openSignedIn()
    await openMenu(page)
    await expect(page.getByText(`Welcome, ${account.email}`).last()).toBeVisible()
    await expect(page.getByRole('link', { name: 'Sign In' })).toHaveCount(0)
    await page.getByRole('button', { name: 'Sign Out' }).click()
    await openMenu(page)
    await expect(page.getByRole('link', { name: 'Sign In' })).toBeVisible()
  },
)

onBoth(
  'who is signed in shows from the first paint, and nobody is asked to sign in',
  async ({ page, account, openSignedIn }) => {
    await page.addInitScript(() => {
      const seen = { header: '' }
      Object.assign(window, { seen })
      // The scripts of the page are modules, and run later.
      document.addEventListener('readystatechange', () => {
        if (seen.header === '') seen.header = document.querySelector('header')?.innerText ?? ''
      })
    })
    await openSignedIn()
    const { header } = await page.evaluate(() => Reflect.get(window, 'seen') as { header: string })
    expect(header).not.toContain('Sign In')
    if (page.viewportSize().width >= 1024) {
      expect(header.replaceAll('\n', '')).toContain(`Welcome, ${account.email}`)
      expect(header).toContain('Sign Out')
    }
  },
)

test('a session that still owes its second factor is welcomed by nobody', async ({
  page,
  account,
  service,
}) => {
  const session = service.accounts.open(account)
  const factors = [{ id: 'f', status: 'verified', factor_type: 'totp' }]
  localStorage.setItem(
    'dhvani-auth',
    JSON.stringify({ ...session, user: { ...session.user, factors } }),
  )
  await page.addInitScript(() => {
    document.addEventListener('readystatechange', () =>
      Object.assign(window, { seen: document.querySelector('header')?.innerText }),
    )
  })
  await page.goto('/contact')
  const header = await page.evaluate(() => String(Reflect.get(window, 'seen')))
  expect(header).toContain('Sign In')
  expect(header).not.toContain('Welcome')
})

test('the tagline stands beside the mark where there is room', async ({ page }) => {
  await page.goto('/')
  await expect(page.getByRole('banner').getByText('Indian Ambient Sound Mixer')).toBeVisible()
})

onBoth('the footer leads to donate, contact, terms and privacy', async ({ page }) => {
  await page.goto('/')
  const footer = page.getByRole('contentinfo')
  for (const [name, address] of [
    ['Donate', '/donate'],
    ['Contact', '/contact'],
    ['Terms', '/terms'],
    ['Privacy', '/privacy'],
  ] as const)
    await expect(footer.getByRole('link', { name, exact: true })).toHaveAttribute('href', address)
})

test('every route change lands at the top at once, Back included', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('link', { name: 'Terms' }).click()
  await expect.poll(() => page.path()).toBe('/terms')
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  await page.evaluate(() => scrollTo(0, 500))
  await page.goBack()
  await expect.poll(() => page.path()).toBe('/')
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
})

test('the theme follows the system until it is switched, and is remembered', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.goto('/')
  const root = page.locator('html')
  await expect(root).toHaveAttribute('data-theme', 'raat')
  await page.getByRole('button', { name: 'Switch between light and dark' }).click()
  await expect(root).toHaveAttribute('data-theme', 'subah')
  await page.reload()
  await expect(root).toHaveAttribute('data-theme', 'subah')
})
