import { expect, test } from '../fixtures/test.ts'

test('each card of the list shows one picture, of the theme', async ({ page }) => {
  await page.goto('/blog')
  const cards = page.getByRole('tabpanel').getByRole('listitem')
  await expect(cards).toHaveCount(19)
  for (const card of await cards.all()) {
    const picture = card.locator('img:visible')
    await expect(picture).toHaveCount(1)
    const width = await picture.evaluate(async (image: HTMLImageElement) => {
      image.loading = 'eager'
      await image.decode()
      return image.naturalWidth
    })
    expect(width).toBe(1200)
  }
})

test('a word narrows the list, and a word without articles says so', async ({ page }) => {
  await page.goto('/blog')
  const search = page.getByRole('searchbox', { name: 'Search articles' })
  const cards = page.getByRole('tabpanel').getByRole('listitem')
  await search.fill('ASMR')
  await expect(cards).toHaveCount(1)
  await expect(page.getByText('1 article', { exact: true })).toBeVisible()
  await search.fill('zzz')
  await expect(page.getByText('No articles found')).toBeVisible()
  await page.getByRole('button', { name: 'Show all articles' }).click()
  await expect(cards).toHaveCount(19)
})

test('a card leads to its article, and back @journey', async ({ page }) => {
  await page.goto('/blog')
  await page.getByRole('link', { name: /^Read More The Rise of ASMR/ }).click()
  await expect(page).toHaveURL(/\/blog\/rise-of-asmr$/)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('The Rise of ASMR')
  await page.getByRole('link', { name: 'Back to Blog' }).click()
  await expect(page).toHaveURL(/\/blog$/)
})
