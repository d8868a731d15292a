import { expect, test } from '../fixtures/test.ts'
import { thoroughUnless } from '../fixtures/thorough.ts'

test('without scripts the terms and the privacy page show no button and no wait', async ({
  site,
  browser,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const bare = await context.newPage()
  for (const path of ['/terms', '/privacy']) {
    await bare.goto(site.url + path)
    await expect(bare.getByText(/^Your browser runs no scripts/)).toBeVisible()
    await expect(bare.getByText('Loading the operator')).toBeHidden()
    await expect(bare.getByRole('button')).toHaveCount(0)
    await expect(bare.getByRole('contentinfo').getByRole('link', { name: 'Terms' })).toBeVisible()
  }
  await context.close()
})

test('the terms lead to the licences of all that the site brings to a browser', async ({
  page,
}) => {
  await page.goto('/terms')
  await page.getByRole('link', { name: /^Licences of the software/ }).click()
  await expect(page).toHaveURL(/\/licences\.txt$/)
  const named = [
    'Icons: Lucide',
    'react',
    'zod',
    'workbox-core',
    '@fontsource-variable/anek-devanagari',
  ]
  for (const name of named)
    await expect(page.locator('body')).toContainText(new RegExp(`^--- ${name}\\b`, 'm'))
  await expect(page.locator('body')).toContainText('SIL Open Font License')
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

test(
  'a page asked for in capitals is that page, at its one address',
  { tag: '@thorough' },
  async ({ page }) => {
    for (const [asked, path, heading] of [
      ['/What-Is-Known?from=mail#asmr', '/what-is-known?from=mail#asmr', 'What is known'],
      ['/BLOG', '/blog', 'Blog'],
      ['/Terms/', '/terms', 'Terms of Service'],
    ] as const) {
      await page.goto(asked)
      await expect(page).toHaveURL(new RegExp(`${path.replace('?', '\\?')}$`))
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
    }
  },
)

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

for (const [name, viewport] of [
  ['a laptop', { width: 1366, height: 768 }],
  ['a phone', { width: 390, height: 844 }],
] as const)
  test(
    `without Stripe, Donate says so on ${name} before a press, and a press asks for nothing`,
    thoroughUnless(name === 'a phone'),
    async ({ page, context, expectAccessible }) => {
      await page.setViewportSize(viewport)
      let asked = 0
      page.on('request', (request) => {
        if (request.url().includes('create-checkout')) asked += 1
      })
      await page.goto('/donate')
      const why = 'This site cannot take gifts yet: its operator has not set up payment.'
      await expect(page.getByText(why)).toBeInViewport()
      for (const amount of ['£10', '£50', '£100']) {
        const button = page.getByRole('button', { name: `Donate ${amount}`, exact: true })
        await expect(button).toHaveAccessibleDescription(why)
        await expect(button).toBeDisabled()
        await button.focus()
        await page.keyboard.press('Enter')
      }
      await expectAccessible()
      expect(asked).toBe(0)
      expect(context.pages()).toHaveLength(1)
      await expect(page.getByRole('alert')).toHaveCount(0)
    },
  )
