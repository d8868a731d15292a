import { expect, onPhone, test, type Page } from '#pages/test.ts'

const UPI = { id: 'dhvani.trust@okbank', name: 'Dhvani Trust' }

const parts = (page: Page) => {
  const section = page.getByRole('region', { name: 'Give by UPI' })
  return {
    section,
    link: section.getByRole('link', { name: /in a UPI app$/ }),
    code: (rupees: number) =>
      section.getByRole('img', {
        name: `QR code that pays ₹${rupees.toLocaleString('en')} to Dhvani Trust by UPI`,
        exact: true,
      }),
    choose: (name: string) => section.getByText(name, { exact: true }).click(),
  }
}

onPhone(
  'a phone opens its UPI apps with the amount that is chosen',
  async ({ page, service, expectAccessible }) => {
    service.configure({ upi: UPI })
    await page.goto('/donate')
    const { section, link, choose } = parts(page)
    const begin = 'upi://pay?pa=dhvani.trust@okbank&pn=Dhvani%20Trust'
    await expect(link).toHaveAttribute('href', `${begin}&am=101.00&cu=INR&tn=Dhvani`)
    await choose('₹501')
    await expect(section.getByRole('link', { name: 'Pay ₹501 in a UPI app' })).toBeVisible()
    await choose('Another amount')
    await expect(link).toHaveCount(0)
    const field = section.getByLabel('Rupees', { exact: true })
    await field.fill('0')
    await expect(section.getByText('Please give whole rupees from 1 to 100,000.')).toBeVisible()
    await expect(link).toHaveCount(0)
    await expectAccessible()
    await field.fill('75')
    await expect(link).toHaveAttribute('href', `${begin}&am=75.00&cu=INR&tn=Dhvani`)
    await expect(section.getByRole('img')).toHaveCount(0)
    await expect(section.getByText('If no app opens, copy the address')).toBeVisible()
    await expectAccessible()
  },
)

test('another screen shows a code to scan, and the address to copy', async ({
  page,
  service,
  expectAccessible,
}) => {
  const copied: string[] = []
  await page.exposeFunction('keepCopy', (text: string) => void copied.push(text))
  await page.addInitScript(() =>
    Object.defineProperty(navigator.clipboard, 'writeText', {
      value: async (text: string) =>
        (globalThis as unknown as { keepCopy(text: string): void }).keepCopy(text),
    }),
  )
  service.configure({ upi: UPI })
  await page.goto('/donate')
  const { section, link, code, choose } = parts(page)
  await expect(code(101)).toBeVisible()
  await expect(page.getByText('Gifts in pounds are not set up on this site.')).toBeVisible()
  await choose('₹1,001')
  await expect(code(1001)).toBeVisible()
  await expect(link).toHaveCount(0)
  await expect(section.getByText('dhvani.trust@okbank')).toBeVisible()
  await section.getByRole('button', { name: 'Copy address' }).click()
  await expect(section.getByText('Copied')).toBeVisible()
  expect(copied).toEqual([UPI.id])
  await expectAccessible()
})

test('without the settings nothing of it is shown', async ({ page }) => {
  const told = page.waitForRequest('**/config.json')
  await page.goto('/donate')
  await told
  await expect(page.getByText('This site cannot take gifts yet')).toBeVisible()
  await expect(page.getByText('UPI')).toHaveCount(0)
})
