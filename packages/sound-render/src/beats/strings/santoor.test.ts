import {
  blockLevels,
  inharmonicity,
  levelSpread,
  nonHarmonicShare,
  percentile,
  toMono,
} from '@dhvani/audio-measures'
import { hertz, seconds } from '@dhvani/units'
import { describe, expect, it } from 'vitest'
import type { Stereo } from '../../dsp/stereo.ts'
import { LOOP_TEMPO } from '../ensemble.ts'
import { playScore } from '../play-score.ts'
import { pitchOf, svaraKey } from '../svara.ts'
import { SANTOOR_KIT, SANTOOR_NOTES, santoorScore } from './santoor.ts'

const SAMPLE_RATE = hertz(44_100)
const kit = SANTOOR_KIT.renderSamples(SAMPLE_RATE)
const monoOf = ({ left, right }: Stereo) => toMono([left, right])
const median = (values: readonly number[]) => percentile(values, 0.5)

const measureNote = (mono: Float32Array, frequency: number) => {
  const levels = blockLevels(mono, SAMPLE_RATE, 0.01)
  const below = (block: number) => levels[block]! - percentile(levels, 1)
  return {
    at100: below(10),
    at600: below(60),
    stiffness: inharmonicity(mono, SAMPLE_RATE, frequency),
    noise: nonHarmonicShare(mono.subarray(0, 0.03 * SAMPLE_RATE), SAMPLE_RATE, frequency),
  }
}

/** Plain harmonics with one rate of decay and nothing of the mallet. */
const plainNote = (frequency: number, t60: number): Float32Array =>
  Float32Array.from({ length: seconds(2) * SAMPLE_RATE }, (_, index) => {
    const time = index / SAMPLE_RATE
    let sum = 0
    for (let number = 1; number <= 10; number += 1)
      sum += (0.2 / number) * Math.sin(2 * Math.PI * frequency * number * time)
    return sum * 10 ** ((-3 * time) / t60)
  })

describe('blows', () => {
  const ours = SANTOOR_NOTES.flatMap((svara) =>
    [1, 2].map((take) => measureNote(monoOf(kit[`${svaraKey(svara)}-${take}`]!), pitchOf(svara))),
  )
  const plain = measureNote(plainNote(pitchOf('S'), 1.6), pitchOf('S'))

  it('fall in two stages: 8 to 12 dB at once, then slowly', () => {
    const at100 = median(ours.map((note) => note.at100))
    const at600 = median(ours.map((note) => note.at600))
    expect(at100).toBeGreaterThan(-12)
    expect(at100).toBeLessThan(-8)
    expect(at600).toBeGreaterThan(-22)
    expect(at600).toBeLessThan(-14)
    expect(plain.at100).toBeGreaterThan(-6)
  })

  it('begin with the wood of the mallet: .19 to .5 of the first 30 ms', () => {
    const noise = median(ours.map((note) => note.noise))
    expect(noise).toBeGreaterThan(0.19)
    expect(noise).toBeLessThan(0.5)
    expect(plain.noise).toBeLessThan(0.05)
  })

  it('are as stiff as short steel: B of 1 to 3 in ten thousand', () => {
    const stiffness = median(ours.map((note) => note.stiffness))
    expect(stiffness).toBeGreaterThan(0.0001)
    expect(stiffness).toBeLessThan(0.0003)
    expect(plain.stiffness).toBeLessThan(0.000_05)
  })
})

it.each([2, 3, 7, 11])('leaves air between its phrases, with seed %i', (seed) => {
  const sound = playScore(santoorScore(seed), kit, { tempo: LOOP_TEMPO, sampleRate: SAMPLE_RATE })
  const { floor, deviation1s } = levelSpread(monoOf(sound), SAMPLE_RATE)
  expect(floor).toBeGreaterThan(-48)
  expect(floor).toBeLessThan(-25)
  expect(deviation1s).toBeGreaterThan(1.5)
  expect(deviation1s).toBeLessThan(4)
})

it('refuses strokes that are never muted as having air between phrases', () => {
  const score = santoorScore(2)
  const events = score.events.map((event) => ({ ...event, beats: score.beats }))
  const sound = playScore({ ...score, events }, kit, { tempo: LOOP_TEMPO, sampleRate: SAMPLE_RATE })
  expect(levelSpread(monoOf(sound), SAMPLE_RATE).floor).toBeGreaterThan(-25)
})
