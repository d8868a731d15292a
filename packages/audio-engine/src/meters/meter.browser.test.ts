import { percent, seconds } from '@dhvani/units'
import { expect, it, onTestFinished } from 'vitest'
import { faderGain } from '../mixer/fader-law.ts'
import { audioNodes } from '../testing/audio-nodes.ts'
import { aLiveEngine, anOfflineEngine, toneSound } from '../testing/live-engine.ts'
import { openMeter } from './meter.ts'

/** RMS of a sine of amplitude 0.25 at this fader position, in dBFS. */
const toneLevel = (volume: number) =>
  20 * Math.log10((0.25 * faderGain(percent(volume))) / Math.SQRT2)

const playLow = async (createLive = anOfflineEngine) => {
  const live = await createLive()
  const { engine, tap } = live
  engine.mixer.add(toneSound('low'), 50)
  engine.mixer.add(toneSound('high'), 100)
  await tap.until(() => engine.diagnostics().sounding === 2)
  await tap.record(seconds(0.3))
  const meter = openMeter(engine, 'low')
  onTestFinished(meter.close)
  meter.level()
  const measure = async () => {
    await tap.record(seconds(0.3))
    return meter.level()
  }
  return { engine, tap, meter, measure, mixer: engine.mixer }
}

it('shows the level of its track after the fader, also when others leave and the master moves', async () => {
  const { measure, mixer } = await playLow()
  expect(await measure()).toBeCloseTo(toneLevel(50), 0)
  mixer.setVolume('low', 100)
  expect(await measure()).toBeCloseTo(toneLevel(100), 0)
  mixer.setMasterVolume(10)
  mixer.remove('high')
  expect(await measure()).toBeCloseTo(toneLevel(100), 0)
})

it('shows silence for a track that is muted, silenced, paused or gone, and the level after it', async () => {
  const { measure, mixer } = await playLow()
  mixer.setMuted('low', true)
  expect(await measure()).toBe(-Infinity)
  mixer.setMuted('low', false)
  mixer.setSolo('high', true)
  expect(await measure()).toBe(-Infinity)
  mixer.setSolo('high', false)
  expect(await measure()).toBeCloseTo(toneLevel(50), 0)
  mixer.toggle('low')
  expect(await measure()).toBe(-Infinity)
  mixer.toggle('low')
  await measure()
  expect(await measure()).toBeCloseTo(toneLevel(50), 0)
  mixer.remove('low')
  expect(await measure()).toBe(-Infinity)
})

it('leaves no node behind, also where its track went first', async () => {
  // Chromium frees an analyser while its context renders for a speaker.
  const { engine, tap, mixer, meter } = await playLow(aLiveEngine)
  meter.close()
  await tap.record(seconds(0.1))
  const before = await audioNodes()
  for (let index = 0; index < 20; index += 1) {
    const other = openMeter(engine, 'low')
    other.level()
    await tap.record(seconds(0.05))
    other.close()
  }
  const late = openMeter(engine, 'low')
  late.level()
  mixer.remove('low')
  await tap.until(() => engine.diagnostics().sounding === 1)
  late.close()
  // The thread that renders lets go of nodes when it comes to it, later on a busy machine.
  await expect.poll(audioNodes, { timeout: 30_000 }).toBeLessThanOrEqual(before)
})
