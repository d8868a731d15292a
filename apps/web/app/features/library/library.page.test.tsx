import { expect, onBoth, test } from '#pages/test.ts'
import { home, addToMix } from '#pages/fixtures/home.ts'

const LIBRARY = {
  Nature: ['Rain', 'Rain & Thunder', 'Sea Waves', 'River Flowing', 'Breeze'],
  Urban: ['Coffee Shop', 'Indian Traffic', 'Train'],
  Traditional: ['Koel Singing', 'Morning Birds'],
  ASMR: ['ASMR Kiss'],
  Spiritual: ['High Frequency'],
} as const

onBoth(
  'the library has a section for each category, in order, and the own sounds last',
  async ({ page }) => {
    await page.goto('/')
    await expect(page.getByRole('heading', { level: 2, name: / Sounds?$/ })).toHaveText([
      ...Object.keys(LIBRARY).map((category) => `${category} Sounds`),
      'Your Sound',
    ])
    for (const [category, names] of Object.entries(LIBRARY)) {
      const section = page.getByRole('region', { name: `${category} Sounds` })
      const cards = section.getByRole('listitem').getByRole('button')
      await expect(cards).toHaveCount(names.length)
      for (const [index, name] of names.entries())
        await expect(
          cards.nth(index).and(page.getByRole('button', { name: new RegExp(`^${name}`) })),
        ).toHaveCount(1)
    }
  },
)

test('cards stand in two columns on a phone, up to five on a wide screen', async ({ page }) => {
  await page.goto('/')
  const columns = () =>
    page
      .getByRole('region', { name: 'Nature Sounds' })
      .getByRole('listitem')
      .evaluateAll((cards) => new Set(cards.map((card) => card.getBoundingClientRect().x)).size)
  for (const [width, count] of [
    [360, 2],
    [700, 3],
    [1100, 4],
    [1440, 5],
  ] as const) {
    await page.setViewportSize({ width, height: 900 })
    await expect.poll(columns, { message: `${width} px` }).toBe(count)
  }
})

onBoth(
  'a card toggles its sound while that is in the mix, and shows moving bars while it plays',
  async ({ page, openSignedIn }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' })
    await openSignedIn()
    const { card } = home(page)
    await addToMix(page, 'Morning Birds')
    const bars = card('Morning Birds').locator('.playing-bars span')
    await expect(bars).toHaveCount(4)
    await expect.poll(() => bars.first().evaluate((bar) => bar.getAnimations().length)).toBe(1)
    await card('Morning Birds').click()
    await expect(card('Morning Birds')).toHaveAttribute('aria-pressed', 'false')
    await expect(bars).toHaveCount(0)
    await card('Morning Birds').click()
    await expect(card('Morning Birds')).toHaveAttribute('aria-pressed', 'true')
  },
)
