import { seconds } from '@dhvani/units'
import { describe, expect, it } from 'vitest'
import { correlationAt, leftOf } from '../testing/alignment.ts'
import { BEAT_RATE, DRONE } from '../testing/beat-fixtures.ts'
import { aBeatbox, onsetsOf } from '../testing/beatboxes.ts'
import { amplitudeOf, TONES, toneSound } from '../testing/live-engine.ts'
import { peak, rms, roughness } from '../testing/measures.ts'

describe('export', () => {
  it('puts every stroke on its beat, the same to the sample in every bar', async () => {
    const { beatbox, ready } = await aBeatbox()
    beatbox.assign(0, 'ticks')
    beatbox.setTempo(100)
    await ready()
    const progress: number[] = []
    const wav = await beatbox.exportWav({ bars: 8, onProgress: (share) => progress.push(share) })
    const samples = await leftOf(wav)
    expect(samples.length).toBe(Math.round((8 * 4 * 60 * BEAT_RATE) / 100))
    const onsets = onsetsOf(samples, BEAT_RATE)
    expect(onsets).toHaveLength(32)
    const beat = 0.6 * BEAT_RATE
    for (const [index, onset] of onsets.entries()) {
      expect(Math.abs(onset - (onsets[0] ?? 0) - index * beat)).toBeLessThanOrEqual(1)
    }
    expect((onsets[0] ?? 0) / BEAT_RATE).toBeLessThan(0.01)
    expect(progress.at(-1)).toBe(1)
    expect(progress).toEqual([...progress].sort((a, b) => a - b))
  })

  it('writes what its caller makes of the finished sound', async () => {
    const { beatbox, ready } = await aBeatbox()
    beatbox.assign(0, 'ticks')
    await ready()
    const plain = await leftOf(await beatbox.exportWav({ bars: 1 }))
    const finished = await leftOf(
      await beatbox.exportWav({
        bars: 1,
        finish: ([left, right], sampleRate) => {
          expect(sampleRate).toBe(BEAT_RATE)
          return Promise.resolve([left.map((value) => value / 2), right])
        },
      }),
    )
    expect(peak(finished) / peak(plain)).toBeCloseTo(0.5, 2)
  })

  it('drifts by no sample in ten minutes, nor one loop against another', async () => {
    const { beatbox, ready } = await aBeatbox()
    beatbox.assign(0, 'ticks')
    beatbox.assign(1, 'knocks')
    beatbox.setTempo(140)
    await ready()
    const bars = 350
    const samples = await leftOf(await beatbox.exportWav({ bars }))
    // Eight beats at 140 are a whole number of samples: every turn is the first one again.
    const turn = (8 * 60 * BEAT_RATE) / 140
    expect(samples.length).toBe((bars / 2) * turn)
    const first = samples.subarray(0, turn)
    const last = samples.subarray(samples.length - turn)
    expect(peak(first)).toBeGreaterThan(0.1)
    // One sample of drift would be a difference of 0.2; this is rounding.
    const difference = last.map((sample, index) => sample - (first[index] ?? 0))
    expect(peak(difference)).toBeLessThan(4 / 32_768)
  })

  it('loops: the tail of its end rings in its beginning', async () => {
    const { beatbox, ready } = await aBeatbox()
    beatbox.assign(0, 'knocks')
    await ready()
    const samples = await leftOf(await beatbox.exportWav({ bars: 2 }))
    const again = new Float32Array(samples.length * 2)
    again.set(samples)
    again.set(samples, samples.length)
    const seam = [samples.length - 200, samples.length + 4] as const
    expect(roughness(again, ...seam)).toBeLessThan(roughness(again) * 1.01)
    expect(onsetsOf(samples, BEAT_RATE)).toHaveLength(3)
  })

  it('rejects when its signal aborts and for a length of no bars or of hours', async () => {
    const { beatbox, ready } = await aBeatbox()
    beatbox.assign(0, 'ticks')
    await ready()
    const called = new AbortController()
    const exported = beatbox.exportWav({
      bars: 60,
      signal: called.signal,
      onProgress: () => called.abort(),
    })
    await expect(exported).rejects.toMatchObject({ name: 'AbortError' })
    await expect(beatbox.exportWav({ bars: 0 })).rejects.toThrow(RangeError)
    await expect(beatbox.exportWav({ bars: 5000 })).rejects.toThrow(RangeError)
  })
})

describe('sustained loops', () => {
  // 104 and 138 are as far from an anchor as the catalogue's tempi ever are.
  it.each([104, 120, 138])('keep their pitch at %i beats a minute', async (tempo) => {
    const { beatbox, ready } = await aBeatbox()
    beatbox.setTempo(tempo)
    beatbox.assign(0, 'drone')
    await ready()
    const samples = await leftOf(await beatbox.exportWav({ bars: 4 }))
    const middle = samples.subarray(BEAT_RATE, 3 * BEAT_RATE)
    const steps = Array.from({ length: 121 }, (_, index) => (index - 60) / 2)
    const strengths = steps.map((cents) => ({
      cents,
      at: amplitudeOf(middle, DRONE.frequency * 2 ** (cents / 1200), BEAT_RATE),
    }))
    const strongest = strengths.reduce((best, one) => (one.at > best.at ? one : best))
    expect(Math.abs(strongest.cents)).toBeLessThan(3)
    expect(strongest.at).toBeGreaterThan(0.03)
    // No hole where bars and periods meet.
    const levels = Array.from({ length: Math.floor(samples.length / 441) }, (_, index) =>
      rms(samples, index * 441, (index + 1) * 441),
    )
    expect(Math.min(...levels)).toBeGreaterThan(0.3 * Math.max(...levels))
  })
})

describe('playing', () => {
  it('plays the loops of its slots on the beat and is silent when it pauses', async () => {
    const { beatbox, tap, ready } = await aBeatbox()
    beatbox.assign(0, 'ticks')
    await ready()
    beatbox.play()
    const heard = await tap.record(seconds(4))
    const onsets = onsetsOf(heard, tap.context.sampleRate)
    expect(onsets.length).toBeGreaterThanOrEqual(7)
    for (const [index, onset] of onsets.entries()) {
      const exact = (onsets[0] ?? 0) + index * 0.5 * tap.context.sampleRate
      expect(Math.abs(onset - exact)).toBeLessThanOrEqual(2)
    }
    expect(beatbox.position()).toBeGreaterThan(6)
    expect(beatbox.bols()).toMatchObject([{ slot: 0, bol: 'tick' }])
    beatbox.pause()
    await tap.record(seconds(0.3))
    expect(peak(await tap.record(seconds(0.2)))).toBe(0)
    expect(beatbox.position()).toBe(0)
    expect(beatbox.bols()).toEqual([])
  })

  it('lets an assigned loop enter on the bar line, in phase with the others', async () => {
    const { beatbox, tap, ready } = await aBeatbox()
    beatbox.assign(0, 'ticks')
    await ready()
    beatbox.play()
    await tap.until(() => beatbox.position() > 1.3)
    beatbox.assign(1, 'knocks')
    beatbox.setMuted(0, true)
    const start = beatbox.position()
    const heard = await tap.record(seconds(4))
    // The knocks of an eight-beat loop that enters at beat 4: at 6, then at 8.
    const [first, second] = onsetsOf(
      heard.subarray(0.3 * tap.context.sampleRate),
      tap.context.sampleRate,
    )
    const beatOf = (onset = 0) => start + (onset / tap.context.sampleRate + 0.3) * 2
    expect(Math.abs(beatOf(first) - 6)).toBeLessThan(0.25)
    expect(Math.abs(((second ?? 0) - (first ?? 0)) / tap.context.sampleRate - 1)).toBeLessThan(
      0.001,
    )
  })

  it('follows tempo, volume, mute and solo while it plays, without a stroke lost', async () => {
    const { beatbox, tap, ready } = await aBeatbox()
    beatbox.assign(0, 'ticks')
    beatbox.assign(1, 'knocks')
    await ready()
    beatbox.setSolo(0, true)
    beatbox.play()
    await tap.until(() => beatbox.position() > 2)
    beatbox.setTempo(140)
    const heard = await tap.record(seconds(4))
    const { sampleRate } = tap.context
    const gaps = onsetsOf(heard, sampleRate)
      .map((onset, index, all) => (onset - (all[index - 1] ?? 0)) / sampleRate)
      .slice(2)
    expect(gaps.at(-1)).toBeCloseTo(60 / 140, 3)
    expect(Math.max(...gaps)).toBeLessThan(0.51)
    beatbox.setMuted(0, true)
    await tap.record(seconds(0.5))
    expect(peak(await tap.record(seconds(0.5)))).toBe(0)
  })

  it('keeps the other slots going when a loop cannot be loaded', async () => {
    const { beatbox, tap, ready, faults } = await aBeatbox()
    beatbox.assign(0, 'ticks')
    beatbox.assign(1, 'broken')
    beatbox.assign(2, 'unheard of')
    await ready()
    beatbox.play()
    expect(
      beatbox
        .getSnapshot()
        .slots.slice(0, 3)
        .map((slot) => slot.status),
    ).toEqual(['ready', 'failed', 'failed'])
    expect(faults.map((fault) => fault.soundId)).toEqual(
      expect.arrayContaining(['broken', 'unheard of']),
    )
    expect(peak(await tap.record(seconds(1)))).toBeGreaterThan(0.05)
  })

  it('pauses the mix while it plays, and then plays the same tracks again', async () => {
    const { engine, beatbox, tap, ready } = await aBeatbox()
    engine.mixer.add(toneSound('low'), 100)
    engine.mixer.add(toneSound('middle'), 100)
    engine.mixer.toggle('middle')
    beatbox.assign(0, 'ticks')
    await ready()
    await tap.until(() => engine.mixer.getSnapshot().playingCount === 1)
    beatbox.play()
    expect(engine.mixer.getSnapshot().isPlaying).toBe(false)
    beatbox.pause()
    expect(engine.mixer.getSnapshot().tracks.map((track) => track.isPlaying)).toEqual([true, false])
    await tap.record(seconds(0.8))
    const heard = await tap.record(seconds(0.3))
    expect(amplitudeOf(heard, TONES.low, tap.context.sampleRate)).toBeGreaterThan(0.02)
  })

  it('exports the same audio as it plays', async () => {
    const { beatbox, tap, ready } = await aBeatbox()
    beatbox.assign(0, 'ticks')
    beatbox.assign(1, 'knocks')
    beatbox.setTempo(130)
    await ready()
    const recording = tap.record(seconds(6))
    beatbox.play()
    const live = await recording
    beatbox.pause()
    const exported = await leftOf(await beatbox.exportWav({ bars: 4 }))
    const [start = 0] = onsetsOf(live, tap.context.sampleRate)
    const [origin = 0] = onsetsOf(exported, BEAT_RATE)
    const correlate = (lag: number) =>
      correlationAt(live, exported, { at: start + lag, from: origin, length: 3 * BEAT_RATE })
    expect(Math.max(...[-2, -1, 0, 1, 2].map(correlate))).toBeGreaterThan(0.99)
  })

  it('has empty slots at a volume of 80 after a reset', async () => {
    const { beatbox, tap, ready } = await aBeatbox()
    beatbox.assign(3, 'ticks')
    beatbox.setSlotVolume(3, 20)
    await ready()
    expect(beatbox.getSnapshot().activeCount).toBe(1)
    beatbox.play()
    beatbox.reset()
    expect(beatbox.getSnapshot()).toMatchObject({ activeCount: 0, isPlaying: true })
    expect(beatbox.getSnapshot().slots[3]).toMatchObject({ volume: 80, isActive: false })
    await tap.record(seconds(0.4))
    expect(peak(await tap.record(seconds(0.3)))).toBe(0)
  })
})
