import {
  autocorrelation,
  blockPowers,
  bandOf,
  integratedLoudness,
  offsetLevel,
  toMono,
  truePeak,
} from '@dhvani/audio-measures'
import { createClaimingIt } from '@dhvani/audio-measures/claiming-it'
import { beatsPerMinute, hertz, samples } from '@dhvani/units'
import { describe, expect } from 'vitest'
import { hashPcm16 } from '../dsp/pcm.ts'
import { peakOf, silence, type Stereo } from '../dsp/stereo.ts'
import type { BeatRecipe, BeatScore, KitSamples } from './beat-recipe.ts'
import { LOOP_TEMPO } from './ensemble.ts'
import { BEAT_KITS, BEAT_RECIPES } from './index.ts'
import { playScore } from './play-score.ts'

const it = createClaimingIt(import.meta.filename, 'beats')

const SAMPLE_RATE = hertz(44_100)

/**
 * Chance, and which kit is played, do not depend on the sample rate: a fifth of it shows both in a
 * fifth of the time. The integration tests render loops again at the full rate.
 */
const LOW_RATE = hertz(8820)

const rendered = new Map<string, Stereo>()

const renderedKits = new Map<string, KitSamples>()

/** Kits cost most of the time: each is rendered once for all tests. */
const oneShotsOf = (name: string): KitSamples => {
  const known = renderedKits.get(name)
  if (known) return known
  const samples = BEAT_KITS.find(({ kit }) => kit === name)!.renderSamples(SAMPLE_RATE)
  renderedKits.set(name, samples)
  return samples
}

const renderOnce = ({ loop, play, renderLoop }: BeatRecipe): Stereo => {
  const known = rendered.get(loop)
  if (known) return known
  const sound = renderLoop({
    sampleRate: SAMPLE_RATE,
    ...(play.kind === 'score' && { samples: oneShotsOf(play.kit) }),
  })
  rendered.set(loop, sound)
  return sound
}

const channels = ({ left, right }: Stereo) => [left, right]

/** How suddenly energy arrives, every millisecond. */
const noveltyOf = (sound: Stereo): Float64Array => {
  const hop = SAMPLE_RATE / 1000
  const mono = bandOf(toMono(channels(sound)), SAMPLE_RATE, { from: 150 })
  const count = Math.floor((mono.length - 4 * hop) / hop)
  const powers = Float64Array.from({ length: count }, (_, index) => {
    const at = Math.round(index * hop)
    return blockPowers(mono.subarray(at, at + 176), 176, 176)[0]!
  })
  const floor = Math.max(...powers) * 1e-4
  return powers.map((power, index) =>
    Math.max(0, Math.log((power + floor) / ((powers[index - 5] ?? power) + floor))),
  )
}

/** Lag in milliseconds at which a novelty resembles itself most, near an expected one. */
const pulseNear = (novelty: Float64Array, expected: number) => {
  // People place strokes within a few milliseconds; a pulse is where they agree.
  const width = 12
  const smooth = novelty.map((_, index) =>
    Array.from({ length: 2 * width + 1 }, (_unused, tap) => tap - width).reduce(
      (sum, tap) =>
        sum + (novelty[index + tap] ?? 0) * (0.5 + 0.5 * Math.cos((Math.PI * tap) / (width + 1))),
      0,
    ),
  )
  const correlation = autocorrelation(smooth, Math.ceil(expected * 1.3))
  let best = Math.floor(expected * 0.85)
  for (let lag = best; lag < expected * 1.15; lag += 1)
    if (correlation[lag]! > correlation[best]!) best = lag
  const [before, at, after] = [correlation[best - 1]!, correlation[best]!, correlation[best + 1]!]
  const bend = before - 2 * at + after
  return { lag: best + (bend === 0 ? 0 : (0.5 * (before - after)) / bend), strength: at }
}

/** Beats between the returns of a loop's pulse; slow lines have none to measure. */
const PULSE: Readonly<Record<string, number>> = { 'raga-drone': 4, 'flute-phrase': 4 }
const WITHOUT_PULSE = new Set(['vocal-aalap', 'flute-night'])
const pulsing = BEAT_RECIPES.filter(({ loop }) => !WITHOUT_PULSE.has(loop))

const scores = BEAT_RECIPES.flatMap(({ play }) => (play.kind === 'score' ? [play] : []))

it('has the thirteen loops of the catalogue in its order', () => {
  expect(BEAT_RECIPES.map(({ loop }) => loop)).toEqual([
    'tabla-teentaal',
    'tabla-keherwa',
    'tabla-rela',
    'dhol-chaal',
    'dhol-kaherwa',
    'vocal-aalap',
    'vocal-sargam',
    'raga-drone',
    'raga-santoor',
    'flute-phrase',
    'flute-night',
    'sitar-gat',
    'sitar-jhala',
  ])
})

describe.each(BEAT_RECIPES)('loop $loop', (recipe) => {
  it('lasts exactly its beats, 8 or 16 of them, so that every combination re-aligns', () => {
    expect([8, 16]).toContain(recipe.beats)
    for (const channel of channels(renderOnce(recipe)))
      expect(channel.length).toBe(Math.round((recipe.beats * 60 * SAMPLE_RATE) / 120))
  })

  it('is as loud as the others, under -3 dBTP and without an offset', () => {
    const sound = channels(renderOnce(recipe))
    const loudness = integratedLoudness(sound, SAMPLE_RATE)
    expect(loudness).toBeGreaterThan(-20.5)
    expect(loudness).toBeLessThan(-19.5)
    expect(truePeak(sound)).toBeLessThan(-3)
    for (const channel of sound) expect(offsetLevel(channel)).toBeLessThan(-60)
  })

  it('does not click where it begins again', () => {
    for (const channel of channels(renderOnce(recipe))) {
      const steps = channel.map((value, index) =>
        Math.abs(value - (channel[index - 1] ?? channel.at(-1)!)),
      )
      const elsewhere = steps.subarray(1).reduce((top, step) => Math.max(top, step), 0)
      expect(steps[0]).toBeLessThan(elsewhere)
    }
  })
})

it.each(pulsing)('keeps the pulse of $loop within half a percent', (recipe) => {
  const expected = 500 * (PULSE[recipe.loop] ?? 1)
  const { lag, strength } = pulseNear(noveltyOf(renderOnce(recipe)), expected)
  expect(Math.abs(lag / expected - 1)).toBeLessThan(0.005)
  expect(strength).toBeGreaterThan(0.08)
})

it('stands around the middle when all thirteen sound together', () => {
  const length = 16 * 0.5 * SAMPLE_RATE
  const power = { left: 0, right: 0 }
  for (let index = 0; index < length; index += 1) {
    let left = 0
    let right = 0
    for (const recipe of BEAT_RECIPES) {
      const sound = renderOnce(recipe)
      left += sound.left[index % sound.left.length]!
      right += sound.right[index % sound.right.length]!
    }
    power.left += left * left
    power.right += right * right
  }
  expect(Math.abs(10 * Math.log10(power.left / power.right))).toBeLessThan(1.5)
})

it.each(BEAT_RECIPES.slice(2, 5))(
  'plays $loop with its own kit unless it is given one',
  (recipe) => {
    const { play } = recipe
    if (play.kind !== 'score') expect.unreachable(`${recipe.loop} is struck`)
    const kit = BEAT_KITS.find(({ kit: name }) => name === play.kit)!.renderSamples(LOW_RATE)
    const played = recipe.renderLoop({ sampleRate: LOW_RATE, samples: kit })
    expect(peakOf(played.left)).toBeGreaterThan(0.05)
    expect(hashPcm16(recipe.renderLoop({ sampleRate: LOW_RATE }))).toBe(hashPcm16(played))
  },
)

/** How much of a loop, of all its power, is what a score plays: the rest is the room. */
const shareOf = (played: Float32Array, sound: Float32Array): number => {
  const product = (one: Float32Array, other: Float32Array) =>
    one.reduce((sum, value, index) => sum + value * other[index]!, 0)
  return product(played, sound) ** 2 / (product(played, played) * product(sound, sound))
}

it.each(BEAT_RECIPES.slice(2, 5))('plays the score of $loop in a room in its file', (recipe) => {
  const { play } = recipe
  if (play.kind !== 'score') expect.unreachable(`${recipe.loop} is struck`)
  const share = (score: BeatScore) => {
    const oneShots = oneShotsOf(play.kit)
    const dry = playScore(score, oneShots, { tempo: LOOP_TEMPO, sampleRate: SAMPLE_RATE })
    return shareOf(toMono(channels(dry)), toMono(channels(renderOnce(recipe))))
  }
  expect(share(play.score)).toBeGreaterThan(0.4)
  expect(share(play.score)).toBeLessThan(0.9)
  const late = play.score.events.map((event) => ({ ...event, beat: event.beat + 0.25 }))
  expect(share({ ...play.score, events: late })).toBeLessThan(0.2)
})

it('plays a struck loop with the seed that it is asked for', () => {
  const recipe = BEAT_RECIPES.find(({ loop }) => loop === 'sitar-gat')!
  const samples = oneShotsOf('sitar')
  const take = (seed?: number) =>
    hashPcm16(recipe.renderLoop({ sampleRate: SAMPLE_RATE, samples, ...(seed && { seed }) }))
  expect(take(recipe.seed)).toBe(take())
  expect(take(501)).not.toBe(take())
})

describe.each(scores)('score of $score.loop', ({ kit, score }) => {
  it('starts on sam to the sample and stays inside its cycle, in order', () => {
    expect(score.events[0]!.beat).toBe(0)
    score.events.reduce((last, { beat }) => {
      expect(beat).toBeGreaterThanOrEqual(last)
      expect(beat).toBeLessThan(score.beats)
      return beat
    }, 0)
  })

  it('asks only for one-shots of its kit, at levels and places that exist', () => {
    const oneShots = oneShotsOf(kit)
    for (const event of score.events) {
      expect(Object.keys(oneShots)).toContain(event.sample)
      expect(event.gain).toBeGreaterThan(0)
      expect(Math.abs(event.pan)).toBeLessThanOrEqual(1)
    }
  })

  it('never plays the same take of a stroke twice in a row when the kit has several', () => {
    const last = new Map<string, { sample: string; beat: number }>()
    const several = new Set(
      score.events
        .map(({ sample }) => sample)
        .filter((sample) => /-[2-9]$/.test(sample))
        .map((sample) => sample.slice(0, -2)),
    )
    let repeats = 0
    for (const { sample, beat } of score.events) {
      const stroke = sample.slice(0, -2)
      if (!several.has(stroke)) continue
      if (last.get(stroke)?.sample === sample) repeats += 1
      last.set(stroke, { sample, beat })
    }
    expect(repeats / score.events.length).toBeLessThan(0.05)
  })

  it.each([60, 120, 140])('keeps its grid within a millisecond at %i beats a minute', (tempo) => {
    const tick = silence(samples(4))
    tick.left[0] = 1
    const clicks = Object.fromEntries(score.events.map(({ sample }) => [sample, tick]))
    const plain: BeatScore = {
      ...score,
      events: score.events.map(({ beat, sample }) => ({ beat, sample, gain: 1, pan: 0 })),
    }
    const track = playScore(plain, clicks, {
      tempo: beatsPerMinute(tempo),
      sampleRate: SAMPLE_RATE,
    }).left
    const heard: number[] = []
    track.forEach((value, index) => {
      if (value > 0) heard.push(index)
    })
    const written = [...new Set(score.events.map(({ beat }) => beat))]
    for (const beat of written) {
      const due = (beat * 60 * SAMPLE_RATE) / tempo
      expect(Math.min(...heard.map((at) => Math.abs(at - due)))).toBeLessThan(SAMPLE_RATE / 1000)
    }
  })
})

describe.each(BEAT_KITS)('kit $kit', (kit) => {
  it('lets every one-shot speak within 2 ms and die away before its end', () => {
    for (const [name, sample] of Object.entries(oneShotsOf(kit.kit))) {
      if (name.startsWith('tarab')) continue
      const mono = toMono(channels(sample))
      const start = mono.subarray(0, Math.round(0.002 * SAMPLE_RATE))
      const first = mono.subarray(0, Math.round(0.2 * SAMPLE_RATE))
      const top = (part: Float32Array) =>
        part.reduce((peak, value) => Math.max(peak, Math.abs(value)), 0)
      expect(top(start), name).toBeGreaterThan(top(first) * 0.01)
      expect(Math.abs(mono.at(-1)!), name).toBeLessThan(1e-4)
    }
  })

  it('gives the same one-shots again, to the bit', () => {
    const [once, again] = [kit.renderSamples(LOW_RATE), kit.renderSamples(LOW_RATE)]
    expect(Object.keys(once)).toEqual(Object.keys(oneShotsOf(kit.kit)))
    for (const [name, sample] of Object.entries(once)) {
      expect(peakOf(sample.left), name).toBeGreaterThan(0.01)
      expect(hashPcm16(again[name]!), name).toBe(hashPcm16(sample))
    }
  })

  it('makes no two one-shots alike', () => {
    const hashes = Object.values(oneShotsOf(kit.kit)).map(hashPcm16)
    expect(new Set(hashes).size).toBe(hashes.length)
  })
})
