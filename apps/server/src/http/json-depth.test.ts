import { expect, it } from 'vitest'
import { isTooDeep, MAX_JSON_DEPTH } from './json-depth.ts'

const nested = (levels: number, inside = '') => '['.repeat(levels) + inside + ']'.repeat(levels)

it('accepts 32 levels and refuses 33', () => {
  expect(isTooDeep(nested(MAX_JSON_DEPTH))).toBe(false)
  expect(isTooDeep(nested(MAX_JSON_DEPTH + 1))).toBe(true)
  expect(isTooDeep('{"a":'.repeat(33))).toBe(true)
})

it('does not count brackets inside strings, however they are escaped', () => {
  expect(isTooDeep(JSON.stringify(['['.repeat(100), '"[{'.repeat(100), '\\']))).toBe(false)
  expect(isTooDeep(`["]]","\\"]"${',["]"'.repeat(40)}`)).toBe(true)
})

it('counts levels and not values', () => {
  expect(isTooDeep(JSON.stringify(Array.from({ length: 1000 }, () => [{}])))).toBe(false)
})
