import { expectSound } from '../fixtures/audio-tap.ts'
import { buildBeat } from '../fixtures/beatbox.ts'
import { hindi } from '../fixtures/hindi.ts'
import { switchLanguage } from '../fixtures/switch-language.ts'
import { expect, test } from '../fixtures/test.ts'

test('a switch of the language keeps the beat playing, and its musicians', async ({ page }) => {
  const { control } = await buildBeat(page)
  await control('Play').click()
  await expectSound(page)
  await switchLanguage(page, 'हिन्दी')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(hindi('beat_title'))
  const filled = hindi('beat_slot_filled', { number: '1', loop: hindi('loop_tabla_teentaal') })
  await expect(page.getByRole('button', { name: new RegExp(`^${filled}`) })).toBeVisible()
  await expect(
    page.getByRole('button', { name: hindi('beat_pause'), exact: true }).first(),
  ).toBeVisible()
  await expectSound(page)
})

const THEKA = 'धा धिं धिं धा धा धिं धिं धा धा तिं तिं ता ता धिं धिं धा'.split(' ')

test('bols and notes are in Devanagari on a page in Hindi', async ({ page }) => {
  await page.goto('/hi/beatboxer')
  await page.getByRole('button', { name: hindi('beat_starter_concert') }).click()
  await page.getByRole('button', { name: hindi('beat_taal_view') }).click()
  const slot = page.locator('[data-slot]')
  for (const [index, bol] of THEKA.entries())
    await expect(slot.nth(index).locator('.beat-caption')).toContainText(bol)
  await expect(slot.nth(4).getByRole('button').first()).toHaveAccessibleName(/, 5 धा, ताली 2$/)

  await page.getByRole('button', { name: hindi('beat_play'), exact: true }).click()
  const said = (index: number) => page.locator(`[data-bol="${index}"]`)
  await expect(said(0), 'a bol of the tabla').toHaveAttribute('data-said', /^(धा|धिं|तिं|ता)$/)
  await expect(said(10), 'a note of the sitar').toHaveAttribute('data-said', /^(सा|रे|ग|प|ध)$/)
})
