import { hertz } from '@dhvani/units'
import { expect, it } from 'vitest'
import { JUST } from './just.ts'
import { dayanFrequency, findSaKey, SA_KEYS, saFrequency } from './sa.ts'
import { stringFrequency, tanpuraStrings } from './tanpura-strings.ts'

const cents = (one: number, other: number) => 1200 * Math.log2(one / other)

it('names the 24 keys from G2 to F♯4 in three ways', () => {
  expect(SA_KEYS.map(({ western }) => western).slice(0, 3)).toEqual(['G2', 'G♯2', 'A2'])
  expect(SA_KEYS.at(-1)?.western).toBe('F♯4')
  expect(SA_KEYS).toHaveLength(24)
  expect(findSaKey('Cs3')).toMatchObject({
    western: 'C♯3',
    harmonium: { colour: 'kali', number: 1 },
    kattai: '1½',
  })
  // The five black and the seven white keys, once each in an octave.
  const octave = SA_KEYS.slice(5, 17).map(({ harmonium: { colour, number } }) => colour + number)
  expect(new Set(octave).size).toBe(12)
})

it('places Sa by key, cents and concert pitch', () => {
  expect(saFrequency({ sa: 'Cs3', cents: 0, concertPitch: 440 })).toBeCloseTo(138.591, 3)
  const sharp = saFrequency({ sa: 'A3', cents: 50, concertPitch: 440 })
  expect(cents(sharp, 220)).toBeCloseTo(50, 9)
  expect(saFrequency({ sa: 'A3', cents: 0, concertPitch: 415 })).toBe(207.5)
  expect(() => saFrequency({ sa: 'H3', cents: 0, concertPitch: 440 })).toThrow('no such key')
})

it('tunes first strings, jor and kharaj to just notes, jors less than half a cent off', () => {
  const sa = hertz(138.59)
  for (const [first, ratio] of [
    ['Pa', JUST.P],
    ['Ma', JUST.m],
    ['Ni', JUST.N],
    ['Dha', JUST.D],
  ] as const) {
    const [string] = tanpuraStrings(first, 4)
    expect(cents(stringFrequency(sa, string!), (sa * ratio) / 2)).toBeCloseTo(0, 9)
  }
  for (const count of [4, 5, 6] as const) {
    const strings = tanpuraStrings('Pa', count)
    expect(strings).toHaveLength(count)
    for (const string of strings.filter((one) => one?.role === 'jor'))
      expect(Math.abs(cents(stringFrequency(sa, string!), sa))).toBeLessThan(0.5)
    expect(stringFrequency(sa, strings.at(-1)!)).toBeCloseTo(sa / 2, 9)
  }
  expect(tanpuraStrings('none', 4)[0]).toBeUndefined()
})

it('keeps the tabla within the octave that a dayan is built for', () => {
  for (const { id } of SA_KEYS)
    for (const concertPitch of [415, 440, 466])
      for (const offset of [-50, 0, 50]) {
        const sa = saFrequency({ sa: id, cents: offset, concertPitch })
        const dayan = dayanFrequency(sa)
        expect(dayan).toBeGreaterThanOrEqual(190)
        expect(dayan).toBeLessThanOrEqual(380)
        const octaves = Math.log2(dayan / sa)
        expect(octaves).toBeCloseTo(Math.round(octaves), 9)
      }
})
