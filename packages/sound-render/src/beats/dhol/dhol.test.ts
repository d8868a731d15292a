import { beatsPerMinute, hertz } from '@dhvani/units'
import {
  bandOf,
  blockPowers,
  clickShare,
  measureFeatures,
  toMono,
  trackPeak,
} from '@dhvani/audio-measures'
import { describe, expect, it } from 'vitest'
import type { BeatScore } from '../beat-recipe.ts'
import { playScore } from '../play-score.ts'
import { pitchOf } from '../svara.ts'
import { DHOL_KIT, DHOL_TAKES } from './dhol-strokes.ts'
import { chaalScore, dholKaherwaScore } from './dhol-scores.ts'

const SAMPLE_RATE = hertz(44_100)

const samples = DHOL_KIT.renderSamples(SAMPLE_RATE)

const spoken = ({ events }: BeatScore) => events.filter(({ bol }) => bol !== undefined)

it('says chaal three times as dancers know it and breaks it in the fourth', () => {
  const bols = spoken(chaalScore(1)).map(({ bol }) => bol)
  for (const cycle of [0, 1, 2])
    expect(bols.slice(8 * cycle, 8 * cycle + 8).join(' ')).toBe('Dha Na Na Na Na Dha Dha Na')
  expect(bols.slice(24)).toHaveLength(8)
  expect(bols.slice(24).join(' ')).not.toBe('Dha Na Na Na Na Dha Dha Na')
})

it.each([1, 2, 3])('swings the second of each pair to 58 to 62 percent (seed %i)', (seed) => {
  const late = spoken(chaalScore(seed))
    .map(({ beat }) => beat % 1)
    .filter((share) => share > 0.3 && share < 0.9)
  expect(late).toHaveLength(16)
  const mean = late.reduce((sum, share) => sum + share, 0) / late.length
  expect(mean).toBeGreaterThan(0.58)
  expect(mean).toBeLessThan(0.62)
})

it('says kaherwa on its eight beats and sounds the open bass on one, two and seven', () => {
  const score = dholKaherwaScore(1)
  expect(
    spoken(score)
      .map(({ bol }) => bol)
      .join(' '),
  ).toBe('Dha Ge Na Ti Na Ke Dhin Na')
  const { left, right } = playScore(score, samples, {
    tempo: beatsPerMinute(120),
    sampleRate: SAMPLE_RATE,
  })
  const bass = bandOf(toMono([left, right]), SAMPLE_RATE, { from: 50, to: 110 })
  const levels = Array.from(
    blockPowers(bass, SAMPLE_RATE / 2, SAMPLE_RATE / 2),
    (power) => 10 * Math.log10(power + 1e-12),
  )
  const others = levels.filter((_, beat) => ![0, 1, 6].includes(beat))
  for (const beat of [0, 1, 6]) expect(levels[beat]).toBeGreaterThan(Math.max(...others) + 4)
})

it('settles the dagga on low sa after its pitch has dropped', () => {
  const { left, right } = samples['dagga-4']!
  const track = trackPeak(toMono([left, right]).subarray(Math.round(0.1 * SAMPLE_RATE)), {
    sampleRate: SAMPLE_RATE,
    from: 50,
    to: 100,
    size: 16_384,
    hop: 2048,
  })
  const cents = 1200 * Math.log2(track[0]!.frequency / pitchOf('S,,'))
  expect(Math.abs(cents)).toBeLessThan(20)
})

const takesOf = (stroke: string): Float32Array[] =>
  Array.from({ length: DHOL_TAKES }, (_, take) => {
    const { left, right } = samples[`${stroke}-${take + 1}`]!
    return toMono([left, right])
  })

/** Cents from the pitch 45 ms after the stroke to that 300 ms after it. */
const fallOf = (stroke: Float32Array): number => {
  const track = trackPeak(stroke, {
    sampleRate: SAMPLE_RATE,
    from: 45,
    to: 110,
    size: 4096,
    hop: Math.round(0.255 * SAMPLE_RATE),
  })
  return 1200 * Math.log2(track[0]!.frequency / track[1]!.frequency)
}

it('lets the skin of the dagga give way under the stick, where a struck bar keeps its pitch', () => {
  for (const take of takesOf('dagga')) {
    expect(fallOf(take)).toBeGreaterThan(70)
    expect(fallOf(take)).toBeLessThan(260)
  }
  const bar = Float32Array.from(
    { length: SAMPLE_RATE },
    (_, index) =>
      Math.exp((-8 * index) / SAMPLE_RATE) *
      Math.sin((2 * Math.PI * pitchOf('S,,') * index) / SAMPLE_RATE),
  )
  expect(Math.abs(fallOf(bar))).toBeLessThan(20)
})

it.each(['tilli', 'rim'])('cracks the cane on the skin in %s', (stroke) => {
  for (const take of takesOf(stroke)) {
    expect(clickShare(take, SAMPLE_RATE)).toBeGreaterThan(-13)
    expect(clickShare(take, SAMPLE_RATE)).toBeLessThan(-4)
  }
  for (const take of takesOf('dagga')) expect(clickShare(take, SAMPLE_RATE)).toBeLessThan(-13)
})

const SCORES = { chaal: chaalScore, kaherwa: dholKaherwaScore }

const playWith = (score: BeatScore): Float32Array => {
  const { left, right } = playScore(score, samples, {
    tempo: beatsPerMinute(120),
    sampleRate: SAMPLE_RATE,
  })
  return toMono([left, right])
}

describe.each([1, 2, 3, 4])('loops of seed %i', (seed) => {
  it.each(Object.entries(SCORES))('are as light as drums recorded near: %s', (_, play) => {
    const loop = playWith(play(seed))
    const { high } = measureFeatures([loop], SAMPLE_RATE)
    expect(high).toBeGreaterThan(0.015)
    expect(high).toBeLessThan(0.048)
    const above = bandOf(loop, SAMPLE_RATE, { from: 1800 })
    const below = bandOf(loop, SAMPLE_RATE, { to: 1800 })
    const dull = below.map((value, index) => value + 0.4 * above[index]!)
    expect(measureFeatures([dull], SAMPLE_RATE).high).toBeLessThan(0.015)
  })

  it('keeps the courtyard after the hand has damped the bass', () => {
    const score = chaalScore(seed)
    const bass = score.events.filter(({ beat, sample }) => beat < 0.1 && /dagga/.test(sample))
    expect(bass.some(({ beats }) => beats !== undefined && beats < 0.6)).toBe(true)
    /** The level of the bass 330 to 450 ms after the stroke, in dB. */
    const left = (events: BeatScore['events']) => {
      const loop = playWith({ ...score, events })
      const rest = loop.subarray(0.33 * SAMPLE_RATE, 0.45 * SAMPLE_RATE)
      return 10 * Math.log10(blockPowers(rest, rest.length, rest.length)[0]! + 1e-12)
    }
    expect(left(bass)).toBeGreaterThan(-60)
    expect(left(bass.filter(({ sample }) => !sample.startsWith('room')))).toBe(-120)
  })
})
