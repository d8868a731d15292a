import { signIn } from '../fixtures/account.ts'
import { expect, test } from '../fixtures/test.ts'

const SECTIONS = ['Nature', 'Urban', 'Traditional', 'ASMR', 'Spiritual']

test('the library has a section a category, in order, and the own sounds last', async ({
  page,
}) => {
  await page.goto('/')
  const headings = await page
    .getByRole('heading', { level: 2, name: / Sounds?$/ })
    .allTextContents()
  const shown = SECTIONS.map((category) => `${category} Sounds`).filter((title) =>
    headings.includes(title),
  )
  expect(headings).toEqual([...shown, 'Your Sound'])
})

test('the carousel shows three slides by button and by key, and keeps still for a reader', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/')
  const highlights = page.getByRole('region', { name: 'Highlights' })
  const title = (name: string) => highlights.getByRole('heading', { name })
  await expect(title('Find Your Inner Peace')).toBeVisible()
  await page.getByRole('button', { name: 'Next slide' }).click()
  await expect(title('Traditional Meets Modern')).toBeInViewport({ ratio: 0.9 })
  await page.keyboard.press('ArrowRight')
  await expect(title('Focus & Meditation')).toBeInViewport({ ratio: 0.9 })
  await page.getByRole('button', { name: 'Previous slide' }).click()
  await expect(title('Traditional Meets Modern')).toBeInViewport({ ratio: 0.9 })
})

test('a card opens its sound, and the keyboard comes back to the card', async ({
  page,
  expectAccessible,
}) => {
  await page.goto('/')
  const card = page.getByRole('button', { name: /^Sea Waves/ })
  await card.click()
  const dialog = page.getByRole('dialog', { name: 'Sea Waves' })
  await expect(dialog.getByRole('button', { name: 'Pause preview' })).toBeVisible()
  await expect(dialog.getByText('sea-waves.mp3')).toBeVisible()
  await expect(dialog.getByRole('slider', { name: 'Preview volume' })).toHaveAttribute(
    'aria-valuetext',
    '50 percent',
  )
  await expectAccessible()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(card).toBeFocused()
})

test('a sound that storage does not have says so, and can be neither played nor added', async ({
  page,
  problems,
}) => {
  problems.allow(/404|Failed to load resource/)
  await page.route('**/dhvani/**/rain.mp3*', (route) => route.fulfill({ status: 404 }))
  await page.route('**/dhvani/rain.mp3*', (route) => route.fulfill({ status: 404 }))
  await page.goto('/')
  await page.getByRole('button', { name: /^Rain(?! &)/ }).click()
  const dialog = page.getByRole('dialog', { name: 'Rain' })
  await expect(dialog.getByRole('alert')).toHaveText(
    'Cannot access Rain. File may not exist in storage.',
  )
  await expect(dialog.getByRole('button', { name: 'Play preview' })).toBeDisabled()
  await expect(dialog.getByRole('button', { name: 'Add to Mix' })).toBeDisabled()
})

test('a visitor who adds a sound signs in and finds it in the mix', async ({ page, account }) => {
  await page.goto('/')
  await page.getByRole('button', { name: /^Sea Waves/ }).click()
  await page.getByRole('button', { name: 'Add to Mix' }).click()
  await expect(page).toHaveURL(/\/auth$/)
  await page.getByLabel('Email', { exact: true }).fill(account.email)
  await page.getByLabel('Password', { exact: true }).fill(account.password)
  await page.getByRole('button', { name: 'Sign In', exact: true }).click()
  const mix = page.getByRole('region', { name: 'Mix', exact: true })
  await expect(mix.getByText('1 sound playing')).toBeVisible()
  await expect(page.getByRole('button', { name: /^Sea Waves/ })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
})

test('a mix comes back paused after a reload and is gone after signing out', async ({
  page,
  account,
}) => {
  await signIn(page, account)
  await page.goto('/')
  await page.getByRole('button', { name: /^Rain(?! &)/ }).click()
  await page.getByRole('button', { name: 'Add to Mix' }).click()
  const mix = page.getByRole('region', { name: 'Mix', exact: true })
  await expect(mix.getByText('1 sound playing')).toBeVisible()
  await page.reload()
  await expect(mix.getByText('0 sounds playing')).toBeVisible()
  await expect(mix.getByRole('button', { name: 'Play Rain' })).toBeVisible()
  await page.getByRole('button', { name: 'Sign Out' }).click()
  await expect(page.getByRole('link', { name: 'Sign In' })).toBeVisible()
  await expect(mix.getByRole('listitem')).toHaveCount(0)
})
