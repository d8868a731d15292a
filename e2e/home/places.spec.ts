import type { Locator, Page } from '@playwright/test'
import { giveCredentials, press } from '../fixtures/account.ts'
import { expectSilence, expectSound, outputLevel, SILENCE } from '../fixtures/audio-tap.ts'
import { expect, test } from '../fixtures/both-themes.ts'
import { addToMix, home, openMix } from '../fixtures/home.ts'
import { playTone } from '../fixtures/play-tone.ts'
import { setSlider } from '../fixtures/set-slider.ts'

const UNMADE = /could not be made/
const place = (within: Locator, name: string) => within.getByRole('radio', { name, exact: true })
const slider = (within: Locator, name: string) => within.getByRole('slider', { name, exact: true })

test('a place is heard in the preview and in the mix, and is kept', async ({
  page,
  openSignedIn,
  expectAccessible,
}) => {
  // The file is silent: only what is made in the browser is heard.
  await playTone(page, 'rain', 0)
  await openSignedIn()
  const { card, dialog, mix } = home(page)
  await card('Rain').click()
  const shown = dialog('Rain')
  await expect(place(shown, 'On leaves')).toBeChecked()
  await expectSilence(page)
  await place(shown, 'On leaves').focus()
  await page.keyboard.press('ArrowRight')
  await expect(place(shown, 'On a tin roof')).toBeChecked()
  await expectSound(page, 'the roof in the preview')
  await expectAccessible()
  await shown.getByRole('button', { name: 'Add to Mix' }).click()
  await expectSound(page, 'the roof in the mix')

  await openMix(page)
  const character = mix.getByRole('button', { name: 'Character of Rain' })
  await character.click()
  await expect(character).toHaveAttribute('aria-expanded', 'true')
  await expect(place(mix, 'On a tin roof')).toBeChecked()
  await setSlider(slider(mix, 'Heaviness'), 80)
  await expectAccessible()
  await expectSound(page, 'the heavier roof')
  await expect(page.getByText(UNMADE)).toBeHidden()

  await page.reload()
  await expect(mix).toBeVisible()
  await openMix(page)
  await character.click()
  await expect(place(mix, 'On a tin roof')).toBeChecked()
  await expect(slider(mix, 'Heaviness')).toHaveAttribute('aria-valuenow', '80')
  await mix.getByRole('button', { name: 'Play Rain' }).click()
  await expectSound(page, 'the roof after a reload')
  await mix.getByRole('radio', { name: 'On leaves', exact: true }).check({ force: true })
  await setSlider(slider(mix, 'Heaviness'), 50)
  await expectSilence(page, 'the silent file again')
})

/** Rain at 50 on a tin roof, master 60, named Night; its hour has the seed 7. */
const ON_THE_ROOF = '/?mix=1.1o.a1e0.TmlnaHQ&as=at&seed=7'

test(
  'a place comes by a link: it is heard in the preview, and in the mix after signing in',
  { tag: '@desktop' },
  async ({ page, account }) => {
    await playTone(page, 'rain', 0)
    await page.goto(ON_THE_ROOF)
    const region = page.getByRole('region', { name: 'Shared mix' })
    await expect(region.getByRole('listitem')).toHaveText('Rain50%On a tin roof')
    await region.getByRole('button', { name: 'Play preview' }).click()
    await expectSound(page, 'the roof in the preview')
    await region.getByRole('button', { name: 'Add to Mix' }).click()
    await press(page, 'Sign In')
    await giveCredentials(page, account)
    await expectSound(page, 'the roof in the mix')
    const { mix } = home(page)
    await openMix(page)
    await mix.getByRole('button', { name: 'Character of Rain' }).click()
    await expect(place(mix, 'On a tin roof')).toBeChecked()
  },
)

test(
  'a sound that comes again is as it was chosen last',
  { tag: '@thorough' },
  async ({ page, openSignedIn }) => {
    await openSignedIn()
    const { card, dialog, mix } = home(page)
    await addToMix(page, 'Rain')
    await openMix(page)
    await mix.getByRole('button', { name: 'Character of Rain' }).click()
    await place(mix, 'In a courtyard').check({ force: true })
    await mix.getByRole('button', { name: 'Remove Rain' }).click()
    await page.reload()
    await card('Rain').click()
    await expect(place(dialog('Rain'), 'In a courtyard')).toBeChecked()
  },
)

test(
  'what the keyboard reaches in the dock is seen',
  { tag: '@thorough' },
  async ({ page, openWithRain }) => {
    await openWithRain()
    const { mix } = home(page)
    await openMix(page)
    await mix.getByRole('button', { name: 'Character of Rain' }).click()
    await place(mix, 'On leaves').focus()
    for (const name of ['On a tin roof', 'At the window', 'In a courtyard']) {
      await page.keyboard.press('ArrowDown')
      await expect(place(mix, name)).toBeFocused()
      // All but the border of its lower edge.
      await expect(mix.getByText(name)).toBeInViewport({ ratio: 0.95 })
    }
  },
)

/** Holds the answers to some requests back. @returns a function that lets them through */
const holdBack = async (page: Page, address: RegExp): Promise<() => void> => {
  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route(address, async (route) => {
    await held
    await route.continue()
  })
  return release
}

test(
  'a place that takes long to make is named until it is heard',
  { tag: '@desktop' },
  async ({ page, openWithRain }) => {
    const release = await holdBack(page, /period\.worker/)
    await openWithRain()
    const { mix } = home(page)
    await openMix(page)
    await mix.getByRole('button', { name: 'Character of Rain' }).click()
    await place(mix, 'On a tin roof').check({ force: true })
    const named = page.getByRole('status').getByText('Making the sound…')
    await expect(named).toBeVisible()
    await expectSound(page, 'the file plays on')
    release()
    await expect(named).toBeHidden()
    await expectSound(page, 'the roof')
  },
)

test(
  'a preview whose mix was closed before it began stays silent',
  { tag: '@thorough' },
  async ({ page }) => {
    const release = await holdBack(page, /preview-voices/)
    await page.goto(ON_THE_ROOF)
    const region = page.getByRole('region', { name: 'Shared mix' })
    await region.getByRole('button', { name: 'Play preview' }).click()
    await expect(page.getByRole('status').getByText('Loading the sound…')).toBeVisible()
    await region.getByRole('button', { name: 'Close' }).click()
    const code = page.waitForResponse(/preview-voices/)
    release()
    await (await code).finished()
    expect(await outputLevel(page), 'level of the preview, in dBFS').toBe(SILENCE)
  },
)

/** Names the short periods that the page gets from its worker, by their samples. Every file is longer. */
const namePeriods = () => {
  const names: string[] = []
  Object.assign(globalThis, { periodNames: names })
  const copy = AudioBuffer.prototype.copyToChannel
  AudioBuffer.prototype.copyToChannel = function (
    this: AudioBuffer,
    samples: Float32Array<ArrayBuffer>,
    ...channel: [number, number?]
  ) {
    if (this.duration < 10)
      void crypto.subtle.digest('SHA-256', samples.slice()).then((digest) => {
        names.push(new Uint8Array(digest).join(' '))
      })
    copy.call(this, samples, ...channel)
  }
}

const readPeriods = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => (globalThis as unknown as { periodNames: string[] }).periodNames)

// same-hour.spec.ts hears whole periods so.
test('two listeners of a link with a seed hear the same samples, and those of another seed others @thorough', async ({
  browser,
  site,
}) => {
  const listen = async (path: string): Promise<string | undefined> => {
    const context = await browser.newContext({ serviceWorkers: 'block' })
    const page = await context.newPage()
    await page.addInitScript(namePeriods)
    await page.goto(site.url + path)
    await page.getByRole('button', { name: 'Play preview' }).click()
    await expect.poll(() => readPeriods(page)).not.toEqual([])
    const [first] = await readPeriods(page)
    await context.close()
    return first
  }
  const heard = await listen(ON_THE_ROOF)
  expect(await listen(ON_THE_ROOF)).toBe(heard)
  expect(await listen(ON_THE_ROOF.replace('seed=7', 'seed=8'))).not.toBe(heard)
  expect(await listen(ON_THE_ROOF.replace('&seed=7', ''))).not.toBe(heard)
})

test(
  'a mix is shared with its places, and with its hour where the listener wants that',
  { tag: '@desktop' },
  async ({ page, openSignedIn, expectAccessible }) => {
    await openSignedIn()
    const { card, dialog } = home(page)
    await card('Rain').click()
    await place(dialog('Rain'), 'On a tin roof').check({ force: true })
    await dialog('Rain').getByRole('button', { name: 'Add to Mix' }).click()
    const mixes = page.getByRole('region', { name: 'Your mixes' })
    await mixes.getByRole('button', { name: 'Save mix' }).click()
    await page.getByRole('textbox', { name: 'Name' }).fill('Night')
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await mixes.getByRole('button', { name: 'Share Night' }).click()
    const sharing = page.getByRole('dialog', { name: 'Share' })
    await expect(sharing.getByText(/&as=at$/)).toBeVisible()
    await sharing.getByRole('checkbox', { name: 'Both of you hear the same hour' }).check()
    await expect(sharing.getByText(/&as=at&seed=[0-9a-z]+$/)).toBeVisible()
    await expectAccessible()
  },
)

test(
  'what a device cannot make is said, and the sound plays on',
  { tag: '@thorough' },
  async ({ page, openSignedIn }) => {
    await page.route(/period\.worker/, (route) => route.abort())
    await openSignedIn()
    const { mix } = home(page)
    await addToMix(page, 'Rain')
    await openMix(page)
    await mix.getByRole('button', { name: 'Character of Rain' }).click()
    await place(mix, 'At the window').check({ force: true })
    await expect(mix.getByText(UNMADE)).toBeVisible()
    await expectSound(page, 'the file plays on')
  },
)
