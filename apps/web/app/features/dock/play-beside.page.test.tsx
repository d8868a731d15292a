import { expect, onBoth, test, type Page } from '#pages/test.ts'
import { expectSound } from '#pages/fixtures/audio-tap.ts'
import { home, openMix } from '#pages/fixtures/home.ts'

/** As a browser of iOS has it. It counts the audio contexts too: a new one would be a gap. */
const withAudioSession = (page: Page) =>
  page.addInitScript(() => {
    Object.assign(navigator, { audioSession: { type: 'auto' } })
    const made = { contexts: 0 }
    const Real = AudioContext
    globalThis.AudioContext = class extends Real {
      constructor(options?: AudioContextOptions) {
        super(options)
        made.contexts += 1
      }
    }
    Object.assign(globalThis, { dhvaniMade: made })
  })

const read = (page: Page) =>
  page.evaluate(() => {
    const { dhvaniMade } = globalThis as unknown as { dhvaniMade: { contexts: number } }
    const { audioSession } = navigator as unknown as { audioSession: { type: string } }
    return { type: audioSession.type, contexts: dhvaniMade.contexts }
  })

/** The longest silence, in seconds, of the last .7 s that the page has played, in the context that is heard. */
const longestSilence = (page: Page) =>
  page.evaluate(async () => {
    // What was heard before and after a press that came just now.
    await new Promise((done) => setTimeout(done, 350))
    const { dhvaniTapWindows } = globalThis as unknown as {
      dhvaniTapWindows: () => readonly { samples: Float32Array; rate: number }[]
    }
    const longest = dhvaniTapWindows().map(({ samples, rate }) => {
      let [run, most] = [0, 0]
      for (const sample of samples) {
        run = Math.abs(sample) < 1e-5 ? run + 1 : 0
        most = Math.max(most, run)
      }
      return most / rate
    })
    return Math.min(...longest)
  })

onBoth(
  'the mix plays on while it is turned to play beside other sound',
  async ({ page, openWithRain }) => {
    await withAudioSession(page)
    await openWithRain()
    await expectSound(page)
    const before = await read(page)
    expect(before.type).toBe('playback')
    await openMix(page)
    await home(page).mix.getByRole('button', { name: 'More', exact: true }).click()
    const choice = page.getByRole('menuitemcheckbox', { name: 'Play beside other sound' })
    await expect(choice).toHaveAttribute('aria-checked', 'false')
    await choice.click()
    const silence = await longestSilence(page)
    await expect(choice).toHaveAttribute('aria-checked', 'true')
    expect(await read(page)).toEqual({ type: 'ambient', contexts: before.contexts })
    expect(silence).toBeLessThan(0.01)
    await page.reload()
    await expect(home(page).mix.getByRole('button', { name: 'Play all' })).toBeEnabled()
    await openMix(page)
    await home(page).mix.getByRole('button', { name: 'More', exact: true }).click()
    await expect(choice).toHaveAttribute('aria-checked', 'true')
  },
)

test('a browser without an audio session has no such choice', async ({ page, openWithRain }) => {
  await openWithRain()
  await openMix(page)
  await home(page).mix.getByRole('button', { name: 'More', exact: true }).click()
  await expect(page.getByRole('menuitem', { name: 'The night by itself' })).toBeVisible()
  await expect(page.getByRole('menuitemcheckbox')).toHaveCount(0)
})
