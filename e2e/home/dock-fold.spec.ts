import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures/both-themes.ts'
import { addToMix, home, openMix } from '../fixtures/home.ts'
import { tabInto } from '../fixtures/keyboard.ts'

const dock = (page: Page) => {
  const { mix } = home(page)
  return {
    mix,
    fold: mix.getByRole('button', { name: 'Fold mix' }),
    unfold: mix.getByRole('button', { name: 'Unfold mix' }),
    slider: mix.getByRole('slider', { name: 'Rain volume', exact: true }),
    button: (name: string) => mix.getByRole('button', { name, exact: true }),
  }
}

/** Goes to a page of the header, and waits until it has taken the place of the one before. */
const follow = async (page: Page, name: string) => {
  const link = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name })
  await link.click()
  await expect(link).toHaveAttribute('aria-current', 'page')
}

const placesOf = async (page: Page, names: readonly string[]) => {
  const places = await Promise.all(names.map((name) => dock(page).button(name).boundingBox()))
  expect(places, 'every button is shown').not.toContain(null)
  return places
}

test.describe('on a wide screen', { tag: '@desktop' }, () => {
  test('the dock folds to one line that names what plays, and stays so over a reload', async ({
    page,
    openWithRain,
    expectAccessible,
  }) => {
    await openWithRain()
    await addToMix(page, 'Train')
    const { mix, fold, unfold, slider, button } = dock(page)
    await expect(fold).toHaveAttribute('aria-expanded', 'true')
    const high = (await mix.boundingBox())?.height ?? 0
    await fold.click()
    await expect(unfold).toHaveAttribute('aria-expanded', 'false')
    await expect(slider).toBeHidden()
    const low = (await mix.boundingBox())?.height ?? 0
    expect(low, 'one line of buttons').toBeLessThan(80)
    expect(low).toBeLessThan(high - 44)
    await expect(mix.getByText('2 sounds playing')).toBeVisible()
    await expect(mix.getByText('Rain, Train')).toBeVisible()
    await expectAccessible()

    await button('Pause all').click()
    await expect(mix.getByText('Paused: Rain, Train')).toBeVisible()
    await page.reload()
    await expect(unfold).toBeVisible()
    await expect(slider).toBeHidden()
    await button('Play all').click()
    await expect(mix.getByText('Rain, Train')).toBeVisible()
    await button('Stop').click()
    await expect(mix.getByText('0 sounds playing')).toBeVisible()
    await expect(mix.getByRole('slider', { name: 'Master volume' })).toBeVisible()
    await page.keyboard.press('t')
    await expect(button('Pause the focus timer')).toBeVisible()
    await unfold.click()
    await expect(slider).toBeVisible()
    await page.reload()
    await expect(slider).toBeVisible()
  })

  test('folding moves no button of the bar, keeps the focus and works by keyboard', async ({
    page,
    openWithRain,
  }) => {
    await openWithRain()
    const { mix, fold, unfold, slider } = dock(page)
    const names = ['Pause all', 'Stop', 'Sleep timer', 'Night mode']
    const before = await placesOf(page, [...names, 'Fold mix'])
    await tabInto(page, fold)
    await page.keyboard.press('Enter')
    await expect(unfold).toBeFocused()
    await expect(slider).toBeHidden()
    expect(await placesOf(page, [...names, 'Unfold mix'])).toEqual(before)
    await page.keyboard.press('Space')
    await expect(fold).toBeFocused()
    await expect(slider).toBeVisible()
    await expect(mix.getByText('1 sound playing'), 'the space bar was for the button').toBeVisible()
  })

  test(
    'pages to read fold the dock by themselves, unless the listener unfolded it there',
    { tag: '@thorough' },
    async ({ page, openWithRain, expectAccessible }) => {
      await openWithRain()
      const { fold, unfold, slider } = dock(page)
      await expect(slider).toBeVisible()
      await follow(page, 'Blog')
      await expect(unfold).toBeVisible()
      await expect(slider).toBeHidden()
      for (const path of ['/terms', '/privacy', '/what-is-known', '/blog/rise-of-asmr']) {
        await page.goto(path)
        await expect(unfold, path).toBeVisible()
        await expect(slider, path).toBeHidden()
      }
      await expectAccessible()
      await follow(page, 'Home')
      await expect(fold, 'only the page had folded it').toBeVisible()
      await expect(slider).toBeVisible()

      await follow(page, 'Blog')
      await unfold.click()
      await expect(slider).toBeVisible()
      await page.goto('/blog/rise-of-asmr')
      await expect(slider).toBeVisible()
      await follow(page, 'Home')
      await fold.click()
      await follow(page, 'Blog')
      await expect(slider, 'the choice for pages to read is another one').toBeVisible()
      await follow(page, 'Home')
      await expect(unfold).toBeVisible()
      await expect(slider).toBeHidden()
    },
  )

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
})

test(
  'on a phone every control of the open mix is in the lower half, and large enough',
  { tag: '@phone' },
  async ({ page, openWithRain, expectAccessible }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await openWithRain()
    for (const name of ['Train', 'Breeze', 'Sea Waves', 'Koel Singing', 'Coffee Shop'])
      await addToMix(page, name)
    const { mix, fold, unfold } = dock(page)
    await openMix(page)
    await expect(mix.getByRole('slider', { name: 'Master volume' })).toBeInViewport()
    const controls = await mix
      .locator('button, input')
      .filter({ visible: true })
      .evaluateAll((all) =>
        all.map((control) => {
          const { width, height } = control.getBoundingClientRect()
          return { name: control.ariaLabel, size: Math.min(width, height) }
        }),
      )
    expect(controls.length).toBeGreaterThan(20)
    expect(controls.filter(({ size }) => size < 43.9)).toEqual([])
    expect((await mix.boundingBox())?.y).toBeGreaterThanOrEqual(422)
    await expectAccessible()
    await expect(fold).toBeHidden()
    await expect(unfold).toBeHidden()
    await mix.getByRole('button', { name: 'Remove Coffee Shop' }).click()
    await expect(mix.getByRole('listitem')).toHaveCount(5)
  },
)
