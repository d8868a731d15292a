import { expect, onPhone, test } from '#pages/test.ts'
import { dragByMouse, dragByTouch, openBeatbox } from '#pages/fixtures/beatbox.ts'
import { tabInto } from '#pages/fixtures/keyboard.ts'

const SPOKEN = { picked: /Teentaal picked/, placed: 'Teentaal on slot 1.' }

test('a loop is dragged by mouse to a musician, moved, replaced, and dragged away', async ({
  page,
  expectAccessible,
}) => {
  const { loop, slot, stage } = await openBeatbox(page)
  await expect(stage.getByRole('button')).toHaveCount(16)

  await dragByMouse(page, loop('Teentaal'), slot(3, 'empty'))
  await expect(slot(3, 'Teentaal')).toBeVisible()
  await dragByMouse(page, slot(3, 'Teentaal'), slot(12, 'empty'))
  await expect(slot(12, 'Teentaal')).toBeVisible()
  await expect(slot(3, 'empty')).toBeVisible()
  await dragByMouse(page, loop('Tanpura'), slot(12, 'Teentaal'))
  await expect(slot(12, 'Tanpura'), 'a drop replaces').toBeVisible()
  await expectAccessible()

  await dragByMouse(page, slot(12, 'Tanpura'), { x: 640, y: 20 })
  await expect(slot(12, 'empty'), 'dragged out of the stage').toBeVisible()
})

test('keys alone pick, place, replace and remove', async ({ page }) => {
  const { loop, slot, control } = await openBeatbox(page)
  const said = page.getByRole('status')
  await tabInto(page, loop('Teentaal'))
  await page.keyboard.press('Enter')
  await expect(said.filter({ hasText: SPOKEN.picked })).toBeAttached()
  await expect(slot(1, 'empty'), 'the focus waits on the first free slot').toBeFocused()
  await page.keyboard.press('Enter')
  await expect(slot(1, 'Teentaal')).toBeFocused()
  await expect(said.filter({ hasText: SPOKEN.placed })).toBeAttached()

  await page.keyboard.press('ArrowDown')
  await expect(slot(9, 'empty')).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Enter')
  await tabInto(page, loop('Sitar Gat'))
  await page.keyboard.press('Space')
  await expect(slot(10, 'Sitar Gat'), 'slot first, then loop').toBeVisible()

  // Tab stops once at each instrument, where the focus last was.
  await tabInto(page, loop('Teentaal'))
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  await expect(loop('Rela')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(loop('Rela')).toHaveAttribute('aria-pressed', 'true')
  await page.keyboard.press('Escape')
  await expect(loop('Rela')).toHaveAttribute('aria-pressed', 'false')

  await slot(1, 'Teentaal').focus()
  await page.keyboard.press('Enter')
  const menu = page.getByRole('dialog', { name: 'Slot 1: Teentaal' })
  await expect(menu.getByRole('slider', { name: 'Teentaal volume' })).toHaveAttribute(
    'aria-valuenow',
    '80',
  )
  await page.keyboard.press('Escape')
  await expect(slot(1, 'Teentaal'), 'the focus comes back').toBeFocused()
  await page.keyboard.press('Delete')
  await expect(slot(1, 'empty')).toBeFocused()
  await expect(control('Save')).toBeEnabled()
})

test('the menu of a slot mutes, plays alone, changes volume and removes', async ({ page }) => {
  const { loop, slot } = await openBeatbox(page)
  await loop('Chaal').click()
  await slot(5, 'empty').click()
  await slot(5, 'Chaal').click()
  const menu = page.getByRole('dialog', { name: 'Slot 5: Chaal' })
  const volume = menu.getByRole('slider', { name: 'Chaal volume' })
  await volume.focus()
  await volume.press('PageDown')
  await expect(volume).toHaveAttribute('aria-valuenow', '70')
  for (const name of ['Mute', 'Solo', 'Rest']) {
    const control = menu.getByRole('button', { name })
    await control.click()
    await expect(control).toHaveAttribute('aria-pressed', 'true')
  }
  await menu.getByRole('button', { name: 'Remove' }).click()
  await expect(slot(5, 'empty')).toBeVisible()
})

onPhone(
  'a finger drags loops to musicians and off the stage',
  async ({ page, expectAccessible }) => {
    const { loop, slot } = await openBeatbox(page)
    await dragByTouch(page, loop('Keherwa'), slot(2, 'empty'))
    await expect(slot(2, 'Keherwa')).toBeVisible()
    await dragByTouch(page, slot(2, 'Keherwa'), slot(7, 'empty'))
    await expect(slot(7, 'Keherwa')).toBeVisible()
    await expectAccessible()
    await dragByTouch(page, slot(7, 'Keherwa'), { x: 120, y: 40 })
    await expect(slot(7, 'empty')).toBeVisible()
  },
)

onPhone('a tap picks, a tap places, and nothing is wider than the screen', async ({ page }) => {
  const { loop, slot } = await openBeatbox(page)
  await loop('Teentaal').click()
  await slot(4, 'empty').click()
  await expect(slot(4, 'Teentaal')).toBeVisible()
  for (const width of [360, 320]) {
    await page.setViewportSize({ width, height: 740 })
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    )
    expect(overflow, `at ${width} px`).toBeLessThanOrEqual(0)
  }
})
