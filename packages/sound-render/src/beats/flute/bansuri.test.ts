import { beatsPerMinute, hertz } from '@dhvani/units'
import { bandOf, blockPowers, findRises, rms, toMono, trackPeak } from '@dhvani/audio-measures'
import { expect, it } from 'vitest'
import { pitchOf } from '../svara.ts'
import { blowBansuri, type Bansuri } from './bansuri.ts'
import { FLUTE_NIGHT, FLUTE_PHRASE } from './flute-lines.ts'

const SAMPLE_RATE = hertz(44_100)

const rendered = new Map<Bansuri, Float32Array>()

const monoAt120 = (bansuri: Bansuri): Float32Array => {
  const known = rendered.get(bansuri)
  if (known) return known
  const { left, right } = blowBansuri(bansuri, beatsPerMinute(120), SAMPLE_RATE)
  const mono = toMono([left, right])
  rendered.set(bansuri, mono)
  return mono
}

const overtones = (mono: Float32Array, frequency: number, count: number) =>
  Array.from({ length: count }, (_, index) => {
    const partial = frequency * (index + 1)
    const points = trackPeak(mono, {
      sampleRate: SAMPLE_RATE,
      from: partial * 0.97,
      to: partial * 1.03,
      size: 8192,
      hop: 4096,
    })
    return points.reduce((sum, { level }) => sum + level, 0) / points.length
  })

it('sounds the overtones of a bansuri: each weaker, the fifth 25 dB below the first', () => {
  const { left, right } = blowBansuri(FLUTE_PHRASE, beatsPerMinute(60), SAMPLE_RATE)
  const mono = toMono([left, right]).subarray(1.4 * SAMPLE_RATE, 3.1 * SAMPLE_RATE)
  const levels = overtones(mono, pitchOf("S'"), 5)
  const below = levels.map((level) => levels[0]! - level)
  expect(below[1]).toBeGreaterThan(6)
  expect(below[1]).toBeLessThan(16)
  expect(below[2]).toBeGreaterThan(12)
  expect(below[4]).toBeGreaterThan(25)
})

it('hears more breath at night', () => {
  const breath = (bansuri: Bansuri, from: number) => {
    const mono = monoAt120(bansuri).subarray(from * SAMPLE_RATE, (from + 0.9) * SAMPLE_RATE)
    const air = bandOf(mono, SAMPLE_RATE, { from: 5000, to: 9000 })
    return 20 * Math.log10(rms(air) / rms(mono))
  }
  expect(breath(FLUTE_NIGHT, 0.2)).toBeGreaterThan(breath(FLUTE_PHRASE, 0.7) + 3)
})

it('speaks with a puff: the first 30 ms are noisier than the tone after them', () => {
  const mono = monoAt120(FLUTE_PHRASE)
  const air = bandOf(mono, SAMPLE_RATE, { from: 3500, to: 8000 })
  const noisiness = (from: number, to: number) =>
    rms(air.subarray(from * SAMPLE_RATE, to * SAMPLE_RATE)) /
    rms(mono.subarray(from * SAMPLE_RATE, to * SAMPLE_RATE))
  expect(noisiness(4, 4.03)).toBeGreaterThan(2 * noisiness(4.15, 4.24))
})

/** Decibels of the second overtone under the first at moments in the long notes of the night. */
const secondOvertones = (bansuri: Bansuri) =>
  FLUTE_NIGHT.phrases
    .flatMap(({ notes }) => notes)
    .filter(({ beats }) => beats >= 1.25)
    .map(({ beat, beats, note }) => {
      const from = Math.round((beat / 2 + 0.2) * SAMPLE_RATE)
      const part = monoAt120(bansuri).subarray(from, from + (beats / 2 - 0.2) * SAMPLE_RATE)
      const [first, second] = overtones(part, pitchOf(note), 2)
      return second! - first!
    })

it('is mellow at night: the second overtone 12 to 29 dB down, another in each note', () => {
  const night = secondOvertones(FLUTE_NIGHT)
  for (const level of night) {
    expect(level).toBeLessThan(-12)
    expect(level).toBeGreaterThan(-29)
  }
  expect(Math.max(...night) - Math.min(...night)).toBeGreaterThan(2)
  const bright = { ...FLUTE_NIGHT, mellow: { by: 0, spread: 0 } }
  for (const level of secondOvertones(bright).slice(0, 2)) expect(level).toBeGreaterThan(-14)
})

it('breathes about once a second at night', () => {
  const breaks = (bansuri: Bansuri) => {
    const mono = monoAt120(bansuri)
    const levels = blockPowers(mono, 882, 441).map(Math.sqrt)
    return (findRises(levels, 8).length * SAMPLE_RATE) / mono.length
  }
  expect(breaks(FLUTE_NIGHT)).toBeGreaterThan(0.8)
  expect(breaks(FLUTE_NIGHT)).toBeLessThan(2.6)
  expect(breaks(FLUTE_PHRASE)).toBeLessThan(0.8)
})

it('hears the breath before the tone at night', () => {
  const ahead = (bansuri: Bansuri) => {
    const air = bandOf(monoAt120(bansuri), SAMPLE_RATE, { from: 3500, to: 9000 })
    const levels = bansuri.phrases.slice(1).map(({ notes }) => {
      const due = Math.round((notes[0]!.beat / 2) * SAMPLE_RATE)
      return rms(air.subarray(due - 0.02 * SAMPLE_RATE, due))
    })
    return levels.reduce((sum, level) => sum + level, 0)
  }
  const sudden = { ...FLUTE_NIGHT, lead: 0 }
  expect(ahead(FLUTE_NIGHT)).toBeGreaterThan(1.5 * ahead(sudden))
})
