import { gain, percent, seconds } from '@dhvani/units'
import { expect, it, onTestFinished } from 'vitest'
import { amplitudeOf, anOfflineEngine, toneSound, TONES } from '../testing/live-engine.ts'
import { level, peak } from '../testing/measures.ts'
import { OFFLINE_RATE, renderOffline } from '../testing/offline.ts'
import { mixGain } from '../mixer/output-level.ts'
import { openWake } from './open-wake.ts'

const low = toneSound('low')

/** Volume and master of the tests, and the level at which a tone of 0.25 leaves with them, in dB. */
const SET = { sound: low, volume: 60, master: 50 }
const AMPLITUDE = 0.25 * 0.6 ** 2 * mixGain(percent(50), [gain(0.6 ** 2)])
const CEILING = 20 * Math.log10(AMPLITUDE / Math.SQRT2)

const OVER = 11

/** How far a rise of eleven seconds is from its line at worst, in dB, at ten points. */
const worstOf = (samples: Float32Array, rate: number, ceiling = CEILING): number =>
  Math.max(
    ...[1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map((after) => {
      const heard = level(samples, (after - 0.05) * rate, (after + 0.05) * rate)
      return Math.abs(heard - (ceiling - 40 * (1 - after / OVER)))
    }),
  )

const aWake = async () => {
  const live = await anOfflineEngine()
  const wake = openWake(live.engine)
  onTestFinished(() => wake.dispose())
  await wake.prepare(low)
  return { ...live, wake, rate: live.tap.context.sampleRate }
}

it('rises in a straight line of decibels and is never louder than it was set', async () => {
  const { engine, wake, tap, rate } = await aWake()
  engine.mixer.setMasterVolume(100)
  wake.rise({ ...SET, over: seconds(OVER) })
  const heard = await tap.record(seconds(OVER + 2))
  expect(worstOf(heard, rate)).toBeLessThan(1)
  expect(peak(heard.subarray(0, 0.3 * rate)), 'no step at the start').toBeLessThan(0.02 * AMPLITUDE)
  expect(peak(heard)).toBeLessThan(1.005 * AMPLITUDE)
  expect(Math.abs(level(heard, (OVER + 1) * rate) - CEILING)).toBeLessThan(0.2)
})

it('the measure fails a rise that is a straight line of gain', async () => {
  const { left } = await renderOffline(seconds(OVER), (context) => {
    const tone = new OscillatorNode(context, { frequency: TONES.low })
    const rise = new GainNode(context, { gain: 0 })
    rise.gain.linearRampToValueAtTime(gain(0.1), OVER)
    tone.connect(rise).connect(context.destination)
    tone.start()
  })
  expect(worstOf(left, OFFLINE_RATE, 20 * Math.log10(0.1 / Math.SQRT2))).toBeGreaterThan(5)
})

it('joins a mix that plays, and neither the end of the mix nor a sleep fade takes it away', async () => {
  const { engine, wake, tap, rate } = await aWake()
  const { mixer, sleep } = engine
  mixer.setMasterVolume(100)
  mixer.add(toneSound('middle'), 50)
  await tap.until(() => mixer.getSnapshot().playingCount === 1)
  await tap.record(seconds(0.5))
  const mixLevel = async () => amplitudeOf(await tap.record(seconds(0.5)), TONES.middle, rate)
  const before = await mixLevel()
  wake.rise({ ...SET, over: seconds(2) })
  expect(Math.abs((await mixLevel()) / before - 1)).toBeLessThan(0.02)
  expect(mixer.getSnapshot().isPlaying).toBe(true)
  sleep.fadeOut({ over: seconds(5) })
  await tap.record(seconds(3))
  const faded = amplitudeOf(await tap.record(seconds(0.5)), TONES.low, rate)
  expect(Math.abs(faded / AMPLITUDE - 1)).toBeLessThan(0.02)
  await tap.until(() => !mixer.getSnapshot().isPlaying, seconds(5))
  await tap.record(seconds(1))
  expect(Math.abs(level(await tap.record(seconds(0.5))) - CEILING)).toBeLessThan(0.2)
})

it('stops, and begins anew from silence', async () => {
  const { wake, tap } = await aWake()
  wake.rise({ ...SET, over: seconds(1) })
  expect(wake.getSnapshot().isPlaying).toBe(true)
  await tap.record(seconds(2))
  wake.stop()
  expect(wake.getSnapshot().isPlaying).toBe(false)
  await tap.record(seconds(0.5))
  expect(peak(await tap.record(seconds(0.2)))).toBe(0)
  wake.rise({ ...SET, over: seconds(10) })
  expect(peak(await tap.record(seconds(0.5)))).toBeLessThan(0.02 * AMPLITUDE)
})

it('needs no network after it was prepared, and no master', async () => {
  const { engine, requests, wake, tap } = await aWake()
  const asked = requests.length
  expect(asked).toBeGreaterThan(0)
  engine.mixer.setMasterVolume(0)
  wake.rise({ ...SET, over: seconds(1) })
  await tap.record(seconds(1.5))
  expect(level(await tap.record(seconds(0.3)))).toBeGreaterThan(CEILING - 1)
  expect(requests).toHaveLength(asked)
})
