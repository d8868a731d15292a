import type { Page } from '@playwright/test'
import { expectSound } from '../fixtures/audio-tap.ts'
import { openBeatbox } from '../fixtures/beatbox.ts'
import { setSlider } from '../fixtures/set-slider.ts'
import { expect, test } from '../fixtures/test.ts'
import { comeOnline } from './cut-line.ts'
import { expectSamePage, LOST, mark } from './same-page.ts'

const CODE = '**/assets/SignalsmithStretch-*.js'

type Lost = { lostWorklets: number }

/** Runs before the page's scripts: Playwright does not see the requests of a worklet. */
const loseWorklets = () => {
  // oxlint-disable-next-line typescript/unbound-method -- called with the worklet as `this` below
  const { addModule } = AudioWorklet.prototype
  AudioWorklet.prototype.addModule = function (this: AudioWorklet, address, options) {
    const lost = globalThis as unknown as Lost
    if (!String(address).includes('SignalsmithStretch') || !(lost.lostWorklets > 0))
      return addModule.call(this, address, options)
    lost.lostWorklets -= 1
    return Promise.reject(new DOMException("Unable to load a worklet's module.", 'AbortError'))
  }
}

/** How each file of the stretcher is lost, so many times. */
const FILES: Readonly<Record<string, (page: Page, times: number) => Promise<unknown>>> = {
  'the code of the stretcher': async (page, times) => {
    await page.unroute(CODE)
    if (times > 0) await page.route(CODE, (route) => route.abort(), { times })
  },
  'the worklet of the stretcher': (page, times) =>
    page.evaluate((lostWorklets) => Object.assign(globalThis, { lostWorklets }), times),
}

/** A tempo at which Aalap is rendered, so that it plays without the stretcher, and one where it is not. */
const AS_RENDERED = 60
const STRETCHED = 64

const ALWAYS = 1000

const told = (page: Page) => page.getByRole('alert').filter({ hasText: 'Failed to load Aalap.' })

const playAalap = async (page: Page) => {
  await page.addInitScript(loseWorklets)
  // The stretcher begins by a node of its own kind.
  await page.addInitScript(() => {
    const made = { count: 0 }
    Object.assign(globalThis, { made })
    globalThis.AudioWorkletNode = class extends AudioWorkletNode {
      constructor(...given: ConstructorParameters<typeof AudioWorkletNode>) {
        super(...given)
        if (given[1] === 'signalsmith-stretch') made.count += 1
      }
    }
  })
  const { loop, slot, control, transport } = await openBeatbox(page)
  const tempo = transport.getByRole('slider', { name: 'Tempo' })
  await setSlider(tempo, AS_RENDERED)
  await loop('Aalap').click()
  await slot(1, 'empty').click()
  await control('Play').click()
  await expectSound(page)
  const stretches = () =>
    page.evaluate(() => (globalThis as unknown as { made: { count: number } }).made.count)
  expect(await stretches()).toBe(0)
  return { slot, stretches, changeTempo: () => setSlider(tempo, STRETCHED) }
}

for (const [what, lose] of Object.entries(FILES)) {
  test(`${what} does not arrive: the loop plays on and the page says so, until it has come`, async ({
    page,
    problems,
  }) => {
    problems.allow(LOST)
    const { slot, stretches, changeTempo } = await playAalap(page)
    await mark(page)
    await lose(page, ALWAYS)
    await changeTempo()
    // A part is asked for four times; its waits end when the browser comes online.
    await expect
      .poll(async () => {
        await comeOnline(page)
        return told(page).isVisible()
      })
      .toBe(true)
    await told(page).hover()
    await expectSamePage(page)
    await expect(slot(1, 'Aalap')).toBeVisible()
    await expectSound(page, 'it plays on')
    expect(await stretches()).toBe(0)
    await lose(page, 0)
    await comeOnline(page)
    await expect.poll(stretches).toBeGreaterThan(0)
    await expect(told(page)).toBeHidden()
    await expectSound(page, 'at its new tempo')
    await expectSamePage(page)
  })

  test(`${what} arrives the second time, without another press`, async ({ page, problems }) => {
    problems.allow(LOST)
    const { stretches, changeTempo } = await playAalap(page)
    await lose(page, 1)
    await changeTempo()
    await expect.poll(stretches).toBeGreaterThan(0)
    await expect(told(page)).toBeHidden()
    await expectSound(page)
  })
}
