import type { Page } from '@playwright/test'
import { home } from '../fixtures/home.ts'
import { expect, test } from '../fixtures/test.ts'

const dock = (page: Page) => {
  const { mix } = home(page)
  return {
    fold: mix.getByRole('button', { name: 'Fold mix' }),
    unfold: mix.getByRole('button', { name: 'Unfold mix' }),
    slider: mix.getByRole('slider', { name: 'Rain volume', exact: true }),
  }
}

test(
  'a dock that another tab folds keeps the focus',
  { tag: '@thorough' },
  async ({ page, openWithRain }) => {
    await openWithRain()
    const { unfold, slider } = dock(page)
    await slider.focus()
    const other = await page.context().newPage()
    await other.goto('/')
    await dock(other).fold.click()
    await expect(slider).toBeHidden()
    await expect(unfold).toBeFocused()
  },
)

test(
  'an article opens with a folded dock, and nothing moves',
  { tag: '@thorough' },
  async ({ page, openWithRain }) => {
    await openWithRain()
    await page.addInitScript(() => {
      const shifts = { sum: 0 }
      Object.assign(globalThis, { shifts })
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
          shifts.sum += entry.value
      }).observe({ type: 'layout-shift', buffered: true })
    })
    await page.goto('/blog/rise-of-asmr')
    await expect(dock(page).unfold).toBeVisible()
    await page.evaluate(() => document.fonts.ready)
    const sum = () =>
      page.evaluate(() => (globalThis as unknown as { shifts: { sum: number } }).shifts.sum)
    expect(await sum()).toBeLessThan(0.001)
  },
)
