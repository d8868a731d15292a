import { describe, inject } from 'vitest'
import { findToasts, watchToast } from './fixtures/any-toast.ts'
import { addToMix } from './fixtures/home.ts'
import { pressEverything } from './fixtures/press-everything.ts'
import { whenWhole } from './fixtures/whole.ts'
import { expect, test, type Page } from './test.ts'

/*
 * No list of toasts is kept: a toast is as wide as its place, and scrolls from a height on. So the highest toast there can
 * be is shown on every screen and in every dialog. What holds for it holds for each.
 */

const isWhole = inject('isWholeRing')

const SIZES = [
  { width: 360, height: 640 },
  ...(isWhole
    ? [
        { width: 360, height: 740 },
        { width: 1366, height: 768 },
        { width: 320, height: 256 },
      ]
    : []),
]

const SHOWN = isWhole
  ? ['/', '/hi', '/auth', '/contact', '/donate', '/beatboxer', '/riyaz', '/blog', '/terms']
  : ['/auth']

const PAGES_WITH_MIX = isWhole ? ['/', '/account', '/beatboxer'] : ['/']

/** Uses everything on a page under a toast. @returns which controls the toast kept from a press */
const findKept = async (page: Page): Promise<string> => {
  await whenWhole(page)
  await findToasts(page)
  await watchToast(page)
  await page.evaluate(() => {
    window.kept = []
    window.onPlace = async (root, name) => {
      const at = { left: scrollX, top: scrollY }
      // The toast of the place before may still be on its way out.
      const words = `Another try may help (${crypto.randomUUID()}). `
      const show = () =>
        window.toasts?.show({
          title: 'Could not be done',
          description: words.repeat(25),
          action: { label: 'Undo', onAction: () => undefined },
        })
      const nextFrame = () => new Promise((done) => requestAnimationFrame(done))
      const isShown = () =>
        document.querySelector('.toast-card')?.textContent.includes(words) === true
      // It finds its place in the frames after, and a dialog that still rises is not in its own.
      const { style } = document.documentElement
      const toaster = document.querySelector<HTMLElement>('[data-toaster]')
      const isPlaced = () =>
        style.getPropertyValue('--toast-height') === `${toaster?.offsetHeight}px`
      // Its code may be on its way, and a toast of the page's own may take its place, late as well.
      const latest = performance.now() + 60_000
      for (let settled = 0, frame = 0; settled < 5 && performance.now() < latest; frame += 1) {
        settled = isShown() && isPlaced() ? settled + 1 : 0
        if (!isShown() && frame % 60 === 0) show()
        await nextFrame()
      }
      for (const one of document.getAnimations())
        if (one.effect?.getComputedTiming().endTime !== Infinity) one.finish()
      const places = isShown() ? (window.findKept?.(root) ?? []) : ['the toast is not shown']
      if (!window.isToastWhole?.()) places.push('the beginning of the toast is out of reach')
      for (const one of places) window.kept?.push(`${name.slice(0, 30)}: ${one}`)
      window.toasts?.dismiss()
      scrollTo({ ...at, behavior: 'instant' })
    }
  })
  await pressEverything(page)
  return page.evaluate(() => window.kept?.join('\n') ?? 'nothing was looked at')
}

describe.for(SIZES)('on $width × $height the highest toast there can be', (size) => {
  test.for(SHOWN)('keeps no control of %s from a press', async (path, { page }) => {
    page.problems.allow(/./)
    await page.setViewportSize(size)
    await page.goto(path)
    expect(await findKept(page)).toBe('')
  })

  test.for(PAGES_WITH_MIX)(
    'keeps no control of %s from a listener with a mix',
    async (path, { page, openWithRain }) => {
      page.problems.allow(/./)
      await page.setViewportSize(size)
      await openWithRain()
      await addToMix(page, 'Train')
      await page.goto(path)
      expect(await findKept(page)).toBe('')
    },
  )
})
