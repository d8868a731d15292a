import { median } from '@dhvani/audio-measures'
import { seconds } from '@dhvani/units'
import { describe, expect, it } from 'vitest'
import { leftOf } from '../testing/alignment.ts'
import { aBeatbox, aLiveBeatbox, onsetsOf } from '../testing/beatboxes.ts'
import { amplitudeOf, TONES, toneSound } from '../testing/live-engine.ts'
import { peak } from '../testing/measures.ts'

it('ends on a beat: its stroke rings, none follows', async () => {
  const { beatbox, tap, ready } = await aBeatbox()
  beatbox.assign(0, 'ticks')
  await ready()
  const recording = tap.record(seconds(5))
  beatbox.play()
  beatbox.endAt(2)
  await tap.until(() => beatbox.position() > 1)
  beatbox.endAt(undefined)
  beatbox.endAt(4)
  const onsets = onsetsOf(await recording, tap.context.sampleRate)
  expect(onsets).toHaveLength(5)
  const length = ((onsets.at(-1) ?? 0) - (onsets[0] ?? 0)) / tap.context.sampleRate
  expect(length).toBeCloseTo(2, 3)
  expect(beatbox.getSnapshot().isPlaying).toBe(true)
  beatbox.pause()
  beatbox.play()
  expect(onsetsOf(await tap.record(seconds(4)), tap.context.sampleRate).length).toBeGreaterThan(6)
})

it('lands the last stroke on its beat though the page stands still just before it', async () => {
  const { beatbox, tap, ready } = await aLiveBeatbox()
  beatbox.assign(0, 'ticks')
  await ready()
  const recording = tap.record(seconds(3.5))
  beatbox.play()
  beatbox.endAt(4)
  await tap.until(() => beatbox.position() > 3)
  const busyUntil = performance.now() + 700
  while (performance.now() < busyUntil);
  const onsets = onsetsOf(await recording, tap.context.sampleRate)
  expect(onsets).toHaveLength(5)
  const length = ((onsets.at(-1) ?? 0) - (onsets[0] ?? 0)) / tap.context.sampleRate
  expect(length, 'four beats of 0.5 s').toBeCloseTo(2, 2)
})

describe('recording', () => {
  it('contains the beat with its changes, and no other sound of the page', async () => {
    const { engine, beatbox, tap, ready } = await aLiveBeatbox()
    beatbox.assign(0, 'ticks')
    beatbox.assign(1, 'knocks')
    await ready()
    const recording = await beatbox.record()
    beatbox.play()
    await tap.until(() => beatbox.position() > 3)
    beatbox.setTempo(140)
    beatbox.setMuted(1, true)
    await tap.until(() => beatbox.position() > 9)
    beatbox.pause()
    engine.mixer.add(toneSound('low'), 100)
    await tap.record(seconds(0.6))
    const { wav, compressed } = await recording.stop()
    const samples = await leftOf(wav)
    const { sampleRate } = tap.context
    expect(samples.length / sampleRate).toBeCloseTo(recording.length(), 1)
    expect(samples.length / sampleRate).toBeGreaterThan(4.5)
    const onsets = onsetsOf(samples, sampleRate)
    const gaps = onsets.map((onset, index) => (onset - (onsets[index - 1] ?? 0)) / sampleRate)
    // A starved audio thread may lose a block between two strokes.
    expect(median(gaps.slice(1, 4))).toBeCloseTo(0.5, 2)
    expect(median(gaps.slice(-3)), 'the new tempo').toBeCloseTo(60 / 140, 2)
    expect(amplitudeOf(samples.subarray(-0.2 * sampleRate), TONES.low, sampleRate)).toBeLessThan(
      0.001,
    )
    const decoded = await tap.context.decodeAudioData(await compressed!.arrayBuffer())
    expect(Math.abs(decoded.duration - samples.length / sampleRate)).toBeLessThan(0.3)
    expect(peak(decoded.getChannelData(0))).toBeGreaterThan(0.05)
    expect(await recording.stop()).toEqual({ wav, compressed })
  })
})

it('plays and records the first stroke at full level', async () => {
  const { beatbox, tap, ready } = await aLiveBeatbox()
  beatbox.assign(0, 'ticks')
  await ready()
  // After a while of silence a browser stops processing nodes.
  await tap.record(seconds(1.5))
  const recording = await beatbox.record()
  const heard = tap.record(seconds(2.5))
  beatbox.play()
  await tap.until(() => beatbox.position() > 3.5)
  beatbox.pause()
  const { wav } = await recording.stop()
  const { sampleRate } = tap.context
  for (const samples of [await heard, await leftOf(wav)]) {
    const strokes = onsetsOf(samples, sampleRate).map((onset) =>
      peak(samples.subarray(onset, onset + 0.01 * sampleRate)),
    )
    expect(strokes).toHaveLength(4)
    for (const stroke of strokes) expect(stroke / (strokes[3] ?? 0)).toBeCloseTo(1, 1)
  }
})

describe('a loop that was preloaded', () => {
  it('makes no request when it is assigned', async () => {
    const { beatbox, requests, ready } = await aBeatbox()
    await beatbox.preload('ticks')
    const asked = requests.length
    expect(asked).toBeGreaterThan(0)
    beatbox.assign(3, 'ticks')
    await ready()
    expect(requests).toHaveLength(asked)
    await expect(beatbox.preload('broken')).rejects.toThrow('404')
    await expect(beatbox.preload('unheard of')).resolves.toBeUndefined()
  })
})
