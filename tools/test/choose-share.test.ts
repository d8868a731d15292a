import { expect, it } from 'vitest'
import { chooseShare } from './choose-share.ts'
import { SHARES } from './rings.ts'

const COMMIT_SECONDS = 1_795_700_000
const HOUR = 3600

it('gives a commit the same share each time', () => {
  expect(chooseShare(undefined, COMMIT_SECONDS)).toBe(chooseShare(undefined, COMMIT_SECONDS))
})

it.each([4, 8, 12, 24, 48, 168])('gives landings every %i hours each share once', (hours) => {
  const turns = Array.from({ length: SHARES }, (_, turn) =>
    chooseShare(undefined, COMMIT_SECONDS + turn * hours * HOUR),
  )
  expect(new Set(turns).size).toBe(SHARES)
})

it('takes the share that a person asks for', () => {
  expect(chooseShare('7', COMMIT_SECONDS)).toBe(7)
})

it.each(['0', '12', '1.5', 'all', ''])('refuses %o', (asked) => {
  expect(() => chooseShare(asked, COMMIT_SECONDS)).toThrow('is no share')
})
