import { expect, it } from 'vitest'
import { applyChanges, moveMix, type SavedMix } from './saved-mix.ts'

/** @returns the list after a move, in the order in which it is shown */
const moveIn = (mixes: readonly SavedMix[], id: string, direction: 'earlier' | 'later') => {
  const moved = new Map(moveMix(mixes, id, direction).map((mix) => [mix.id, mix]))
  return applyChanges({ rows: mixes.map((mix) => moved.get(mix.id) ?? mix), changes: {} })
}
const idsOf = (mixes: readonly SavedMix[]) => mixes.map(({ id }) => id).join('')

it('moves a mix one place, and no further than the ends', () => {
  const mixes = ['a', 'b', 'c'].map((id, position) => ({ id, name: id, mix: {}, position }))
  const order = (id: string, direction: 'earlier' | 'later') => idsOf(moveIn(mixes, id, direction))
  expect([order('c', 'earlier'), order('a', 'later'), order('b', 'later')]).toEqual([
    'acb',
    'bac',
    'acb',
  ])
  expect([order('a', 'earlier'), order('c', 'later')]).toEqual(['abc', 'abc'])
})

it('moves mixes as often as a listener wants, also into a place without room', () => {
  let mixes: readonly SavedMix[] = ['a', 'b', 'c', 'd'].map((id, position) => ({
    id,
    name: id,
    mix: {},
    position,
  }))
  for (let turn = 0; turn < 500; turn += 1) {
    const [first = mixes[0], second] = mixes
    const before = idsOf(mixes)
    mixes = moveIn(mixes, first?.id ?? '', 'later')
    expect(idsOf(mixes)).toBe(`${second?.id}${first?.id}${before.slice(2)}`)
  }
  // The server refuses numbers with a longer exponent.
  for (const { position } of mixes) expect(JSON.stringify(position)).not.toMatch(/e-\d{3}/)
})

it('moves a mix among others at the same place', () => {
  const mixes = ['a', 'b', 'c', 'd'].map((id) => ({ id, name: id, mix: {}, position: 0 }))
  expect(idsOf(moveIn(mixes, 'd', 'earlier'))).toBe('abdc')
  expect(idsOf(moveIn(mixes, 'a', 'later'))).toBe('bacd')
})
