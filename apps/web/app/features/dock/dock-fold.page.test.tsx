import { describe, expect, onPhone, test, type Page, variation } from '#pages/test.ts'
import { addToMix, home, openMix } from '#pages/fixtures/home.ts'
import { tabInto } from '#pages/fixtures/keyboard.ts'

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

describe('on a wide screen', () => {
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
    // Its code comes late, and it is the stop before.
    await expect(mix.getByRole('button', { name: 'More' })).toBeVisible()
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

  variation(
    'pages to read fold the dock by themselves, unless the listener unfolded it there',
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
})

test('a bar with every button it can have breaks its words between words, and stays low', async ({
  page,
  openWithRain,
}) => {
  await page.setViewportSize({ width: 1366, height: 768 })
  await openWithRain()
  await page.getByRole('button', { name: 'Save mix' }).first().click()
  await page.getByRole('dialog').getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByRole('button', { name: 'Open Rain' })).toBeVisible()
  const { mix, slider, button } = dock(page)
  await slider.press('ArrowRight')
  await page.keyboard.press('t')
  await follow(page, 'Contact')
  await expect(button('Update Rain')).toBeVisible()
  await expect(button('Pause the focus timer')).toBeVisible()
  const words = await mix.getByText('1 sound playing').boundingBox()
  expect(words?.height, 'two lines at most').toBeLessThan(48)
  const [play, fold] = await placesOf(page, ['Pause all', 'Fold mix'])
  expect(Math.abs((fold?.y ?? 0) - (play?.y ?? 99)), 'one row').toBeLessThan(24)
})

test('what the keyboard reaches is above the dock', async ({ page, openWithRain }) => {
  await page.setViewportSize({ width: 1366, height: 768 })
  await openWithRain()
  await page.goto('/beatboxer')
  const { mix } = dock(page)
  await expect(mix).toBeVisible()
  const play = page.getByRole('region', { name: 'Transport' }).getByRole('button').first()
  const room = async () => {
    const [reached, edge] = [await play.boundingBox(), await mix.boundingBox()]
    return reached && edge ? edge.y - (reached.y + reached.height) : -1
  }
  await tabInto(page, play)
  await expect.poll(room).toBeGreaterThanOrEqual(7)

  const { height } = (await mix.boundingBox())!
  await mix.evaluate(
    (dock, grown) => {
      dock.style.height = grown
    },
    `${height + 150}px`,
  )
  await expect.poll(room, 'and stays so when the dock grows').toBeGreaterThanOrEqual(7)
})

onPhone(
  'on a phone every control of the open mix is in the lower half, and large enough',
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

onPhone(
  'Tab goes from the words of the dock to the button that lies over them',
  async ({ page, openWithRain }) => {
    await openWithRain()
    const { mix } = home(page)
    await mix.getByRole('button', { name: 'Stop' }).focus()
    await page.keyboard.press('Tab')
    await expect(mix.getByRole('button', { name: 'Open mix' })).toBeFocused()
  },
)
