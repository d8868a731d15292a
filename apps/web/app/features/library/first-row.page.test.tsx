import { expect, onPhone, test, type Page, variation } from '#pages/test.ts'
import { addToMix, home } from '#pages/fixtures/home.ts'
import { whenWhole } from '#pages/fixtures/whole.ts'

const strip = (page: Page) => page.getByRole('region', { name: 'Your mixes' })

/** Space above and below the first row's cards, between header and dock, in pixels. */
const roomAroundFirstRow = async (page: Page) => {
  const [header, dock] = [
    await page.getByRole('banner').boundingBox(),
    await home(page).mix.boundingBox(),
  ]
  const cards = await page
    .locator('button[data-sound-card]')
    .evaluateAll((all) => all.map((card) => card.getBoundingClientRect().toJSON() as DOMRect))
  const top = Math.min(...cards.map((card) => card.top))
  const row = cards.filter((card) => card.top - top < 1)
  if (!header || !dock || row.length === 0) throw new Error('nothing to compare')
  return {
    cards: row.length,
    above: top - (header.y + header.height),
    below: dock.y - Math.max(...row.map((card) => card.bottom)),
  }
}

const expectFirstRowWhole = async (page: Page) => {
  const { cards, above, below } = await roomAroundFirstRow(page)
  expect(cards).toBeGreaterThan(1)
  expect(above, 'room above').toBeGreaterThanOrEqual(0)
  expect(below, 'room below').toBeGreaterThanOrEqual(0)
}

for (const [name, viewport, on] of [
  ['a laptop', { width: 1366, height: 768 }, variation],
  ['a phone', { width: 390, height: 844 }, onPhone],
] as const)
  on(
    `the first row of cards is whole above the fold on ${name}, also with a mix of four sounds`,
    async ({ page, openSignedIn }) => {
      await page.setViewportSize(viewport)
      await openSignedIn()
      await whenWhole(page)
      await expect(home(page).mix).toBeVisible()
      await expect(strip(page).getByText('No saved mixes yet')).toBeVisible()
      await expectFirstRowWhole(page)

      for (const sound of ['Rain', 'Train', 'Breeze', 'Sea Waves']) await addToMix(page, sound)
      await page.reload()
      await whenWhole(page)
      await expect(home(page).mix.getByText('0 sounds playing')).toBeVisible()
      await expect(strip(page).getByText('No saved mixes yet')).toBeVisible()
      await expectFirstRowWhole(page)

      // With a saved mix as well, paused and playing.
      await strip(page).getByRole('button', { name: 'Save mix' }).click()
      const dialog = page.getByRole('dialog', { name: 'Save mix' })
      await dialog.getByRole('button', { name: 'Save', exact: true }).click()
      await expect(strip(page).getByRole('listitem')).toHaveCount(1)
      await page.reload()
      await whenWhole(page)
      await expect(home(page).mix.getByText('0 sounds playing')).toBeVisible()
      await expect(strip(page).getByRole('listitem')).toHaveCount(1)
      await expectFirstRowWhole(page)
      await home(page).mix.getByRole('button', { name: 'Play all' }).click()
      await expect(home(page).mix.getByText('4 sounds playing')).toBeVisible()
      await expectFirstRowWhole(page)
    },
  )

test('the arrows are inside a hero of 200 pixels, and a link under it leads to the ready-made mixes', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1366, height: 768 })
  await page.goto('/')
  await whenWhole(page)
  const slide = await page.locator('[aria-roledescription=slide]').first().boundingBox()
  const arrow = await page.getByRole('button', { name: 'Next slide' }).boundingBox()
  if (!slide || !arrow) throw new Error('no hero')
  expect(slide.height).toBeGreaterThanOrEqual(200)
  expect(arrow.y).toBeGreaterThanOrEqual(slide.y)
  expect(arrow.y + arrow.height).toBeLessThanOrEqual(slide.y + slide.height)
  const mixes = page.getByRole('heading', { name: 'Ready-made mixes' })
  await expect(mixes).not.toBeInViewport()
  await page.getByRole('link', { name: 'Ready-made mixes' }).click()
  await expect(mixes).toBeInViewport()
  await expect(mixes).toBeFocused()
})

test('each category has an arch and a colour of its own', async ({ page, openSignedIn }) => {
  await openSignedIn()
  const looks = await page.locator('.library-section').evaluateAll((sections) =>
    sections.map((section) => {
      const style = getComputedStyle(section)
      return [style.getPropertyValue('--arch'), style.getPropertyValue('--niche-ink')]
    }),
  )
  expect(looks).toHaveLength(6)
  expect(new Set(looks.map(([arch]) => arch)).size).toBe(6)
  expect(new Set(looks.map(([, ink]) => ink)).size).toBe(6)
})

test('both timers are side by side, and one button saves the mix', async ({
  page,
  openWithRain,
}) => {
  await page.setViewportSize({ width: 1366, height: 768 })
  await openWithRain()
  await expect(strip(page).getByRole('button', { name: 'Save mix' })).toBeEnabled()
  await expect(home(page).mix.getByRole('button', { name: 'Your mixes' })).toBeVisible()
  await expect(
    page.getByRole('button', { name: 'Save mix' }).filter({ visible: true }),
  ).toHaveCount(1)
  const focus = await home(page).timer.boundingBox()
  const sleep = await page.getByRole('region', { name: 'Sleep Timer' }).boundingBox()
  expect(sleep?.y).toBe(focus?.y)
})
