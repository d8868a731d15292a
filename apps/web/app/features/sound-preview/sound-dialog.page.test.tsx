import { expect, onBoth, test, variation } from '#pages/test.ts'
import { expectSound, expectSilence } from '#pages/fixtures/audio-tap.ts'
import { home } from '#pages/fixtures/home.ts'
import { setSlider } from '#pages/fixtures/set-slider.ts'

onBoth(
  'a card opens its sound, which is checked, loaded and heard, and the keyboard comes back',
  async ({ page }) => {
    await page.goto('/')
    const { card, dialog } = home(page)
    const asked = page.waitForRequest(
      (request) => request.method() === 'HEAD' && request.url().includes('/dhvani/sea-waves.mp3'),
    )
    await card('Sea Waves').click()
    await asked
    const sound = dialog('Sea Waves')
    await expect(sound.getByRole('button', { name: 'Pause preview' })).toBeVisible()
    await expect(sound.getByText('Playing a 10-second preview')).toBeVisible()
    await expect(sound.getByText('sea-waves.mp3')).toBeVisible()
    await expectSound(page, 'the preview is heard', -70)
    await page.keyboard.press('Escape')
    await expect(sound).toBeHidden()
    await expect(card('Sea Waves')).toBeFocused()
    await expectSilence(page)
  },
)

variation('the preview ends after ten seconds and can be played again', async ({ page }) => {
  await page.goto('/')
  const { card, dialog } = home(page)
  await card('Breeze').click()
  const sound = dialog('Breeze')
  await expect(sound.getByRole('button', { name: 'Pause preview' })).toBeVisible()
  await expect(sound.getByRole('button', { name: 'Play preview' })).toBeVisible({
    timeout: 14_000,
  })
  await expect(sound.getByText('Ready', { exact: true })).toBeVisible()
  await sound.getByRole('button', { name: 'Play preview' }).click()
  await expect(sound.getByRole('button', { name: 'Pause preview' })).toBeVisible()
  await sound.getByRole('button', { name: 'Pause preview' }).click()
  await expect(sound.getByRole('button', { name: 'Play preview' })).toBeVisible()
})

test('opening puts the preview volume back to 50', async ({ page }) => {
  await page.goto('/')
  const { card, dialog } = home(page)
  await card('Breeze').click()
  const volume = dialog('Breeze').getByRole('slider', { name: 'Preview volume' })
  await expect(volume).toHaveAttribute('aria-valuetext', '50 percent')
  await setSlider(volume, 71)
  await dialog('Breeze').getByRole('button', { name: 'Close' }).click()
  await expect(dialog('Breeze')).toBeHidden()
  await card('Breeze').click()
  await expect(volume).toHaveAttribute('aria-valuetext', '50 percent')
})

onBoth(
  'places and characters come after the sound has begun, and move nothing',
  async ({ page }) => {
    let release = () => {}
    await page.route('**/dhvani/*.mp3*', async (route) => {
      if (route.request().method() === 'HEAD') await new Promise<void>((done) => (release = done))
      await route.continue()
    })
    await page.goto('/')
    const { card, dialog } = home(page)
    for (const name of ['Rain', 'Train', 'High Frequency']) {
      await card(name).click()
      const sound = dialog(name)
      await expect(sound.getByText('Loading')).toBeVisible()
      const button = sound.getByRole('button', { name: 'Add to Mix' })
      await expect(sound.getByRole('group', { name: 'Place' })).toBeHidden()
      await sound.evaluate((element) =>
        Promise.all(element.getAnimations().map((one) => one.finished)),
      )
      // The sheet of a phone has come up only when its end is on the screen.
      const { height: screen } = page.viewportSize()
      const end = async () => {
        const box = await sound.boundingBox()
        return box ? box.y + box.height : Infinity
      }
      await expect.poll(end).toBeLessThanOrEqual(screen + 1)
      // A button is as wide as its word.
      const heights = async () =>
        (await Promise.all([sound.boundingBox(), button.boundingBox()])).map((box) => [
          box?.y,
          box?.height,
        ])
      const before = await heights()
      release()
      await expect(sound.getByRole('group', { name: 'Place' })).toBeVisible()
      expect(await heights(), name).toEqual(before)
      await page.keyboard.press('Escape')
      await expect(sound).toBeHidden()
    }
  },
)

test('while a sound loads, the dialog says so', async ({ page }) => {
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/dhvani/breeze.mp3*', async (route) => {
    if (route.request().method() === 'GET') await held
    await route.continue()
  })
  await page.goto('/')
  const { card, dialog } = home(page)
  await card('Breeze').click()
  await expect(dialog('Breeze').getByText('Loading the sound…')).toBeVisible()
  await expect(dialog('Breeze').getByRole('button', { name: 'Play preview' })).toBeDisabled()
  release()
  await expect(dialog('Breeze').getByRole('button', { name: 'Pause preview' })).toBeVisible()
})

test('High Frequency names the file of the rain, which it reuses', async ({ page }) => {
  await page.goto('/')
  const { card, dialog } = home(page)
  await card('High Frequency').click()
  await expect(dialog('High Frequency').getByText('rain.mp3')).toBeVisible()
})

test('a sound that is missing in storage says so, and can be neither played nor added', async ({
  page,
  problems,
}) => {
  problems.allow(/404|Failed to load resource/)
  await page.route('**/dhvani/rain.mp3*', (route) => route.fulfill({ status: 404 }))
  await page.goto('/')
  const { card, dialog } = home(page)
  await card('Rain').click()
  await expect(dialog('Rain').getByRole('alert')).toHaveText(
    'Cannot access Rain. File may not exist in storage.',
  )
  await expect(dialog('Rain').getByRole('button', { name: 'Play preview' })).toBeDisabled()
  await expect(dialog('Rain').getByRole('button', { name: 'Add to Mix' })).toBeDisabled()
})

test('a sound that is no audio says so, and can be neither played nor added', async ({ page }) => {
  await page.route('**/dhvani/rain.mp3*', (route) =>
    route.fulfill({ contentType: 'audio/mpeg', body: 'this is no sound' }),
  )
  await page.goto('/')
  const { card, dialog } = home(page)
  await card('Rain').click()
  await expect(dialog('Rain').getByRole('alert')).toHaveText('Failed to load Rain.')
  await expect(dialog('Rain').getByRole('button', { name: 'Play preview' })).toBeDisabled()
  await expect(dialog('Rain').getByRole('button', { name: 'Add to Mix' })).toBeDisabled()
})

test('the page says when the browser holds the sound back, and when playback fails', async ({
  page,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(AudioContext.prototype, 'state', { get: () => 'suspended' })
    AudioContext.prototype.resume = () => Promise.resolve()
  })
  await page.goto('/')
  const { card, dialog } = home(page)
  await card('Breeze').click()
  await expect(page.getByText('Your browser is holding the sound back')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Start sound' })).toBeVisible()
  await dialog('Breeze').getByRole('button', { name: 'Play preview' }).click()
  await expect(dialog('Breeze').getByRole('alert')).toHaveText('Playback failed. Please try again.')
})

for (const [name, viewport] of [
  ['at 200 % zoom', { width: 640, height: 400 }],
  ['on a low phone', { width: 390, height: 460 }],
] as const)
  onBoth(`${name} the dialog scrolls, and Add to Mix stays in view`, async ({ page }) => {
    await page.setViewportSize(viewport)
    await page.goto('/')
    const { card, dialog } = home(page)
    await card('Rain').click()
    const add = dialog('Rain').getByRole('button', { name: 'Add to Mix' })
    await expect(add).toBeInViewport({ ratio: 1 })
    const file = dialog('Rain').getByText('rain.mp3')
    await file.scrollIntoViewIfNeeded()
    await expect(file).toBeInViewport({ ratio: 1 })
    await expect(add).toBeInViewport({ ratio: 1 })
    await dialog('Rain').getByRole('slider', { name: 'Preview volume' }).scrollIntoViewIfNeeded()
    await expect(add).toBeInViewport({ ratio: 1 })
  })

variation('on a laptop the dialog shows that it goes on, until its end', async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: 768 })
  await page.goto('/')
  const { card, dialog } = home(page)
  await card('Rain').click()
  const more = dialog('Rain').locator('.dialog-more')
  await expect(more).toHaveCSS('opacity', '1')
  await dialog('Rain').evaluate((element) => element.scrollTo(0, element.scrollHeight))
  await expect(more).toHaveCSS('opacity', '0')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Sleep timer' }).click()
  const short = page.getByRole('dialog', { name: 'Sleep Timer' })
  await expect(short.locator('.dialog-more')).toHaveCSS('opacity', '0')
})
