import { expect, onBoth, test, type Page } from '#pages/test.ts'
import { home, openMix } from '#pages/fixtures/home.ts'

const position = (page: Page) => {
  const { mix } = home(page)
  const button = (name: string) => mix.getByRole('button', { name, exact: true })
  return {
    tools: button('Mute, solo or move Rain'),
    tool: button('Position of Rain'),
    side: mix.getByRole('slider', { name: 'Position of Rain', exact: true }),
    depth: mix.getByRole('slider', { name: 'Position of Rain, Far' }),
    back: button('Reset'),
    pad: page.locator('[data-position]'),
  }
}

const open = async (page: Page) => {
  const { tools, tool, side } = position(page)
  await openMix(page)
  await tools.click()
  await tool.click()
  await expect(side).toHaveCount(1)
}

onBoth(
  'a sound is moved by keys and by a press, told, and kept over a reload',
  async ({ page, openWithRain, expectAccessible }) => {
    await openWithRain()
    await open(page)
    const { side, depth, pad, back } = position(page)
    await expect(side).toHaveAttribute('aria-valuetext', 'Near, in the middle')
    await side.focus()
    for (const key of ['ArrowLeft', 'ArrowLeft', 'ArrowUp', 'ArrowUp', 'ArrowUp'])
      await page.keyboard.press(key)
    await expect(side).toHaveAttribute('aria-valuetext', '30 percent far, 20 percent left')
    await expect(depth).toHaveAttribute('aria-valuetext', '30 percent far, 20 percent left')
    await expectAccessible()
    await page.keyboard.press('Home')
    await expect(side).toHaveAttribute('aria-valuetext', 'Near, in the middle')

    const box = await pad.boundingBox()
    if (!box) throw new Error('The field is not shown.')
    await page.mouse.move(box.x + box.width * 0.9, box.y + box.height * 0.5)
    await page.mouse.down()
    await page.mouse.move(box.x + box.width * 2, box.y + box.height * 0.4)
    await page.mouse.up()
    await expect(side).toHaveAttribute('aria-valuetext', '60 percent far, 100 percent right')
    await page.reload()
    // The mix comes back a moment later.
    await expect(home(page).mix.getByRole('button', { name: 'Play all' })).toBeEnabled()
    await open(page)
    await expect(side).toHaveAttribute('aria-valuetext', '60 percent far, 100 percent right')
    await back.click()
    await expect(side).toHaveAttribute('aria-valuetext', 'Near, in the middle')
  },
)

test('a press on the thumb leaves the sound where it is, at the edges of the field, too', async ({
  page,
  openWithRain,
}) => {
  await openWithRain()
  await open(page)
  const { side, depth, pad } = position(page)
  const thumb = pad.locator('[data-thumb]')
  for (const key of [undefined, 'ArrowRight', 'ArrowUp']) {
    for (let press = 0; key && press < 10; press += 1) await side.press(key)
    const [before, far] = [await side.inputValue(), await depth.inputValue()]
    await thumb.click()
    expect([await side.inputValue(), await depth.inputValue()]).toEqual([before, far])
  }
  expect([await side.inputValue(), await depth.inputValue()]).toEqual(['10', '10'])
})

test('a double press leads back to the middle', async ({ page, openWithRain }) => {
  await openWithRain()
  await open(page)
  const { side, pad } = position(page)
  await side.press('ArrowUp')
  await expect(side).toHaveAttribute('aria-valuetext', '10 percent far, in the middle')
  await pad.dblclick()
  await expect(side).toHaveAttribute('aria-valuetext', 'Near, in the middle')
})

test('a mix with a position is shared by its link', async ({ page, openSignedIn }) => {
  await openSignedIn('/?mix=1.28.a1e0.TmlnaHQ&at=a2a')
  await page.getByRole('button', { name: /^Play/ }).first().waitFor()
  const shared = page.getByRole('region', { name: 'Shared mix' })
  await shared.getByRole('button', { name: 'Add to Mix' }).click()
  await open(page)
  await expect(position(page).side).toHaveAttribute(
    'aria-valuetext',
    '100 percent far, 80 percent left',
  )
})
