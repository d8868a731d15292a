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
