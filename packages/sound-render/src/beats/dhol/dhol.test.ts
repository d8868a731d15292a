import { beatsPerMinute, hertz } from '@dhvani/units'
import { bandOf, blockPowers, toMono, trackPeak } from '@dhvani/audio-measures'
import { expect, it } from 'vitest'
import type { BeatScore } from '../beat-recipe.ts'
import { playScore } from '../play-score.ts'
import { pitchOf } from '../svara.ts'
import { DHOL_KIT } from './dhol-strokes.ts'
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
