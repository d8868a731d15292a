import { expect, it } from 'vitest'
import { BOWL } from '#content/figures.ts'
import { isTonesId, tonesOf } from './tones-of-figures.ts'

const frequencies = (id: Parameters<typeof tonesOf>[0], difference = 4) =>
  tonesOf(id, difference).map(({ frequency }) => frequency)

it('sounds two tones that lie as far apart as the slider says', () => {
  for (const difference of [1, 4, 12]) {
    const [one = 0, other = 0] = frequencies('tones-in-air', difference)
    expect(other - one).toBeCloseTo(difference, 6)
  }
})

it('gives both tones to both ears through speakers, and one tone to each ear over headphones', () => {
  expect(tonesOf('tones-in-air', 4).map(({ pan }) => Math.abs(pan ?? 0))).toEqual([0, 0])
  expect(tonesOf('tones-in-ears', 4).map(({ pan }) => pan)).toEqual([-1, 1])
})

it('gives a plain skin the strengths and the lowest tone of the loaded head', () => {
  const [loaded, plain] = [tonesOf('loaded-head', 4), tonesOf('plain-skin', 4)]
  expect(plain.map(({ gain }) => gain)).toEqual(loaded.map(({ gain }) => gain))
  expect(plain[0]?.frequency).toBeCloseTo(loaded[0]?.frequency ?? 0, 6)
  expect(plain[1]?.frequency).not.toBeCloseTo(loaded[1]?.frequency ?? 0, 0)
})

it('strikes the bowl once: pairs that beat as the drawing says, the quickest of which die first', () => {
  const tones = tonesOf('bowl', 4)
  const pairs = BOWL.map((partial, at) => ({ partial, pair: tones.slice(2 * at, 2 * at + 2) }))
  for (const { partial, pair } of pairs) {
    const [low, high] = pair
    expect((high?.frequency ?? 0) - (low?.frequency ?? 0)).toBeCloseTo(partial.beat, 6)
    expect(pair.map(({ t60 }) => t60)).toEqual([partial.t60, partial.t60])
  }
  const lives = tones.map(({ t60 = Infinity }) => t60)
  expect(lives).toEqual(lives.toSorted((one, other) => other - one))
})

it('never sums to more than full scale', () => {
  for (const id of [
    'loaded-head',
    'plain-skin',
    'tones-in-air',
    'tones-in-ears',
    'bowl',
  ] as const) {
    const first = tonesOf(id, 4).filter(({ start = 0 }) => start === 0)
    expect(first.reduce((sum, { gain }) => sum + gain, 0)).toBeLessThan(1)
  }
})

it('knows its own names only', () => {
  expect(isTonesId('plain-skin')).toBe(true)
  expect(isTonesId('rain')).toBe(false)
  expect(isTonesId(undefined)).toBe(false)
})
