import { beatsPerMinute, hertz } from '@dhvani/units'
import { bandOf, blockPowers, trackPeak, toMono } from '@dhvani/audio-measures'
import { expect, it } from 'vitest'
import type { BeatScore } from '../beat-recipe.ts'
import { playScore } from '../play-score.ts'
import { centsOffScale, SA } from '../svara.ts'
import { DAYAN_MODES } from './dayan.ts'
import { TABLA_KIT } from './tabla-strokes.ts'
import { keherwaScore, relaScore, teentaalScore } from './tabla-scores.ts'

const SAMPLE_RATE = hertz(44_100)

const samples = TABLA_KIT.renderSamples(SAMPLE_RATE)

/** Level of the bayan's register in each beat of a loop, in decibels. */
const bassByBeat = (score: BeatScore): number[] => {
  const { left, right } = playScore(score, samples, {
    tempo: beatsPerMinute(120),
    sampleRate: SAMPLE_RATE,
  })
  const bass = bandOf(toMono([left, right]), SAMPLE_RATE, { from: 60, to: 180 })
  const beat = SAMPLE_RATE / 2
  return Array.from(blockPowers(bass, beat, beat), (power) => 10 * Math.log10(power + 1e-12))
}

const median = (values: number[]) => values.toSorted((a, b) => a - b)[values.length >> 1]!

/** What a player would say on each beat. */
const bolsOnBeats = ({ events, beats }: BeatScore) =>
  Array.from({ length: beats }, (_, matra) =>
    events
      .filter(({ beat, bol }) => bol !== undefined && Math.abs(beat - matra) < 0.02)
      .map(({ bol }) => bol)
      .join(),
  ).join(' ')

it('says the theka of teentaal, matra by matra', () => {
  expect(bolsOnBeats(teentaalScore(1))).toBe(
    'Dha Dhin Dhin Dha Dha Dhin Dhin Dha Dha Tin Tin Ta Ta Dhin Dhin Dha',
  )
})

it('says the theka of keherwa', () => {
  expect(bolsOnBeats(keherwaScore(1))).toBe('Dha Ge Na Ti Na Ka Dhi Na')
})

it.each([1, 2, 3])('leaves the bass out of the khali of teentaal (seed %i)', (seed) => {
  const bass = bassByBeat(teentaalScore(seed))
  const others = bass.filter((_, matra) => matra < 9 || matra > 12)
  for (const matra of [9, 10, 11, 12]) expect(bass[matra]).toBeLessThan(median(others) - 10)
})

it.each([1, 2, 3])('sounds the bass of keherwa on one, two and seven only (seed %i)', (seed) => {
  const bass = bassByBeat(keherwaScore(seed))
  const open = [0, 1, 6]
  const loudestOther = Math.max(...bass.filter((_, matra) => !open.includes(matra)))
  for (const matra of open) expect(bass[matra]).toBeGreaterThan(loudestOther + 10)
})

it('plays the rela four to the matra, closes the bass in its khali and lands its tihai on sam', () => {
  const score = relaScore(1)
  const spoken = score.events.filter(({ bol }) => bol !== undefined)
  expect(spoken).toHaveLength(16 * 4 - 2)
  const bass = bassByBeat(score)
  for (const matra of [9, 10, 11]) expect(bass[matra]).toBeLessThan(bass[0]! - 10)
  const from = (beat: number) =>
    spoken
      .filter((event) => event.beat > beat - 0.05 && event.beat < beat + 1.2)
      .map(({ bol }) => bol)
  expect(from(12)).toEqual(['Te', 'te', 'Ge', 'Na', 'Dha'])
  expect(from(13.5)).toEqual(['Te', 'te', 'Ge', 'Na', 'Dha'])
  expect(spoken.slice(-4).map(({ bol }) => bol)).toEqual(['Te', 'te', 'Ge', 'Na'])
  expect(spoken[0]!.bol).toBe('Dha')
})

it('keeps its human timing within 4 ms and its sam exact', () => {
  for (const score of [teentaalScore(1), keherwaScore(1)]) {
    expect(score.events[0]!.beat).toBe(0)
    for (const { beat, bol } of score.events)
      if (bol !== undefined)
        expect((Math.abs(beat - Math.round(beat)) * 60) / 120).toBeLessThanOrEqual(0.004)
  }
})

it('tunes the dayan to the scale in all its modes', () => {
  for (const ratio of DAYAN_MODES) expect(Math.abs(centsOffScale(SA * ratio))).toBeLessThan(1)
})

it.each(['na-1', 'na-2', 'na-3', 'na-4', 'ta-1', 'ta-3'])(
  'holds the second and third mode of %s within 5 cents of sa and pa',
  (name) => {
    const { left, right } = samples[name]!
    const mono = toMono([left, right])
    for (const [ratio, from, to] of [
      [2, 500, 620],
      [3, 780, 900],
    ] as const) {
      const track = trackPeak(mono, {
        sampleRate: SAMPLE_RATE,
        from,
        to,
        size: 8192,
        hop: 1024,
      }).slice(1, 5)
      for (const { frequency } of track)
        expect(Math.abs(1200 * Math.log2(frequency / (SA * ratio)))).toBeLessThan(5)
    }
  },
)

/** Level of each mode of a stroke in decibels below its strongest, 60 ms after it was struck. */
const modeLevels = (name: string, ratios: readonly number[]): number[] => {
  const { left, right } = samples[name]!
  const mono = toMono([left, right])
  const levels = ratios.map(
    (ratio) =>
      trackPeak(mono.subarray(600), {
        sampleRate: SAMPLE_RATE,
        from: SA * ratio * 0.97,
        to: SA * ratio * 1.03,
        size: 4096,
        hop: 4096,
      })[0]!.level,
  )
  return levels.map((level) => level - Math.max(...levels))
}

it.each(['na-3', 'na-4'])('lets pa lead in %s, as recordings of na do', (name) => {
  const [first, second, third, fourth] = modeLevels(name, [9 / 8, 2, 3, 4])
  expect(third).toBe(0)
  expect(first).toBeLessThan(-30)
  expect(second).toBeGreaterThan(-20)
  expect(second).toBeLessThan(-10)
  expect(fourth).toBeGreaterThan(-22)
  expect(fourth).toBeLessThan(-11)
})

it.each(['tin-3', 'tin-4'])('lets the first mode lead in %s, as recordings of tin do', (name) => {
  const [first, second, third] = modeLevels(name, [9 / 8, 2, 3])
  expect(first).toBe(0)
  expect(second).toBeLessThan(-13)
  expect(third).toBeLessThan(-6)
  expect(third).toBeGreaterThan(-20)
})
