import {
  bandDecay,
  bandOf,
  blockPowers,
  clickShare,
  levelAfterPeak,
  measureFeatures,
  octavePeaks,
  percentile,
  toMono,
  trackPeak,
} from '@dhvani/audio-measures'
import { createClaimingIt } from '@dhvani/audio-measures/claiming-it'
import { beatsPerMinute, hertz, seededRandom } from '@dhvani/units'
import { describe, expect } from 'vitest'
import type { Stereo } from '../../dsp/stereo.ts'
import type { BeatScore, KitSamples } from '../beat-recipe.ts'
import { playScore } from '../play-score.ts'
import { addBurst, addPartials } from '../strike.ts'
import { SA } from '../svara.ts'
import { DAYAN_MODES } from './dayan.ts'
import { keherwaScore, relaScore, teentaalScore } from './tabla-scores.ts'
import { TABLA_KIT, TABLA_TAKES } from './tabla-strokes.ts'

const it = createClaimingIt(import.meta.filename, 'beats')

const SAMPLE_RATE = hertz(44_100)

let rendered: KitSamples | undefined

/** The strokes, rendered once for all tests. */
const kit = (): KitSamples => (rendered ??= TABLA_KIT.renderSamples(SAMPLE_RATE))

const mono = ({ left, right }: Stereo) => toMono([left, right])

/** Every take of a stroke, as struck: without the room that is a one-shot of its own. */
const takesOf = (stroke: string): Float32Array[] =>
  Array.from({ length: TABLA_TAKES[stroke]! }, (_, take) => mono(kit()[`${stroke}-${take + 1}`]!))

const median = (values: number[]) => percentile(values, 0.5)

/** Modes of an earlier model: level in decibels and seconds to fall by 60 dB. */
const EARLIER_MODES = {
  na: [
    [-38, 0.2],
    [-18, 1.2],
    [0, 0.42],
    [-13, 0.27],
    [-14, 0.23],
    [-16, 0.19],
    [-20, 0.12],
  ],
  tas: [
    [-30, 0.3],
    [0, 1.8],
    [-15, 0.35],
    [-15, 0.3],
    [-22, 0.2],
    [-26, 0.15],
  ],
} as const

/** That model, as a control: modes of a skin and a 4 ms click, like a wood block. */
const withoutHand = (stroke: 'na' | 'tas', level: number): Float32Array => {
  const random = seededRandom('without hand', stroke)
  const signal = new Float32Array(SAMPLE_RATE)
  const modes = EARLIER_MODES[stroke].map(([loudness, t60], index) => ({
    frequency: SA * DAYAN_MODES[index]!,
    level: loudness,
    t60,
  }))
  const touch = { contact: 0.0005, pitch: () => 1, split: { share: 0.2, hertz: 1 } }
  addPartials(signal, modes, touch, SAMPLE_RATE, random)
  const click = { frequency: 2800, q: 0.8, level, duration: 0.004 }
  addBurst(signal, click, SAMPLE_RATE, random)
  return signal
}

/** A muted cluster that rings for 0.13 s. */
const ringingCluster = (): Float32Array => {
  const signal = new Float32Array(SAMPLE_RATE)
  const partials = [1.5, 2, 3, 4].map((ratio) => ({ frequency: SA * ratio, level: 0, t60: 0.13 }))
  const touch = { contact: 0.001, pitch: () => 1, split: { share: 0.3, hertz: 9 } }
  addPartials(signal, partials, touch, SAMPLE_RATE, seededRandom('cluster'))
  return signal
}

/** Cents from the pitch 50 ms after the stroke to that 300 ms after it. */
const bendOf = (stroke: Float32Array): number => {
  const at = (time: number) =>
    trackPeak(stroke.subarray(Math.round((time - 0.046) * SAMPLE_RATE)), {
      sampleRate: SAMPLE_RATE,
      from: 70,
      to: 170,
      size: 4096,
      hop: 4096,
    })[0]!.frequency
  return 1200 * Math.log2(at(0.346) / at(0.05))
}

describe('the right hand', () => {
  it.each(['na', 'ta'])('sounds the finger in %s as strongly as recordings do', (stroke) => {
    for (const take of takesOf(stroke)) {
      expect(clickShare(take, SAMPLE_RATE)).toBeGreaterThan(-16)
      expect(clickShare(take, SAMPLE_RATE)).toBeLessThan(-4)
    }
    const [middle, high] = [4, 5].map((octave) =>
      median(takesOf(stroke).map((take) => octavePeaks(take, SAMPLE_RATE)[octave]!)),
    )
    expect(middle).toBeGreaterThan(-7)
    expect(high).toBeGreaterThan(-12)
    const before = octavePeaks(withoutHand('na', -3), SAMPLE_RATE)
    expect(before[4]).toBeLessThan(-7)
    expect(before[5]).toBeLessThan(-12)
  })

  it.each(['na', 'ta', 'tin', 'tun', 'tas'])(
    'is off the skin within 30 to 60 ms in %s',
    (stroke) => {
      for (const take of takesOf(stroke)) {
        const decay = bandDecay(take, SAMPLE_RATE, { from: 2200, to: 4400 })
        expect(decay).toBeGreaterThan(0.02)
        expect(decay).toBeLessThan(0.08)
      }
    },
  )

  it('hits tas 10 to 20 dB above its ring', () => {
    for (const take of takesOf('tas')) {
      expect(levelAfterPeak(take, SAMPLE_RATE, 0.03)).toBeLessThan(-10)
      expect(levelAfterPeak(take, SAMPLE_RATE, 0.03)).toBeGreaterThan(-24)
    }
    expect(levelAfterPeak(withoutHand('tas', -10), SAMPLE_RATE, 0.03)).toBeGreaterThan(-10)
  })

  it.each(['te', 'ti'])('stops the skin at once in %s', (stroke) => {
    for (const take of takesOf(stroke)) {
      expect(levelAfterPeak(take, SAMPLE_RATE, 0.03)).toBeLessThan(-20)
      for (const from of [500, 1000, 2000])
        expect(bandDecay(take, SAMPLE_RATE, { from, to: 2 * from })).toBeLessThan(0.09)
      expect(octavePeaks(take, SAMPLE_RATE)[5]).toBeGreaterThan(-16)
    }
    expect(levelAfterPeak(ringingCluster(), SAMPLE_RATE, 0.03)).toBeGreaterThan(-20)
    expect(octavePeaks(ringingCluster(), SAMPLE_RATE)[5]).toBeLessThan(-16)
  })
})

describe('the left hand', () => {
  it.each(['ge', 'ghe', 'ghin', 'gheen'])('slaps the skin in %s', (stroke) => {
    for (const take of takesOf(stroke)) {
      expect(clickShare(take, SAMPLE_RATE)).toBeGreaterThan(-29)
      expect(clickShare(take, SAMPLE_RATE)).toBeLessThan(-10)
      // The bass alone, which is all that these strokes had above a faint click.
      expect(clickShare(bandOf(take, SAMPLE_RATE, { to: 700 }), SAMPLE_RATE)).toBeLessThan(-33)
    }
  })

  it('lets ge and ghe fall by 75 to 520 cents and leans in only for ghin and gheen', () => {
    for (const stroke of ['ge', 'ghe'])
      for (const take of takesOf(stroke)) {
        expect(bendOf(take)).toBeLessThan(-75)
        expect(bendOf(take)).toBeGreaterThan(-520)
      }
    for (const stroke of ['ghin', 'gheen'])
      for (const take of takesOf(stroke)) {
        expect(bendOf(take)).toBeGreaterThan(250)
        expect(bendOf(take)).toBeLessThan(850)
      }
  })

  it('thumps below 250 Hz in ke', () => {
    const strongest = (take: Float32Array) => octavePeaks(take, SAMPLE_RATE).indexOf(0)
    for (const take of takesOf('ke')) expect(strongest(take)).toBeLessThanOrEqual(1)
    for (const take of takesOf('ti')) expect(strongest(take)).toBeGreaterThan(1)
  })
})

const SCORES = { teentaal: teentaalScore, keherwa: keherwaScore, rela: relaScore }

const playWith = (score: BeatScore, samples: KitSamples) =>
  mono(playScore(score, samples, { tempo: beatsPerMinute(120), sampleRate: SAMPLE_RATE }))

const soften = (channel: Float32Array) => {
  const above = bandOf(channel, SAMPLE_RATE, { from: 1800 })
  const below = bandOf(channel, SAMPLE_RATE, { to: 1800 })
  return below.map((value, index) => value + 0.3 * above[index]!)
}

let softenedOnce: KitSamples | undefined

/** The kit with all above 2 kHz 8 dB softer, as it was before strokes had the noise of hands. */
const softened = (): KitSamples =>
  (softenedOnce ??= Object.fromEntries(
    Object.entries(kit()).map(([name, { left, right }]): [string, Stereo] => [
      name,
      { left: soften(left), right: soften(right) },
    ]),
  ))

describe.each([1, 2, 3, 4])('loops of seed %i', (seed) => {
  it.each(Object.entries(SCORES))(
    'have the light of recordings between 2 and 8 kHz: %s',
    (_, play) => {
      const { high } = measureFeatures([playWith(play(seed), kit())], SAMPLE_RATE)
      expect(high).toBeGreaterThan(0.007)
      expect(high).toBeLessThan(0.048)
      expect(measureFeatures([playWith(play(seed), softened())], SAMPLE_RATE).high).toBeLessThan(
        0.007,
      )
    },
  )

  it.each(Object.entries(SCORES))('are never without their room: %s', (_, play) => {
    const score = play(seed)
    /** The quietest twentieth of 10 ms between 1 and 8 kHz, in dB. */
    const quietest = (events: BeatScore['events']) => {
      const loop = bandOf(playWith({ ...score, events }, kit()), SAMPLE_RATE, {
        from: 1000,
        to: 8000,
      })
      return 10 * Math.log10(percentile(blockPowers(loop, 441, 441), 0.05) + 1e-15)
    }
    const dry = score.events.filter(({ sample }) => !sample.startsWith('room'))
    expect(quietest(score.events)).toBeGreaterThan(quietest(dry) + 6)
  })
})
