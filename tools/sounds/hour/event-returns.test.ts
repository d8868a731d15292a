import { seededRandom } from '@dhvani/units'
import { expect, it } from 'vitest'
import { findEvents, findReturns } from './event-returns.ts'
import { comparePrints, likenessOf } from './onset-prints.ts'

const RATE = 44_100
const EVENTS = 8

/** Half a second of decaying partials, no two alike. */
const event = (seed: string): Float32Array => {
  const random = seededRandom('event', seed)
  const partials = Array.from({ length: 6 }, () => ({
    turn: (2 * Math.PI * 200 * 40 ** random()) / RATE,
    decay: 4 + 30 * random(),
  }))
  return Float32Array.from({ length: RATE / 2 }, (_, at) =>
    partials.reduce(
      (sum, { turn, decay }) => sum + 0.1 * Math.sin(turn * at) * Math.exp((-decay * at) / RATE),
      0,
    ),
  )
}

/** A third of a second of a pitch that rises and falls twelve times a second, as birds sing. */
const chirp = (): Float32Array => {
  let phase = 0
  return Float32Array.from({ length: Math.round(0.35 * RATE) }, (_, at) => {
    const turn = (2 * Math.PI * 12 * at) / RATE
    phase += (2 * Math.PI * (4000 + 2200 * Math.sin(turn))) / RATE
    return 0.3 * Math.sin(phase) * Math.sin(turn / 2) ** 8
  })
}

/** Some events over soft noise, at places of their own. */
const take = (seed: string): Float32Array => {
  const random = seededRandom('take', seed)
  const mono = Float32Array.from({ length: 20 * RATE }, () => 0.002 * (2 * random() - 1))
  for (let index = 0; index < EVENTS; index += 1)
    add(mono, event(`${seed}-${index}`), 2 + 2 * index)
  return mono
}

const add = (mono: Float32Array, sound: Float32Array, seconds: number) => {
  const start = Math.round(seconds * RATE)
  for (let at = 0; at < sound.length; at += 1) mono[start + at]! += sound[at]!
}

const listen = (hour: readonly Float32Array[]) =>
  findReturns({
    hour: hour.map((mono) => findEvents(mono, RATE)),
    source: hour[0]!,
    others: ['x', 'y'].map(take),
    sampleRate: RATE,
  })

it('tells an event that comes back from events that do not', () => {
  const fresh = ['a', 'b', 'c'].map(take)
  const { within, unrelated, copied, limit } = listen(fresh)
  expect(copied).toBeGreaterThan(0.8)
  expect(unrelated).toBeLessThan(limit)
  expect(within).toBeLessThan(limit)
  // Control: the fourth event of the first take once more, between two of the third.
  add(fresh[2]!, event('a-3'), 13.0137)
  expect(listen(fresh).within).toBeGreaterThan(limit)
})

/** Of the blocks in which onsets are looked for, in samples. */
const BLOCK = 221

/** Each of them takes seconds. */
const SHARES = process.env.DHVANI_RING === 'all' ? [0.25, 0.5, 0.75] : [0.5]

it.each(SHARES)('finds a copy that lies %f of a block beside the original', (share) => {
  const [first, second] = [take('a'), take('b')]
  add(first, chirp(), 5)
  const place = 5 * RATE + Math.round(share * BLOCK)
  second.set(first.subarray(4.6 * RATE, 5.9 * RATE), place - 0.4 * RATE)
  const near = (mono: Float32Array) =>
    findEvents(mono, RATE).filter(({ at }) => Math.abs(at - 5) < 0.1)
  const [original, copy] = [near(first), near(second)]
  expect([original.length, copy.length]).toEqual([1, 1])
  const [one, other] = comparePrints([...original, ...copy, ...findEvents(take('c'), RATE)])
  expect(likenessOf(one!, other!)).toBeGreaterThan(0.97)
})
