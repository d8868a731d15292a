import { hindi } from '../../fixtures/hindi.ts'
import { switchLanguage } from '../../fixtures/switch-language.ts'
import { whenWhole } from '../../fixtures/whole.ts'
import { expectHeard } from '../loudspeaker.ts'
import { expect, test } from './test.ts'

test('an article is found, read and listened to', async ({ page }) => {
  await page.goto('/blog')
  await page.getByRole('searchbox', { name: 'Search articles' }).fill('ASMR')
  await page
    .getByRole('link', { name: /^Read More .*ASMR/ })
    .first()
    .click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('ASMR')
  await page.getByRole('button', { name: 'Listen to Rain' }).click()
  await expect(page.getByRole('button', { name: 'Stop Rain' })).toBeVisible()
  await expectHeard('the sound of the article is heard')
  await page.getByRole('link', { name: 'Back to Blog' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Blog')
})

test('a switch of the language keeps the place on the page', async ({ page }) => {
  await page.goto('/')
  await whenWhole(page)
  await page.evaluate(() => scrollTo({ top: 400, behavior: 'instant' }))
  await switchLanguage(page, 'हिन्दी')
  await expect(page.getByRole('heading', { name: hindi('library_title') })).toBeVisible()
  expect(await page.evaluate(() => scrollY)).toBe(400)
})
