import { expect, test, type Page, variationOnBoth } from '#pages/test.ts'
import { expectSilence, settledLevel } from '#pages/fixtures/audio-tap.ts'
import { addToMix, home, openMix } from '#pages/fixtures/home.ts'
import { setSlider } from '#pages/fixtures/set-slider.ts'
import { playTone } from '#pages/fixtures/play-tone.ts'

/** Rain ten decibels over Train, each with its level alone. */
const DIFFERENCE_DB = 10

const tracks = (page: Page) => {
  const { mix } = home(page)
  return {
    mix,
    row: (name: string) => mix.getByRole('listitem').filter({ hasText: name }),
    tools: (name: string) => mix.getByRole('button', { name: `Mute, solo or move ${name}` }),
    mute: (name: string) => mix.getByRole('button', { name: `Mute ${name}`, exact: true }),
    solo: (name: string) => mix.getByRole('button', { name: `Solo ${name}`, exact: true }),
  }
}

variationOnBoth(
  'mute and solo are heard, counted and told, and Stop ends them',
  async ({ page, openSignedIn, expectAccessible }) => {
    await playTone(page, 'rain', 0.1)
    await playTone(page, 'train', 0.1 * 10 ** (-DIFFERENCE_DB / 20))
    await openSignedIn()
    const { mix, row, tools, mute, solo } = tracks(page)
    await addToMix(page, 'Rain')
    const rain = await settledLevel(page)
    await addToMix(page, 'Train')
    await openMix(page)

    await tools('Rain').click()
    await expect(tools('Rain')).toHaveAttribute('aria-expanded', 'true')
    await mute('Rain').click()
    await expect(mute('Rain')).toHaveAttribute('aria-pressed', 'true')
    await expect(mix.getByText('1 sound playing')).toBeVisible()
    await expect(mix.getByText('Muted: Rain', { exact: true })).toBeVisible()
    await expect(row('Rain').getByText('Muted', { exact: true })).toBeVisible()
    expect(await settledLevel(page), 'only Train').toBeCloseTo(rain - DIFFERENCE_DB, 0)
    await expectAccessible()
    await mute('Rain').click()
    await expect(mix.getByText('2 sounds playing')).toBeVisible()

    await solo('Rain').click()
    await expect(mix.getByText('1 sound playing')).toBeVisible()
    await expect(mix.getByText('Silenced by a solo: Train', { exact: true })).toBeVisible()
    await expect(row('Train').getByText('Silenced', { exact: true })).toBeVisible()
    expect(Math.abs((await settledLevel(page)) - rain), 'only Rain').toBeLessThan(0.5)
    await expectAccessible()
    await mute('Rain').click()
    await expect(mix.getByText('0 sounds playing')).toBeVisible()
    await expectSilence(page)
    await setSlider(mix.getByRole('slider', { name: 'Rain volume', exact: true }), 60)
    await expectSilence(page, 'a volume does not end the mute')

    await mix.getByRole('button', { name: 'Stop' }).click()
    await expect(mute('Rain')).toHaveAttribute('aria-pressed', 'false')
    await expect(solo('Rain')).toHaveAttribute('aria-pressed', 'false')
    await mix.getByRole('button', { name: 'Play all' }).click()
    await expect(mix.getByText('2 sounds playing')).toBeVisible()
  },
)

test('a reload forgets a mute, and a sound that is added is heard', async ({
  page,
  openWithRain,
}) => {
  await openWithRain()
  const { mix, tools, mute, solo } = tracks(page)
  await openMix(page)
  await tools('Rain').click()
  await solo('Rain').click()
  await addToMix(page, 'Train')
  await expect(mix.getByText('2 sounds playing')).toBeVisible()
  await expect(solo('Rain')).toHaveAttribute('aria-pressed', 'false')
  await mute('Rain').click()
  await expect(mix.getByText('Muted: Rain', { exact: true })).toBeVisible()
  await tools('Train').click()
  await expect(mute('Train')).toBeInViewport()
  await expect(mute('Rain'), 'one line of tools at a time').toHaveCount(0)
  await tools('Train').click()
  await expect(mute('Train')).toHaveCount(0)
  await page.reload()
  await expect(mix.getByText('Paused: Rain, Train', { exact: true })).toBeVisible()
  await mix.getByRole('button', { name: 'Play all' }).click()
  await expect(mix.getByText('2 sounds playing')).toBeVisible()
})

test('U and O mute and solo the sound whose card or row has the focus', async ({
  page,
  openWithRain,
}) => {
  await openWithRain()
  await addToMix(page, 'Train')
  const { mix, row } = tracks(page)
  const { card, dialog } = home(page)
  await card('Rain').focus()
  await page.keyboard.press('u')
  await expect(mix.getByText('Muted: Rain', { exact: true })).toBeVisible()
  await expect(card('Rain'), 'it goes on in silence').toHaveAttribute('aria-pressed', 'true')
  await page.keyboard.press('u')
  await expect(mix.getByText('2 sounds playing')).toBeVisible()

  await mix.getByRole('slider', { name: 'Train volume' }).focus()
  await page.keyboard.press('o')
  await expect(mix.getByText('Silenced by a solo: Rain', { exact: true })).toBeVisible()
  await expect(row('Train').getByText('Solo', { exact: true })).toBeVisible()
  await page.keyboard.press('o')
  await expect(mix.getByText('2 sounds playing')).toBeVisible()

  await card('Breeze').focus()
  await page.keyboard.press('u')
  await page.keyboard.press('?')
  const list = dialog('Keyboard shortcuts')
  await expect(list.getByText('Mute the sound in focus')).toBeVisible()
  await expect(list.getByText('Only the sound in focus (solo)')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(mix.getByText('2 sounds playing')).toBeVisible()
})
