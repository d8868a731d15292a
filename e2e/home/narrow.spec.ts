import type { Locator, Page } from '@playwright/test'
import { addToMix, home, openMix } from '../fixtures/home.ts'
import { sleep } from '../fixtures/sleep.ts'
import { expect, test } from '../fixtures/test.ts'
import { whenWhole } from '../fixtures/whole.ts'

type Box = {
  readonly name: string
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
}

/** Where the words and controls are that a listener sees, in pixels of the window. */
const boxesOf = (parts: Locator): Promise<Box[]> =>
  parts.filter({ visible: true }).evaluateAll((all) =>
    all.map((part) => {
      const words = document.createRange()
      words.selectNodeContents(part)
      const { left, right, top, bottom } = (
        part.nodeName === 'BUTTON' ? part : words
      ).getBoundingClientRect()
      const name = part.getAttribute('aria-label') ?? part.textContent ?? ''
      return { name, left, right, top, bottom }
    }),
  )

const overlaps = (boxes: readonly Box[]): string[] =>
  boxes.flatMap((one, index) =>
    boxes
      .slice(index + 1)
      .filter(
        (other) =>
          one.left < other.right &&
          other.left < one.right &&
          one.top < other.bottom &&
          other.top < one.bottom,
      )
      .map((other) => `${one.name} and ${other.name}`),
  )

const outside = (boxes: readonly Box[], width: number): string[] =>
  boxes.filter(({ left, right }) => left < 0 || right > width).map(({ name }) => name)

/** The bar of the dock, without the sounds that it opens. */
const barOf = (page: Page) => {
  const { mix } = home(page)
  return mix.locator('p, button').and(mix.locator(':not(li *)'))
}

for (const [name, screen] of [
  ['the narrowest phone', { width: 320, height: 568 }],
  ['a phone at 200 % zoom', { width: 195, height: 422 }],
] as const)
  test.describe(`on ${name}`, { tag: '@phone' }, () => {
    test.use({ viewport: screen })

    test('Save mix does not cover the heading of the first sounds', async ({
      page,
      openSignedIn,
    }) => {
      await openSignedIn()
      const heading = page.getByRole('heading', { name: 'Nature Sounds' })
      const save = page.getByRole('button', { name: 'Save mix' }).first()
      await expect(save).toBeVisible()
      expect(overlaps(await boxesOf(heading.or(save)))).toEqual([])
    })

    test('Home does not scroll sideways', async ({ page, openSignedIn }) => {
      const wholeWidth = async () => {
        await whenWhole(page)
        await expect(sleep(page).region.getByRole('timer')).toBeVisible()
        return page.evaluate(() => document.documentElement.scrollWidth)
      }
      await page.goto('/')
      expect(await wholeWidth(), 'for a visitor').toBe(screen.width)
      await openSignedIn()
      await addToMix(page, 'Rain')
      expect(await wholeWidth(), 'for a listener').toBe(screen.width)
    })

    test('words and buttons of the dock are apart and inside the window', async ({
      page,
      openSignedIn,
    }) => {
      await openSignedIn()
      await whenWhole(page)
      await addToMix(page, 'Rain')
      await page.keyboard.press('t')
      const { mix } = home(page)
      await expect(mix.getByText('1 sound playing')).toBeVisible()
      await expect(mix.getByRole('button', { name: 'Pause the focus timer' })).toBeVisible()
      const closed = await boxesOf(barOf(page))
      expect(closed.length).toBeGreaterThan(6)
      expect(overlaps(closed)).toEqual([])
      expect(outside(closed, screen.width)).toEqual([])
      await openMix(page)
      const open = await boxesOf(barOf(page))
      expect([...overlaps(open), ...outside(open, screen.width)]).toEqual([])
    })
  })
