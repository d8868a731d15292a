import { BUILT_IN_SOUNDS } from '@dhvani/catalogue'
import { expect, it } from 'vitest'
import { roundsOf } from './rounds.ts'

it.each(BUILT_IN_SOUNDS.map(({ id }) => id))('every round of %s has one period', (id) => {
  let { from, until } = roundsOf(id, 0)
  expect(from).toBe(0)
  for (let round = 1; round < 100; round += 1) {
    const next = roundsOf(id, round)
    if (round < until) expect(next).toEqual({ from, until })
    else expect(next.from).toBe(until)
    ;({ from, until } = next)
  }
})

it('renews cheap sounds in every second round and dear ones in every fifth', () => {
  expect(roundsOf('rain', 5)).toEqual({ from: 4, until: 6 })
  expect(roundsOf('train', 5)).toEqual({ from: 5, until: 10 })
})

it('a device whose clock is behind the beginning plays the file', () => {
  expect(roundsOf('rain', -1)).toEqual({ from: 0, until: 2 })
})
