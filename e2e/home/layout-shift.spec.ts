import type { Page } from '@playwright/test'
import { addToMix } from '../fixtures/home.ts'
import { whenQuiet } from '../fixtures/quiet.ts'
import { expect, test } from '../fixtures/test.ts'
import { whenWhole } from '../fixtures/whole.ts'

type Shift = PerformanceEntry & {
  readonly value: number
  readonly hadRecentInput: boolean
  readonly sources: readonly { readonly node?: Node }[]
}

/** Notes how much of the page moved by itself, and what (Layout Instability API). */
const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    const shifts: { value: number; what: string }[] = []
    Object.assign(globalThis, { shifts })
    const nameOf = (node: Node | undefined): string =>
      node instanceof Element
        ? `${node.localName}.${node.className}: ${node.textContent.slice(0, 40)}`
        : `"${node?.textContent?.slice(0, 40)}"`
    new PerformanceObserver((list) => {
      for (const { value, hadRecentInput, sources } of list.getEntries() as Shift[])
        if (!hadRecentInput)
          shifts.push({ value, what: sources.map(({ node }) => nameOf(node)).join(', ') })
    }).observe({ type: 'layout-shift', buffered: true })
  })

const expectStill = async (page: Page, when: string) => {
  const shifts = await page.evaluate(
    () => (globalThis as unknown as { shifts: { value: number; what: string }[] }).shifts,
  )
  const sum = shifts.reduce((total, { value }) => total + value, 0)
  const moved = shifts.map(({ value, what }) => `${value.toFixed(4)} ${what}`)
  expect(sum, [when, ...moved].join('\n')).toBeLessThan(SEEN_SHIFT)
}

/**
 * A line that settles by a pixel scores 0.0003 on a busy machine. Where Chromium paints before it has read the whole header,
 * the link to sign in moves once: 0.002. A card that jumps scores 0.01.
 */
const SEEN_SHIFT = 0.003

const walkDown = async (page: Page) => {
  await whenWhole(page)
  await page.mouse.move(5, 5)
  for (let step = 0; step < 12; step += 1) await page.mouse.wheel(0, 500)
  await expect
    .poll(() => page.evaluate(() => scrollY), 'the page is walked down')
    .toBeGreaterThan(500)
}

test('nothing moves while Home loads, for a visitor, with a mix and with a saved mix @journey', async ({
  page,
  openSignedIn,
}) => {
  await watchShifts(page)
  await page.goto('/', { waitUntil: 'networkidle' })
  await walkDown(page)
  await expectStill(page, 'for a visitor')
  await openSignedIn()
  await addToMix(page, 'Breeze')
  await page.reload({ waitUntil: 'networkidle' })
  await expect(page.getByText('No custom sounds yet')).toBeVisible()
  await walkDown(page)
  await expectStill(page, 'with a mix')
  await page.getByRole('button', { name: 'Save mix' }).first().click()
  const dialog = page.getByRole('dialog', { name: 'Save mix' })
  await dialog.getByRole('textbox', { name: 'Name' }).fill('One wind')
  await dialog.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByRole('status').getByText('Mix saved')).toBeVisible()
  // The account has it, and this browser knows.
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('dhvani.mixes') ?? ''))
    .toMatch(/"rows":\[\{/)
  // Answers are late, so that the page names what it waits for.
  const named = Promise.withResolvers<void>()
  await page.route('**/rest/v1/**', async (route) => {
    await named.promise
    await route.continue()
  })
  await page.reload()
  await expect(page.getByText('Loading your sounds')).toBeVisible()
  named.resolve()
  await expect(page.getByRole('button', { name: 'Open One wind' })).toBeVisible()
  await expect(page.getByText('No custom sounds yet')).toBeVisible()
  await walkDown(page)
  await expectStill(page, 'with a saved mix')
})

for (const width of [360, 1366])
  test(
    `nothing moves while a screen without a mix loads, at ${width} px`,
    { tag: '@thorough' },
    async ({ page }) => {
      await page.setViewportSize({ width, height: 740 })
      await watchShifts(page)
      for (const path of ['/riyaz', '/beatboxer', '/auth', '/donate', '/terms', '/contact']) {
        await page.goto(path, { waitUntil: 'networkidle' })
        await whenWhole(page)
        await expectStill(page, path)
      }
    },
  )

for (const width of [360, 768, 1366])
  test(
    `the button of the small window moves nothing when its code comes, at ${width} px`,
    { tag: '@thorough' },
    async ({ page }) => {
      await page.setViewportSize({ width, height: 740 })
      const { promise: release, resolve: mayCome } = Promise.withResolvers<void>()
      await page.route(/timer-window-button/, async (route) => {
        await release
        await route.continue()
      })
      await page.goto('/')
      await whenWhole(page)
      const timer = page.getByRole('region', { name: 'Focus Timer' })
      await expect(timer.getByRole('slider', { name: 'Volume of the bowl' })).toBeVisible()
      const before = await timer.boundingBox()
      mayCome()
      await expect(timer.getByRole('button', { name: 'Small window' })).toBeVisible()
      expect((await timer.boundingBox())?.height).toBeCloseTo(before?.height ?? 0, 0)
    },
  )

test(
  'the sign-in form stays in its place while the heading with the wished sound arrives',
  { tag: '@thorough' },
  async ({ page }) => {
    await watchShifts(page)
    await page.addInitScript(() =>
      sessionStorage.setItem('dhvani.pending-sounds', '[{"id":"rain","volume":50}]'),
    )
    await page.goto('/auth', { waitUntil: 'networkidle' })
    await expect(page.getByText('Keep Rain playing.')).toBeVisible()
    await expectStill(page, 'when the heading comes')
  },
)

test(
  'the mix of a link stays in its place when the fonts arrive after its first paint',
  { tag: '@thorough' },
  async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    await watchShifts(page)
    const painted = Promise.withResolvers<void>()
    await page.route('**/*.woff2', async (route) => {
      await painted.promise
      await route.continue()
    })
    await page.goto('/?mix=1.1o.a1e0h0a1.TmlnaHQ', { waitUntil: 'domcontentloaded' })
    await expect(page.getByRole('region', { name: 'Shared mix' })).toBeVisible()
    await whenWhole(page)
    painted.resolve()
    await expect
      .poll(() => page.evaluate(() => document.fonts.check('16px Anek')), 'the fonts are here')
      .toBe(true)
    await page.evaluate(() => document.fonts.ready)
    await whenQuiet(page)
    await expectStill(page, 'when the fonts come')
  },
)
