import {
  centroidAfterOnset,
  decayTime,
  levelSpread,
  measureFeatures,
  octavePeaks,
  onsetIntervalVariation,
  partialLevels,
  partialWobble,
  percentile,
  toMono,
} from '@dhvani/audio-measures'
import { hertz, samples, type Random } from '@dhvani/units'
import { describe, expect, it } from 'vitest'
import { silence, type Stereo } from '../../dsp/stereo.ts'
import type { BeatScore } from '../beat-recipe.ts'
import { LOOP_TEMPO } from '../ensemble.ts'
import { BEAT_RECIPES } from '../index.ts'
import { playScore } from '../play-score.ts'
import { pitchOf, svaraKey } from '../svara.ts'
import { LOW_STRINGS } from './low-strings.ts'
import { SITAR_KIT, SITAR_NOTES } from './sitar-notes.ts'
import { BONE, pluckWrapping } from './wrapping-string.ts'

const SAMPLE_RATE = hertz(44_100)
const HOP = 0.01

/** Seeds beside the shipped one. */
const SEEDS = [2, 3, 7, 11]

const kit = SITAR_KIT.renderSamples(SAMPLE_RATE)
const monoOf = ({ left, right }: Stereo) => toMono([left, right])
const median = (values: readonly number[]) => percentile(values, 0.5)

/** What a sampled keyboard would play: harmonics that decay evenly, the upper ones sooner. */
const plainNote = (frequency: number): Float32Array =>
  Float32Array.from({ length: 1.7 * SAMPLE_RATE }, (_, index) => {
    const time = index / SAMPLE_RATE
    let sum = 0
    for (let number = 1; number <= 12; number += 1)
      sum +=
        (0.2 / number) *
        10 ** ((-3 * number * time) / 4) *
        Math.sin(2 * Math.PI * frequency * number * time)
    return sum
  })

const measureNote = (mono: Float32Array, frequency: number) => {
  const levels = Array.from({ length: 12 }, (_, index) =>
    partialLevels(mono, { sampleRate: SAMPLE_RATE, frequency: frequency * (index + 1) }),
  )
  const wobbles = levels.map((level) => partialWobble(level.subarray(15, 100), HOP))
  const later = [0.05, 0.1, 0.3].map((time) => centroidAfterOnset(mono, SAMPLE_RATE, time))
  return {
    wobble: median(wobbles.map(({ deviation }) => deviation)),
    rate: median(wobbles.map(({ rate }) => rate)),
    bloom: Math.max(...later) / centroidAfterOnset(mono, SAMPLE_RATE, 0.01),
    eighth: decayTime(levels[7]!, HOP),
  }
}

describe('notes', () => {
  const ours = SITAR_NOTES.map((svara) =>
    measureNote(monoOf(kit[`da-${svaraKey(svara)}`]!), pitchOf(svara)),
  )
  const plain = measureNote(plainNote(pitchOf('S')), pitchOf('S'))

  it('wander about their decay by 2 to 5 dB, 2 to 8 times a second', () => {
    for (const { wobble, rate } of ours) {
      expect(wobble).toBeGreaterThan(1.5)
      expect(wobble).toBeLessThan(5.1)
      expect(rate).toBeGreaterThan(2)
      expect(rate).toBeLessThan(8)
    }
    expect(plain.wobble).toBeLessThan(0.5)
  })

  it('grow brighter after the pluck, as the bridge feeds their overtones', () => {
    expect(median(ours.map(({ bloom }) => bloom))).toBeGreaterThan(1.15)
    expect(plain.bloom).toBeLessThan(1)
  })

  it('keep their eighth partial for seconds', () => {
    const eighth = median(ours.map((note) => note.eighth))
    expect(eighth).toBeGreaterThan(1.2)
    expect(eighth).toBeLessThan(4.5)
    expect(plain.eighth).toBeLessThan(0.6)
  })

  it('have no thump under them', () => {
    const under = (mono: Float32Array) => octavePeaks(mono, SAMPLE_RATE)[1]!
    const high = SITAR_NOTES.filter((svara) => pitchOf(svara) > 300)
    const thumps = high.map((svara) => under(monoOf(kit[`da-${svaraKey(svara)}`]!)))
    expect(median(thumps)).toBeLessThan(-20)
    expect(Math.max(...thumps)).toBeLessThan(-15)
    const knock = plainNote(pitchOf("S'")).map((value, index) => {
      const time = index / SAMPLE_RATE
      return value + 0.06 * 10 ** ((-3 * time) / 0.09) * Math.sin(2 * Math.PI * 178 * time)
    })
    expect(under(knock)).toBeGreaterThan(-18)
  })

  it('die away at every pitch, whatever the bridge does', () => {
    for (const sample of Object.values(kit)) {
      const mono = monoOf(sample)
      const tenth = Math.round(mono.length / 10)
      const power = (part: Float32Array) => part.reduce((sum, value) => sum + value * value, 0)
      expect(power(mono.subarray(-tenth))).toBeLessThan(0.1 * power(mono.subarray(0, 2 * tenth)))
    }
  })

  it('stand on low strings that are as bright after half a second as when they were brushed', () => {
    /** How much higher the mean partial, weighted by power, is after half a second. */
    const brightening = (mono: Float32Array, frequency: number) => {
      const tracks = Array.from({ length: 24 }, (_, index) =>
        partialLevels(mono, { sampleRate: SAMPLE_RATE, frequency: frequency * (index + 1) }),
      )
      const meanAt = (time: number) => {
        const powers = tracks.map((track) => 10 ** (track[Math.round(time / HOP)]! / 10))
        const weighted = powers.reduce((sum, power, index) => sum + (index + 1) * power, 0)
        return weighted / powers.reduce((sum, power) => sum + power, 0)
      }
      return meanAt(0.5) / meanAt(0.05)
    }
    for (const { name, svara } of LOW_STRINGS)
      expect(brightening(monoOf(kit[name]!), pitchOf(svara)), name).toBeGreaterThan(0.9)
    expect(brightening(plainNote(pitchOf('S,')), pitchOf('S,'))).toBeLessThan(0.8)
  })

  it('get their bloom from the bridge alone', () => {
    const random: Random = () => 0.5
    const string = {
      ...BONE,
      pitch: () => pitchOf('S'),
      duration: 0.5,
      t60: 3,
      damping: 9000,
      stiffness: 2e-5,
      pluckAt: 0.12,
      width: 0.034,
      lowest: 1,
      turning: 0,
      sampleRate: SAMPLE_RATE,
      random,
    }
    const bloomOf = (curve: number) => {
      const note = pluckWrapping({ ...string, curve })
      return (
        centroidAfterOnset(note, SAMPLE_RATE, 0.1) / centroidAfterOnset(note, SAMPLE_RATE, 0.01)
      )
    }
    expect(bloomOf(8)).toBeGreaterThan(1.15)
    expect(bloomOf(1e9)).toBeLessThan(1.02)
  })
})

const measureLoop = (sound: Stereo) => {
  const mono = monoOf(sound)
  return {
    spread: levelSpread(mono, SAMPLE_RATE),
    high: measureFeatures([sound.left, sound.right], SAMPLE_RATE).high,
    variation: onsetIntervalVariation(mono, SAMPLE_RATE),
  }
}

const loops = BEAT_RECIPES.filter(({ loop }) => loop.startsWith('sitar')).flatMap((recipe) =>
  SEEDS.map((seed) => ({ ...recipe, seed })),
)

// In its room, as sitars are when they are recorded.
describe.each(loops)('$loop with seed $seed', ({ loop, renderLoop, seed }) => {
  const measured = measureLoop(renderLoop({ sampleRate: SAMPLE_RATE, samples: kit, seed }))

  it('leaves air between its plucks, as in performance', () => {
    expect(measured.spread.above).toBeGreaterThan(4)
    expect(measured.spread.above).toBeLessThan(9)
    expect(measured.spread.below).toBeGreaterThan(7)
    expect(measured.spread.below).toBeLessThan(13)
    expect(measured.spread.floor).toBeGreaterThan(-26)
    expect(measured.spread.floor).toBeLessThan(-19)
  })

  it('rises and falls by the second, and has little light above 2 kHz', () => {
    expect(measured.spread.deviation1s).toBeGreaterThan(2)
    expect(measured.spread.deviation1s).toBeLessThan(4.1)
    expect(measured.high).toBeLessThan(0.045)
  })

  it('is no clock', () => {
    expect(measured.variation).toBeGreaterThan(loop === 'sitar-gat' ? 0.5 : 0.3)
  })
})

it('refuses even plucks of a plain note as a performance', () => {
  const note = silence(samples(1.7 * SAMPLE_RATE))
  note.left.set(plainNote(pitchOf('S')))
  note.right.set(note.left)
  const even: BeatScore = {
    loop: 'even',
    beats: 16,
    events: Array.from({ length: 32 }, (_, index) => ({
      beat: index / 2,
      sample: 'plain',
      gain: 1,
      pan: 0,
      choke: 'melody',
    })),
  }
  const sound = playScore(even, { plain: note }, { tempo: LOOP_TEMPO, sampleRate: SAMPLE_RATE })
  const measured = measureLoop(sound)
  expect(measured.spread.floor).toBeGreaterThan(-19)
  expect(measured.spread.below).toBeLessThan(7)
  expect(measured.spread.deviation1s).toBeLessThan(1)
  expect(measured.variation).toBeLessThan(0.1)
})
