import { hertz } from '@dhvani/units'
import { expect, it } from 'vitest'
import { droneOf, momentsOf, noise, RATE, sing, together, type Vowel } from '../testing/voices.ts'
import { yin } from '../testing/yin.ts'
import { findComfortableSa } from './find-sa.ts'
import { createVoiceDetector, momentLength } from './pitch-detector.ts'
import { createSungLine, type SungPoint } from './sung-line.ts'
import { centsAbove } from './svara.ts'

/** A page draws sixty times a second. */
const HOP = 1 / 60

const LENGTH = momentLength(hertz(RATE))

const hearAll = (wave: Float32Array): readonly SungPoint[] => {
  const line = createSungLine(hertz(RATE), 60)
  for (const moment of momentsOf(wave, LENGTH, HOP)) line.hear(moment.wave, moment.at)
  return line.points()
}

const off = (frequency: number, sung: number) => centsAbove(hertz(frequency), hertz(sung))

const quantile = (values: readonly number[], share: number) =>
  values.toSorted((one, other) => one - other)[Math.floor(share * (values.length - 1))]!

it('hears every pitch from 60 to 1,000 Hz within a cent, on three vowels', () => {
  for (const vowel of ['a', 'i', 'u'] as const)
    for (const sung of [61, 82.4, 110, 147, 220, 311, 523, 740, 990]) {
      const points = hearAll(sing(() => sung, 0.15, { vowel, seed: sung }))
      expect(points.length, `${vowel} at ${sung}`).toBeGreaterThan(3)
      for (const { frequency } of points)
        expect(Math.abs(off(frequency, sung)), `${vowel} at ${sung}`).toBeLessThan(1)
    }
})

it('hears nobody in silence, in noise, in a click, below 60 and above 1,000 Hz', () => {
  expect(hearAll(new Float32Array(RATE / 2))).toEqual([])
  for (const rms of [0.0005, 0.01, 0.3]) expect(hearAll(noise(1, rms, rms))).toEqual([])
  const click = new Float32Array(RATE / 2)
  click[9000] = 1
  expect(hearAll(click)).toEqual([])
  for (const sung of [45, 1200]) expect(hearAll(sing(() => sung, 0.2))).toEqual([])
  expect(hearAll(sing(() => 220, 0.2).map((sample) => sample * 0.005))).toEqual([])
})

it('tells a new note within a tenth of a second, and follows vibrato and a gliding meend', () => {
  const step = hearAll(sing((time) => (time < 0.5 ? 140 : 210), 1))
  const told = step.find(({ at, frequency }) => at > 0.5 && Math.abs(off(frequency, 210)) < 20)
  expect(told!.at - 0.5).toBeLessThan(0.1)
  // Half a moment passes between a sound and the middle of what is heard of it.
  const delay = LENGTH / RATE / 2
  const vibrato = (time: number) => 220 * 2 ** ((50 * Math.sin(2 * Math.PI * 5.5 * time)) / 1200)
  const meend = (time: number) => 140 * 2 ** (0.6 * time)
  for (const frequencyAt of [vibrato, meend]) {
    const points = hearAll(sing(frequencyAt, 1))
    expect(points.length).toBeGreaterThan(50)
    const errors = points.map(({ at, frequency }) =>
      Math.abs(off(frequency, frequencyAt(at - delay))),
    )
    expect(quantile(errors, 0.95)).toBeLessThan(12)
  }
})

const SVARAS = [-12, -5, 0, 2, 4, 5, 7, 9, 11, 12, 16]

type Sung = { readonly sung: number; readonly moments: readonly { readonly wave: Float32Array }[] }

/** Two keys, two vowels and eleven notes, each sung 7 cents high. @param drone decibels below the voice */
const singAll = (drone?: number): readonly Sung[] =>
  [110, 196].flatMap((sa) =>
    (['a', 'i'] satisfies Vowel[]).flatMap((vowel) =>
      SVARAS.flatMap((svara) => {
        const sung = sa * 2 ** (svara / 12 + 7 / 1200)
        if (sung < 60) return []
        const voice = sing(() => sung, 0.1, { vowel, seed: sung })
        const wave = drone === undefined ? voice : together(voice, droneOf(sa, 0.1, drone, svara))
        return [{ sung, moments: momentsOf(wave, LENGTH, 0.025) }]
      }),
    ),
  )

/** Errors of single moments, in cents: half are below `median`, 19 of 20 below `most`. */
const measure = (all: readonly Sung[], hear: (wave: Float32Array) => number | undefined) => {
  const errors = all.flatMap(({ sung, moments }) =>
    moments.map(({ wave }) => {
      const frequency = hear(wave)
      return frequency === undefined ? Infinity : Math.abs(off(frequency, sung))
    }),
  )
  const fine = errors.filter((error) => error <= 50)
  const round = (value: number) => Math.round(value * 100) / 100
  return {
    wrong: errors.length - fine.length,
    median: round(quantile(fine, 0.5)),
    most: round(quantile(fine, 0.95)),
  }
}

// docs/guides/riyaz.md publishes these figures.
it('is as exact as published, alone and over a drone 10 dB below the voice, and YIN is not more so', () => {
  const [alone, drone] = [singAll(), singAll(10)]
  const { hear } = createVoiceDetector(hertz(RATE))
  const byYin = (wave: Float32Array) => yin(wave, RATE)
  const ours = { alone: measure(alone, hear), drone: measure(drone, hear) }
  expect(ours).toEqual({
    alone: { wrong: 0, median: 0.01, most: 0.03 },
    drone: { wrong: 0, median: 2.08, most: 8.78 },
  })
  expect(measure(alone, byYin).most).toBeGreaterThan(2 * ours.alone.most)
  expect(measure(drone, byYin).most).toBeGreaterThan(ours.drone.most)
})

it('finds the Sa of a phrase that comes home, in each range, with its cents', () => {
  const phrase = (sa: number) => {
    const notes = [1, 9 / 8, 5 / 4, 3 / 2, 5 / 4, 9 / 8, 1, 1]
    return hearAll(sing((time) => sa * notes[Math.min(7, Math.floor(time / 0.25))]!, 2.2))
  }
  const low = findComfortableSa(phrase(138.59 * 2 ** (18 / 1200)), 440)
  expect(low?.key.id).toBe('Cs3')
  expect(low!.cents).toBeGreaterThanOrEqual(17)
  expect(low!.cents).toBeLessThanOrEqual(19)
  // Higher and lower than the room's keys: the same note an octave nearer.
  expect(findComfortableSa(phrase(440), 440)?.key.id).toBe('A3')
  expect(findComfortableSa(phrase(87.31), 440)?.key.id).toBe('F3')
  expect(findComfortableSa(phrase(207.5), 415)).toMatchObject({ key: { id: 'A3' }, cents: 0 })
})

it('finds no Sa in half a second, nor in noise', () => {
  expect(findComfortableSa(hearAll(sing(() => 150, 0.5)), 440)).toBeUndefined()
  expect(findComfortableSa(hearAll(noise(2, 0.1)), 440)).toBeUndefined()
  expect(findComfortableSa([], 440)).toBeUndefined()
})
