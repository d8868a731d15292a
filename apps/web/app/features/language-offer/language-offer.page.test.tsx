import { home } from '#pages/fixtures/home.ts'
import { findStrayLetters } from '#pages/fixtures/letters.ts'
import { whenWhole } from '#pages/fixtures/whole.ts'
import { expect, onPhone, type Page } from '#pages/test.ts'

const speakHindi = (page: Page) =>
  page.addInitScript(() =>
    Object.defineProperty(navigator, 'languages', { get: () => ['hi-IN', 'en'] }),
  )

onPhone('a phone in Hindi is offered Hindi once, and never English', async ({ page }) => {
  const offer = page.getByText('Dhvani speaks Hindi too')
  await speakHindi(page)
  await page.goto('/')
  await expect(offer).toBeVisible()
  expect(await findStrayLetters(page)).toEqual([])
  await page.getByRole('status').getByRole('button', { name: 'Close' }).click()
  await expect(offer).toBeHidden()

  await page.goto('/hi')
  await whenWhole(page)
  await expect(page.getByRole('status').getByRole('button', { name: 'English' })).toHaveCount(0)
  await page.goto('/')
  await whenWhole(page)
  await expect(offer).toBeHidden()
})

onPhone(
  'an offer that a dialog cut off at once is made again with the next load',
  async ({ page }) => {
    const offer = page.getByText('Dhvani speaks Hindi too')
    await speakHindi(page)
    await page.goto('/')
    await expect(offer).toBeVisible()
    await home(page).card('Rain').click()
    await expect(home(page).dialog('Rain')).toBeVisible()
    await expect(offer).toBeHidden()
    await page.goto('/')
    await expect(offer).toBeVisible()
  },
)

onPhone('the offer waits until a dialog that was open before it has closed', async ({ page }) => {
  const arriving = Promise.withResolvers<void>()
  await page.route('**/assets/listening-*.js', async (route) => {
    await arriving.promise
    await route.continue()
  })
  await speakHindi(page)
  await page.goto('/')
  await page.getByRole('contentinfo').getByRole('button', { name: 'About the sounds' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  arriving.resolve()
  await whenWhole(page)
  const offer = page.getByText('Dhvani speaks Hindi too')
  await expect(offer).toBeHidden()
  await page.keyboard.press('Escape')
  await expect(offer).toBeVisible()
})
