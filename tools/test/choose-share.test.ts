import { expect, it } from 'vitest'
import { chooseShare } from './choose-share.ts'
import { SHARES } from './rings.ts'

const COMMIT_SECONDS = 1_795_700_000
const FOUR_HOURS = 14_400

it('gives a commit the same share each time, and each share its turn', () => {
  expect(chooseShare(undefined, COMMIT_SECONDS)).toBe(chooseShare(undefined, COMMIT_SECONDS))
  const turns = Array.from({ length: SHARES }, (_, turn) =>
    chooseShare(undefined, COMMIT_SECONDS + turn * FOUR_HOURS),
  )
  expect(turns.toSorted((one, other) => one - other)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])
})

it('takes the share that a person asks for', () => {
  expect(chooseShare('7', COMMIT_SECONDS)).toBe(7)
})

it.each(['0', '11', '1.5', 'all', ''])('refuses %o', (asked) => {
  expect(() => chooseShare(asked, COMMIT_SECONDS)).toThrow('is no share')
})
