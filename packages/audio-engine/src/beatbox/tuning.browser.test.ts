import { seconds } from '@dhvani/units'
import { expect, it } from 'vitest'
import { leftOf } from '../testing/alignment.ts'
import { BEAT_RATE, DRONE } from '../testing/beat-fixtures.ts'
import { aBeatbox, onsetsOf } from '../testing/beatboxes.ts'
import { amplitudeOf } from '../testing/live-engine.ts'

/** A minor third up. */
const UP = 2 ** (3 / 12)

const KNOCK = 700

/** How much louder a tone is a minor third up than at its own pitch, in dB. */
const moved = (samples: Float32Array, frequency: number, rate: number) =>
  20 *
  Math.log10(amplitudeOf(samples, frequency * UP, rate) / amplitudeOf(samples, frequency, rate))

it('tunes struck loops, and keeps every stroke in its place', async () => {
  const { beatbox, ready } = await aBeatbox()
  beatbox.assign(0, 'knocks')
  await ready()
  const plain = await leftOf(await beatbox.exportWav({ bars: 2 }))
  beatbox.tune(UP)
  const tuned = await leftOf(await beatbox.exportWav({ bars: 2 }))
  const knock = (samples: Float32Array) => samples.subarray(0, 0.2 * BEAT_RATE)
  expect(moved(knock(plain), KNOCK, BEAT_RATE)).toBeLessThan(-6)
  expect(moved(knock(tuned), KNOCK, BEAT_RATE)).toBeGreaterThan(6)
  const [before, after] = [onsetsOf(plain, BEAT_RATE), onsetsOf(tuned, BEAT_RATE)]
  expect(after).toHaveLength(before.length)
  for (const [index, onset] of after.entries()) {
    expect(Math.abs(onset - (before[index] ?? 0))).toBeLessThan(0.001 * BEAT_RATE)
  }
})

it.each([DRONE.anchor, 100])('tunes a sustained loop at a tempo of %d', async (tempo) => {
  const { beatbox, ready } = await aBeatbox()
  beatbox.assign(0, 'drone')
  beatbox.setTempo(tempo)
  await ready()
  const plain = await leftOf(await beatbox.exportWav({ bars: 2 }))
  beatbox.tune(UP)
  const tuned = await leftOf(await beatbox.exportWav({ bars: 2 }))
  expect(tuned).toHaveLength(plain.length)
  expect(moved(plain, DRONE.frequency, BEAT_RATE)).toBeLessThan(-30)
  expect(moved(tuned, DRONE.frequency, BEAT_RATE)).toBeGreaterThan(30)
  beatbox.tune(1)
  const again = await leftOf(await beatbox.exportWav({ bars: 2 }))
  expect(moved(again, DRONE.frequency, BEAT_RATE)).toBeLessThan(-30)
})

it('tunes what plays from the next bar on', async () => {
  const { beatbox, tap, ready } = await aBeatbox()
  beatbox.assign(0, 'drone')
  await ready()
  beatbox.play()
  await tap.until(() => beatbox.position() > 1.3)
  beatbox.tune(UP)
  const { sampleRate } = tap.context
  const heardIn = async (length: number) =>
    moved(await tap.record(seconds(length)), DRONE.frequency, sampleRate)
  expect(await heardIn(1)).toBeLessThan(-10)
  // Audio goes on while the drone is stretched.
  await expect.poll(() => heardIn(0.5)).toBeGreaterThan(20)
})

it('loses no stroke of what plays', async () => {
  const { beatbox, tap, ready } = await aBeatbox()
  beatbox.assign(0, 'ticks')
  await ready()
  beatbox.play()
  await tap.until(() => beatbox.position() > 1.3)
  beatbox.tune(UP)
  const { sampleRate } = tap.context
  const onsets = onsetsOf(await tap.record(seconds(4)), sampleRate)
  const gaps = onsets.slice(1).map((onset, index) => (onset - (onsets[index] ?? 0)) / sampleRate)
  expect(gaps.length).toBeGreaterThanOrEqual(6)
  for (const gap of gaps) expect(gap).toBeCloseTo(0.5, 3)
})
