import { findStrayLetters } from './fixtures/letters.ts'
import { whenWhole } from './fixtures/whole.ts'
import { expect, test, type Page } from './test.ts'

/** Letters and ligatures that no page has by itself. */
const NAME = 'ब्रह्मपुत्रऋतुपद्मा'

const CODE = btoa(String.fromCodePoint(...new TextEncoder().encode(NAME)))
  .replaceAll('+', '-')
  .replaceAll('/', '_')
  .replaceAll('=', '')

/** Rain at 30 and Train at 60. */
const SHARED = `mix=1.1o.a0u0h1o0.${CODE}`

/** @returns how wide the name is drawn, and how wide the whole face draws it, in pixels */
const widths = (page: Page) =>
  page.evaluate((name) => {
    const shown = [...document.querySelectorAll('h2')].find((one) => one.textContent === name)
    if (!shown) return [Number.NaN, 0]
    const range = document.createRange()
    range.selectNodeContents(shown)
    const { font } = getComputedStyle(shown)
    const context = document.createElement('canvas').getContext('2d')
    if (!context) return [Number.NaN, 0]
    context.font = font.replace(/(?<=(?:px|rem|em)\S*\s).*/, 'Anek')
    return [range.getBoundingClientRect().width, context.measureText(name).width].map((width) =>
      Math.round(width),
    )
  }, NAME)

/** Whether the page asked for the face with all letters of Hindi. */
const isLoaded = (page: Page) =>
  page.evaluate(() =>
    performance.getEntriesByType('resource').some(({ name }) => name.includes('/anek-devanagari-')),
  )

test('no page needs the letters of names before a name has them', async ({ page }) => {
  for (const path of ['/', '/hi', '/contact', '/hi/contact']) {
    await page.goto(path)
    await whenWhole(page)
    expect(await findStrayLetters(page), path).toEqual([])
  }
  await page.locator('input[name=name]').fill(NAME)
  await expect.poll(() => isLoaded(page)).toBe(true)
})

test.for(['/', '/hi'])(
  'a name in Hindi from a link is drawn in one face, with its ligatures: %s',
  async (path, { page }) => {
    await page.goto(`${path}?${SHARED}`)
    await whenWhole(page)
    await expect
      .poll(async () => {
        const [drawn = 0, whole = 1] = await widths(page)
        return drawn - whole
      })
      .toBe(0)
  },
)

// What the claim above would see if the faces of the language drew the name.
test('in the faces of a language the ligatures of a name fall apart', async ({ page }) => {
  await page.goto(`/hi?${SHARED}`)
  await whenWhole(page)
  await page.evaluate(() => document.querySelector('h2.own-name')?.classList.remove('own-name'))
  const [drawn = 0, whole = 0] = await widths(page)
  expect(drawn).toBeGreaterThan(whole + 10)
})
