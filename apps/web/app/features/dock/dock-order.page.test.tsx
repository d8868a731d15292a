import { expect, onBoth, onPhone, test, type Locator, type Page } from '#pages/test.ts'
import { addToMix, home, openMix } from '#pages/fixtures/home.ts'
import { tabInto } from '#pages/fixtures/keyboard.ts'

const mixOf = (page: Page) => {
  const { mix } = home(page)
  const handle = (name: string) => mix.getByRole('button', { name: `Mute, solo or move ${name}` })
  return {
    mix,
    handle,
    earlier: (name: string) => mix.getByRole('button', { name: `Move ${name} earlier` }),
    later: (name: string) => mix.getByRole('button', { name: `Move ${name} later` }),
    /** The sounds from the first to the last, by their sliders. */
    names: () =>
      mix
        .getByRole('listitem')
        .getByRole('slider')
        .evaluateAll((all) => all.map(({ ariaLabel }) => ariaLabel?.replace(' volume', ''))),
  }
}

const centreOf = async (what: Locator) => {
  const box = await what.boundingBox()
  if (!box) throw new Error('nothing to drag')
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

const openThree = async (page: Page, openWithRain: () => Promise<void>) => {
  await openWithRain()
  for (const name of ['Train', 'Breeze']) await addToMix(page, name)
  await openMix(page)
}

onBoth(
  'a dragged sound has another place, over a reload, in a saved mix and in its link',
  async ({ page, openWithRain }) => {
    await openThree(page, openWithRain)
    const { mix, handle, names } = mixOf(page)
    const [from, to] = [await centreOf(handle('Breeze')), await centreOf(handle('Rain'))]
    await page.mouse.move(from.x, from.y)
    await page.mouse.down()
    await page.mouse.move(to.x, to.y, { steps: 8 })
    await page.mouse.up()
    await expect.poll(names).toEqual(['Breeze', 'Rain', 'Train'])
    await expect(handle('Breeze'), 'a drag is no press').toHaveAttribute('aria-expanded', 'false')
    await expect(mix.getByText('3 sounds playing')).toBeVisible()

    await page.reload()
    await expect(mix.getByText('0 sounds playing')).toBeVisible()
    await openMix(page)
    await expect.poll(names).toEqual(['Breeze', 'Rain', 'Train'])
    const strip = page.getByRole('region', { name: 'Your mixes' })
    await strip.getByRole('button', { name: 'Save mix' }).click()
    await page.getByRole('textbox', { name: 'Name' }).fill('Ordered')
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    // Beside the buttons a phone has room for the name alone.
    await expect(strip.getByRole('listitem').getByText('Breeze, Rain, Train')).toBeAttached()
    await strip.getByRole('button', { name: 'Share Ordered' }).click()
    const dialog = page.getByRole('dialog', { name: 'Share' })
    const link = (await dialog.getByText(`${location.origin}/?mix=`).textContent()) ?? ''
    await page.goto(link)
    await expect(page.getByRole('region', { name: 'Shared mix' }).getByRole('listitem')).toHaveText(
      [/^Breeze/, /^Rain/, /^Train/],
    )
  },
)

test('Escape takes a drag back', async ({ page, openWithRain }) => {
  await openThree(page, openWithRain)
  const { handle, names } = mixOf(page)
  const [from, to] = [await centreOf(handle('Breeze')), await centreOf(handle('Rain'))]
  await page.mouse.move(from.x, from.y)
  await page.mouse.down()
  await page.mouse.move(to.x, to.y, { steps: 8 })
  const left = async (name: string) => (await centreOf(handle(name))).x
  await expect.poll(async () => (await left('Breeze')) < (await left('Rain'))).toBe(true)
  await page.keyboard.press('Escape')
  await expect.poll(async () => (await left('Rain')) < (await left('Breeze'))).toBe(true)
  await page.mouse.up()
  expect(await names()).toEqual(['Rain', 'Train', 'Breeze'])
  await expect(handle('Breeze')).toHaveAttribute('aria-expanded', 'false')
})

onPhone('a finger drags a sound', async ({ page, openWithRain }) => {
  await openThree(page, openWithRain)
  const { handle, names } = mixOf(page)
  const [from, to] = [await centreOf(handle('Rain')), await centreOf(handle('Train'))]
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', y?: number) =>
    page.touch(type, y === undefined ? [] : [{ x: from.x, y }])
  await touch('touchStart', from.y)
  for (let step = 1; step <= 8; step += 1)
    await touch('touchMove', from.y + ((to.y - from.y) * step) / 8)
  await touch('touchEnd')
  await expect.poll(names).toEqual(['Train', 'Rain', 'Breeze'])
})

test('the keyboard moves a sound, keeps the focus and says the new place', async ({
  page,
  openWithRain,
  expectAccessible,
}) => {
  await openThree(page, openWithRain)
  const { mix, handle, earlier, later, names } = mixOf(page)
  await tabInto(page, handle('Breeze'))
  await page.keyboard.press('Enter')
  await expect(handle('Breeze')).toHaveAttribute('aria-expanded', 'true')
  await tabInto(page, earlier('Breeze'))
  await page.keyboard.press('Enter')
  await expect(mix.getByText('Breeze, place 2 of 3')).toBeAttached()
  await expect(earlier('Breeze')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(mix.getByText('Breeze, place 1 of 3')).toBeAttached()
  await expect(earlier('Breeze')).toBeFocused()
  await expect(earlier('Breeze')).toHaveAttribute('aria-disabled', 'true')
  await page.keyboard.press('Enter')
  await expect.poll(names).toEqual(['Breeze', 'Rain', 'Train'])
  await page.keyboard.press('Tab')
  await expect(later('Breeze')).toBeFocused()
  await page.keyboard.press('Space')
  await expect.poll(names).toEqual(['Rain', 'Breeze', 'Train'])
  await expect(later('Breeze')).toBeFocused()
  await expectAccessible()
})
