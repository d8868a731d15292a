import { seconds } from '@dhvani/units'
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import { EMPTY_BEATBOX } from '../snapshots.ts'
import type { LoopAudio } from '../loading/loop-audio.ts'
import { leftOf } from '../testing/alignment.ts'
import { OFFLINE_RATE } from '../testing/offline.ts'
import { peak } from '../testing/measures.ts'
import { restoreBeat } from './beat-state.ts'
import { exportBeat, type ExportOptions } from './export-beat.ts'

/** Removes the function that Firefox lacks. */
const withoutSuspend = () => {
  const { prototype } = OfflineAudioContext
  const suspend = Object.getOwnPropertyDescriptor(prototype, 'suspend')
  if (suspend === undefined) return
  Reflect.deleteProperty(prototype, 'suspend')
  onTestFinished(() => void Object.defineProperty(prototype, 'suspend', suspend))
}

/** A tone that dies away, `length` seconds long. */
const aTone = (frequency: number, length: number, decay: number): AudioBuffer => {
  const buffer = new AudioBuffer({ length: length * OFFLINE_RATE, sampleRate: OFFLINE_RATE })
  const samples = buffer.getChannelData(0)
  for (const index of samples.keys()) {
    const time = index / OFFLINE_RATE
    samples[index] = 0.7 * Math.sin(2 * Math.PI * frequency * time) * Math.exp(-time / decay)
  }
  return buffer
}

type Strokes = {
  readonly beats: number
  readonly at: readonly number[]
  readonly length: number
  readonly choke?: string
}

const aScore = (frequency: number, { beats, at, length, choke }: Strokes): LoopAudio => ({
  kind: 'score',
  score: {
    beats,
    events: at.map((beat) => {
      const event = { beat, sample: 'tone', gain: 1, pan: 0.3, rate: 0.9957 }
      return choke === undefined ? event : { ...event, choke }
    }),
  },
  sprite: aTone(frequency, length, length / 6),
  samples: { tone: { start: 0, length } },
})

const aDrone = (): LoopAudio => {
  const buffer = aTone(330, 4.5, Infinity)
  const loop = { start: seconds(0.25), end: seconds(4.25) }
  return { kind: 'anchors', beats: 8, takeAt: () => ({ buffer, loop }) }
}

const aBeat = (tempo: number, bars: number, audio: readonly LoopAudio[]): ExportOptions => ({
  bars,
  state: restoreBeat(EMPTY_BEATBOX, {
    tempo,
    masterVolume: 100,
    slots: audio.map((_, position) => ({ position, loopId: 'it', volume: 100, isMuted: false })),
  }),
  sampleRate: OFFLINE_RATE,
  audioOf: (position) => audio[position],
})

const largestDifference = (one: Float32Array, other: Float32Array): number =>
  peak(one.map((sample, index) => sample - (other[index] ?? Number.NaN)))

const everyBeat = Array.from({ length: 4 }, (_, beat) => beat)

/** Beats, and how far a sample of one export may be from the same sample of another. */
const BEATS: Record<string, readonly [() => ExportOptions, number]> = {
  'of a limiter at work, chokes, tails of seconds and a drone': [
    () =>
      aBeat(97, 10, [
        aScore(700, { beats: 4, at: everyBeat, length: 3, choke: 'skin' }),
        aScore(1130, { beats: 8, at: [0, 2.5, 6], length: 2.5 }),
        aDrone(),
      ]),
    1e-4,
  ],
  'of more strokes than may ring at once': [
    () =>
      aBeat(120, 6, [
        aScore(500, {
          beats: 4,
          at: Array.from({ length: 64 }, (_, index) => index / 16),
          length: 3,
        }),
      ]),
    1e-4,
  ],
  'of strokes between long rests': [
    () => aBeat(60, 8, [aScore(900, { beats: 16, at: [3, 8.5], length: 1 })]),
    // Sound of long ago changes the gain of Chromium's limiter by up to 0.05 dB.
    3e-3,
  ],
}

describe('without OfflineAudioContext.suspend', () => {
  it.each(Object.entries(BEATS))('an export is the same: a beat %s', async (_, [beat, most]) => {
    const whole = await leftOf(await exportBeat(beat()))
    withoutSuspend()
    const joined = await leftOf(await exportBeat(beat()))
    expect(joined).toHaveLength(whole.length)
    expect(peak(whole)).toBeGreaterThan(0.1)
    expect(largestDifference(whole, joined)).toBeLessThan(most)
    // Negative control: everything one sample late.
    expect(
      largestDifference(
        whole,
        joined.map((_, at) => joined[at - 1] ?? 0),
      ),
    ).toBeGreaterThan(0.01)
  })

  describe('an export of several pieces', () => {
    beforeEach(withoutSuspend)

    it('tells how far it is', async () => {
      const progress: number[] = []
      await exportBeat({
        ...aBeat(120, 10, [aDrone()]),
        onProgress: (share) => progress.push(share),
      })
      expect(progress).toHaveLength(3)
      expect(progress).toEqual([...progress].sort((a, b) => a - b))
      expect(progress.at(-1)).toBe(1)
    })

    it('ends when its signal aborts, and tells nothing after that', async () => {
      const caller = new AbortController()
      const progress: number[] = []
      const exported = exportBeat({
        ...aBeat(120, 10, [aDrone()]),
        signal: caller.signal,
        onProgress(share) {
          progress.push(share)
          caller.abort()
        },
      })
      await expect(exported).rejects.toMatchObject({ name: 'AbortError' })
      expect(progress).toHaveLength(1)
    })
  })
})
