import type { Page } from '@playwright/test'
import { createAccount, giveCredentials, press } from '../fixtures/account.ts'
import { expectSound, tapAudio } from '../fixtures/audio-tap.ts'
import { captureOutput } from '../fixtures/capture-output.ts'
import { addToMix, home, openMix } from '../fixtures/home.ts'
import { playTone } from '../fixtures/play-tone.ts'
import { setSlider } from '../fixtures/set-slider.ts'
import { expect, test } from '../fixtures/test.ts'

/** Each sound plays a tone of its own, in phase in both ears (steady-tone.ts), so that the mix tells how loud each of them is. */
const SOUNDS = [
  { name: 'Rain', file: 'rain', frequency: 400, volume: 80 },
  { name: 'Train', file: 'train', frequency: 800, volume: 35 },
  { name: 'Breeze', file: 'breeze', frequency: 1200, volume: 60 },
] as const

const MASTER = 70

const playTones = async (page: Page) => {
  for (const { file, frequency } of SOUNDS) await playTone(page, file, 0.1, frequency)
}

/** @returns how loud each sound is in what the page plays, in dBFS */
const levelsOf = async (page: Page): Promise<number[]> => {
  const { samples, rate } = await captureOutput(page, 0.5)
  return SOUNDS.map(({ frequency }) => {
    const turn = (2 * Math.PI * frequency) / rate
    const across = samples.reduce((sum, value, at) => sum + value * Math.cos(turn * at), 0)
    const along = samples.reduce((sum, value, at) => sum + value * Math.sin(turn * at), 0)
    return 20 * Math.log10((2 * Math.hypot(across, along)) / samples.length + 1e-9)
  })
}

/** @returns by how much the sound whose level is least the same differs, in dB */
const greatestDifference = (levels: readonly number[], others: readonly number[]): number =>
  Math.max(...levels.map((level, index) => Math.abs(level - (others[index] ?? Infinity))))

/** The levels once fades and ramps have ended: two in a row agree. */
const settledLevels = async (page: Page): Promise<number[]> => {
  await expectSound(page)
  let last = await levelsOf(page)
  const change = async () => {
    const before = last
    last = await levelsOf(page)
    return greatestDifference(last, before)
  }
  await expect.poll(change, { message: 'the levels settle', intervals: [0] }).toBeLessThan(0.05)
  return last
}

test(
  'a shared mix sounds as the original: each sound within half a decibel',
  { tag: '@desktop' },
  async ({ page, site, browser, openSignedIn }) => {
    await playTones(page)
    await openSignedIn()
    const { mix } = home(page)
    for (const { name } of SOUNDS) await addToMix(page, name)
    await openMix(page)
    for (const { name, volume } of SOUNDS)
      await setSlider(mix.getByRole('slider', { name: `${name} volume`, exact: true }), volume)
    await setSlider(mix.getByRole('slider', { name: 'Master volume' }), MASTER)
    const original = await settledLevels(page)
    const [rain = 0, train = 0] = original
    expect(rain - train, 'volumes are heard').toBeCloseTo(40 * Math.log10(80 / 35), 0)

    const strip = page.getByRole('region', { name: 'Your mixes' })
    await strip.getByRole('button', { name: 'Save mix' }).click()
    await page.getByRole('textbox', { name: 'Name' }).fill('Tones')
    await press(page, 'Save')
    await strip.getByRole('button', { name: 'Share Tones' }).click()
    const dialog = page.getByRole('dialog', { name: 'Share' })
    const link = (await dialog.getByText(`${site.url}/?mix=`).textContent()) ?? ''

    const context = await browser.newContext({ serviceWorkers: 'block' })
    const friend = await context.newPage()
    await tapAudio(friend)
    await playTones(friend)
    await friend.goto(link)
    const shared = friend.getByRole('region', { name: 'Shared mix' })
    await shared.getByRole('button', { name: 'Play preview' }).click()
    await expectSound(friend)
    const difference = async () => greatestDifference(original, await levelsOf(friend))
    await expect
      .poll(difference, { message: 'the preview sounds the same', intervals: [0] })
      .toBeLessThan(0.5)

    await shared.getByRole('button', { name: 'Add to Mix' }).click()
    await expect(friend).toHaveURL(/\/auth$/)
    await press(friend, 'Sign In')
    await giveCredentials(friend, await createAccount(site))
    await expect(home(friend).mix.getByText('3 sounds playing')).toBeVisible()
    expect(greatestDifference(original, await settledLevels(friend)), 'the mix').toBeLessThan(0.5)
    await context.close()
  },
)
