import { home } from '#pages/fixtures/home.ts'
import { findStrayLetters } from '#pages/fixtures/letters.ts'
import { whenWhole } from '#pages/fixtures/whole.ts'
import { expect, onPhone, type Page } from '#pages/test.ts'

const openInHindi = async (page: Page, path: string) => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'languages', { get: () => ['hi-IN', 'en'] }),
  )
  await page.goto(path)
  await whenWhole(page)
}

onPhone('a phone in Hindi is offered Hindi once, and never English', async ({ page }) => {
  const offer = page.getByText('Dhvani speaks Hindi too')
  await openInHindi(page, '/')
  await expect(offer).toBeVisible()
  expect(await findStrayLetters(page)).toEqual([])
  // It lies over no dialog.
  await home(page).card('Rain').click()
  await expect(home(page).dialog('Rain')).toBeVisible()
  await expect(offer).toBeHidden()

  await page.goto('/hi')
  await whenWhole(page)
  await expect(page.getByRole('status').getByRole('button', { name: 'English' })).toHaveCount(0)
  await page.goto('/')
  await whenWhole(page)
  await expect(offer).toBeHidden()
})
