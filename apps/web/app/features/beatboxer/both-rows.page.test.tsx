import { expect, onPhone, type Page } from '#pages/test.ts'
import { beatbox } from '#pages/fixtures/beatbox.ts'
import { home } from '#pages/fixtures/home.ts'
import { whenWhole } from '#pages/fixtures/whole.ts'

onPhone(
  'a phone held sideways shows two rows of eight, and all of them at once',
  async ({ page }) => {
    await page.setViewportSize({ width: 740, height: 360 })
    await page.goto('/beatboxer')
    await whenWhole(page)
    const slots = page.getByRole('region', { name: 'Stage' }).locator('[data-slot] > button')
    await expect(slots).toHaveCount(16)
    const boxes = await slots.evaluateAll((all) =>
      all.map((slot) => slot.getBoundingClientRect().toJSON() as DOMRect),
    )
    expect(new Set(boxes.map(({ top }) => Math.round(top))).size, 'rows').toBe(2)
    expect(new Set(boxes.map(({ left }) => Math.round(left))).size, 'columns').toBe(8)
    const height =
      Math.max(...boxes.map(({ bottom }) => bottom)) - Math.min(...boxes.map(({ top }) => top))
    // Play and the loops have room below the stage, on the same screen.
    const play = page.getByRole('button', { name: 'Play', exact: true })
    const loop = page.getByRole('button', { name: /^Teentaal/ })
    const top = boxes[0]?.top ?? 0
    await page.evaluate((by) => scrollTo(0, by), top - 4)
    await expect(slots.last()).toBeInViewport({ ratio: 1 })
    await expect(slots.first()).toBeInViewport({ ratio: 1 })
    await expect(play).toBeInViewport({ ratio: 1 })
    await expect(loop.first()).toBeInViewport({ ratio: 1 })
    expect(height).toBeLessThan(200)
  },
)

/** Whether the last musician of sixteen stands free on a phone, with a face, and is high enough for a finger. */
const expectLastSeen = async (page: Page): Promise<void> => {
  const slots = page.getByRole('region', { name: 'Stage' }).locator('[data-slot] > button')
  await expect(slots.first()).toBeInViewport({ ratio: 1 })
  const lowest = () =>
    slots.last().evaluate((slot) => {
      const { top, bottom, left } = slot.getBoundingClientRect()
      const isFree = slot.contains(slot.ownerDocument.elementFromPoint(left + 20, bottom - 6))
      const player = slot.querySelector('.beat-player')?.getBoundingClientRect().width ?? 0
      return { isFree, isTall: bottom - top >= 44, hasFace: player >= 30 }
    })
  await expect.poll(lowest).toEqual({ isFree: true, isTall: true, hasFace: true })
}

onPhone.for([640, 740])(
  'with a mix in the dock a phone of %i px shows all sixteen, each with a face',
  async (height, { page, openWithRain }) => {
    await page.setViewportSize({ width: 360, height })
    await openWithRain()
    await page.goto('/beatboxer')
    await whenWhole(page)
    await expect(home(page).mix).toBeVisible()
    await expectLastSeen(page)
  },
)

onPhone(
  'a phone shows all sixteen while the beat plays and the mix in the dock waits',
  async ({ page, openWithRain, problems }) => {
    // The dock's height sets the rows', which the place of toasts follows: a frame later, as the browser reports.
    problems.allow(/ResizeObserver loop/)
    await page.setViewportSize({ width: 360, height: 740 })
    await openWithRain()
    await page.goto('/beatboxer')
    await whenWhole(page)
    await home(page).mix.getByRole('button', { name: 'Play all' }).click()
    await page.getByRole('group', { name: 'Starter beats' }).getByRole('button').first().click()
    await beatbox(page).control('Play').click()
    await expect(page.locator('.beat-console [aria-live]')).not.toBeEmpty()
    await expectLastSeen(page)
  },
)

onPhone(
  'held sideways with a mix in the dock all sixteen are seen at once',
  async ({ page, openWithRain }) => {
    await page.setViewportSize({ width: 740, height: 360 })
    await openWithRain()
    await page.goto('/beatboxer')
    await whenWhole(page)
    await expect(home(page).mix).toBeVisible()
    const slots = page.getByRole('region', { name: 'Stage' }).locator('[data-slot] > button')
    await expect(slots).toHaveCount(16)
    const covered = () =>
      slots.evaluateAll((all) => {
        const document = all[0]?.ownerDocument
        document?.defaultView?.scrollBy(0, (all[0]?.getBoundingClientRect().top ?? 0) - 4)
        return all
          .filter((slot) => {
            const { left, top, bottom } = slot.getBoundingClientRect()
            return [top + 6, bottom - 6].some(
              (y) => !slot.contains(document?.elementFromPoint(left + 20, y) ?? null),
            )
          })
          .map((slot) => slot.getAttribute('aria-label'))
      })
    await expect.poll(covered).toEqual([])
  },
)
