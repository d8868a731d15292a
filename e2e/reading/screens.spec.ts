import type { Page } from '@playwright/test'
import { whenSettled } from '../fixtures/quiet.ts'
import { expect, test } from '../fixtures/test.ts'
import { thoroughUnless } from '../fixtures/thorough.ts'

const SCREENS = [
  { name: 'phone', size: { width: 360, height: 740 } },
  { name: 'desktop', size: { width: 1440, height: 900 } },
] as const

const PAGES = [
  '/blog',
  '/blog/create-focus-soundscape',
  '/what-is-known',
  '/contact',
  '/donate',
  '/donate/thank-you',
  '/terms',
  '/withdraw',
  '/accessibility',
  '/privacy',
  '/nowhere',
]

const isTooWide = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.documentElement.scrollWidth > innerWidth)

for (const { name, size } of SCREENS)
  for (const colorScheme of ['light', 'dark'] as const)
    test(
      `every page to read is accessible and fits a ${name} in ${colorScheme}`,
      thoroughUnless((name === 'phone') === (colorScheme === 'light')),
      async ({ page, problems, expectAccessible }) => {
        problems.allow(/404/)
        await page.setViewportSize(size)
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
        for (const path of PAGES) {
          await page.goto(path)
          await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
          expect(await isTooWide(page), `${path} is wider than the screen`).toBe(false)
          await expectAccessible()
        }
        await page.goto('/blog/create-focus-soundscape')
        await page.getByRole('main').getByRole('button', { name: 'Share' }).click()
        await expect(page.getByRole('dialog', { name: 'Share' })).toBeVisible()
        expect(await isTooWide(page), 'the share dialog').toBe(false)
        await expectAccessible()
      },
    )

type Stop = { readonly name: string; readonly problem: string | undefined }

/** Presses Tab until the focus leaves the page, and names the problem of each stop. */
const walk = async (page: Page): Promise<Stop[]> => {
  const stops: Stop[] = []
  for (let count = 0; count < 120; count += 1) {
    await page.keyboard.press('Tab')
    const stop = await page.evaluate(() => {
      const element = document.activeElement
      if (!element || element === document.body) return undefined
      const { top, bottom, left, right, width, height } = element.getBoundingClientRect()
      const { outlineStyle, boxShadow } = getComputedStyle(element)
      const middle = document.elementFromPoint((left + right) / 2, (top + bottom) / 2)
      const isCovered = middle !== null && !element.contains(middle) && !middle.contains(element)
      const isMarked = outlineStyle !== 'none' || boxShadow !== 'none'
      return {
        name: (
          element.getAttribute('aria-label') ??
          (element as HTMLInputElement).labels?.[0]?.textContent ??
          element.textContent
        ).trim(),
        problem:
          width === 0 || height === 0
            ? 'has no size'
            : bottom <= 0 || top >= innerHeight
              ? 'is off the screen'
              : isCovered
                ? 'is covered'
                : isMarked
                  ? undefined
                  : 'has no mark of focus',
      }
    })
    if (!stop) break
    stops.push(stop)
  }
  return stops
}

for (const { name, size } of SCREENS)
  for (const [path, expected] of [
    ['/blog/create-focus-soundscape', ['Back to Blog', 'Read More Articles', 'Share']],
    ['/blog', ['All Posts', 'Search articles']],
    ['/contact', ['Name', 'Email', 'Message', 'Send Message']],
    ['/donate', ['Donate £10', 'Donate £50', 'Donate £100', 'Share']],
  ] as const)
    test(
      `the keyboard reaches all of ${path} on a ${name} and sees where it is`,
      thoroughUnless(name === 'desktop'),
      async ({ page }) => {
        await page.setViewportSize(size)
        await page.emulateMedia({ reducedMotion: 'reduce' })
        await page.goto(path)
        await whenSettled(page)
        const stops = await walk(page)
        expect(stops.filter(({ problem }) => problem !== undefined)).toEqual([])
        const names = stops.map((stop) => stop.name)
        expect(names[0]).toBe('Skip to the content')
        expect(names).toEqual(expect.arrayContaining([...expected]))
      },
    )
