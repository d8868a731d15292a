import type { Locator, Page } from '@playwright/test'
import { beatbox, buildBeat, openBeatbox } from '../fixtures/beatbox.ts'
import { addToMix, home } from '../fixtures/home.ts'
import { SIZES } from '../fixtures/sizes.ts'
import { expect, test } from '../fixtures/test.ts'
import { thoroughUnless } from '../fixtures/thorough.ts'

const WORDS = ['Record', 'Tihai', 'Reset', 'Save'] as const

const topOf = async (part: Locator): Promise<number> => (await part.boundingBox())?.y ?? Number.NaN

/** How many pixels of the window the bar covers while its visitor scrolls past it. */
const coveredBy = async (page: Page, bar: Locator): Promise<number> => {
  await page.evaluate(() => scrollTo(0, 0))
  const before = await topOf(bar)
  await page.evaluate(() => scrollTo(0, 40))
  const isStuck = (await topOf(bar)) === before
  return isStuck ? (page.viewportSize()?.height ?? 0) - before : 0
}

for (const { name, screen } of SIZES)
  test.describe(`on ${name}`, thoroughUnless(name === 'a phone'), () => {
    test.use(screen)

    test('Record, Tihai, Reset and Save have words', async ({ page, expectAccessible }) => {
      const { control } = await openBeatbox(page)
      for (const word of WORDS) {
        const button = control(word)
        await expect(button).toHaveText(word, { useInnerText: true })
        const box = (await button.boundingBox()) ?? { width: 0, height: 0 }
        expect(Math.min(box.width, box.height), word).toBeGreaterThanOrEqual(44)
      }
      await expectAccessible()
    })

    test('in the Tala view the loops are within reach', async ({ page, expectAccessible }) => {
      const { loop, slot, control } = await openBeatbox(page)
      await page.getByRole('button', { name: 'Tala view' }).click()
      await expect(loop('Teentaal')).toBeInViewport({ ratio: 1 })
      await expect(control('Play')).toBeInViewport({ ratio: 1 })
      await expect(slot(1, 'empty')).toBeInViewport({ ratio: 1 })
      await expectAccessible()
      await loop('Sitar Jhala').click()
      await slot(1, 'empty').click()
      await expect(slot(1, 'Sitar Jhala')).toBeVisible()
    })

    test('the number of a clap does not look like the number of a matra', async ({ page }) => {
      const { slot } = await openBeatbox(page)
      await page.getByRole('button', { name: 'Tala view' }).click()
      const [fifth, sixth] = [slot(5, 'empty'), slot(6, 'empty')]
      await expect(fifth).toHaveAccessibleName(/, 5 Dha, taali 2$/)
      await expect(sixth).toHaveAccessibleName(/, 6 Dhin$/)
      await expect(fifth.locator('.beat-matra')).toHaveText('5')
      const clap = fifth.locator('.taal-sign')
      await expect(clap.locator('svg'), 'a hand').toBeVisible()
      await expect(clap).not.toHaveCSS('border-top-width', '0px')
      await expect(fifth.locator('.beat-matra')).toHaveCSS('border-top-width', '0px')
      await expect(sixth.locator('.taal-sign')).toHaveCount(0)
    })
  })

test(
  'a tablet of 768 px has the loops within reach in the Tala view',
  { tag: '@thorough' },
  async ({ page }) => {
    await page.setViewportSize({ width: 768, height: 1024 })
    const { loop, slot } = await openBeatbox(page)
    await page.getByRole('button', { name: 'Tala view' }).click()
    await expect(loop('Teentaal')).toBeInViewport({ ratio: 1 })
    await loop('Teentaal').click()
    await slot(16, 'empty').click()
    await expect(slot(16, 'Teentaal')).toBeVisible()
  },
)

test(
  'a phone shows that more loops are to the right, until the last is seen',
  { tag: '@thorough' },
  async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    const { loop } = await openBeatbox(page)
    const more = page.locator('.loop-more')
    await expect(more).toBeInViewport({ ratio: 1 })
    await expect(loop('Sitar Jhala')).not.toBeInViewport()
    await loop('Sitar Jhala').scrollIntoViewIfNeeded()
    await expect(more).toBeHidden()
    await page.setViewportSize({ width: 1366, height: 768 })
    await expect(more, 'a laptop shows all').toBeHidden()
  },
)

for (const [name, viewport] of [
  ['at 200 % zoom', { width: 640, height: 400 }],
  ['on a phone held sideways', { width: 844, height: 390 }],
  ['on a laptop at 200 % zoom', { width: 683, height: 384 }],
] as const)
  test(
    `${name} transport and library scroll with the page`,
    thoroughUnless(name === 'at 200 % zoom'),
    async ({ page }) => {
      await page.setViewportSize(viewport)
      const { transport, library, slot } = await buildBeat(page)
      expect(await coveredBy(page, transport)).toBe(0)
      expect(await coveredBy(page, library)).toBe(0)
      await page.evaluate(() => scrollTo(0, 0))
      await expect(slot(1, 'Teentaal')).toBeInViewport({ ratio: 0.5 })
    },
  )

test(
  'a dock and the console leave half of a phone to the stage',
  { tag: '@thorough' },
  async ({ page, openSignedIn }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await openSignedIn()
    await addToMix(page, 'Rain')
    await page.goto('/beatboxer')
    const { transport, slot } = beatbox(page)
    await expect(home(page).mix).toBeVisible()
    await expect(slot(1, 'empty')).toBeVisible()
    expect(await topOf(transport)).toBeGreaterThan(844 / 2)
    expect(await coveredBy(page, transport)).toBeLessThan(844 / 2)
  },
)
