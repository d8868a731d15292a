import { expect, it } from 'vitest'
import { findJsonExcess, MAX_JSON_DEPTH, MOST_JSON_VALUES } from './json-bounds.ts'

const nested = (levels: number, inside = '') => '['.repeat(levels) + inside + ']'.repeat(levels)
const TOO_DEEP = 'more than 32 levels'
const TOO_MANY = 'more than 20000 values'

it('accepts 32 levels and refuses 33', () => {
  expect(findJsonExcess(nested(MAX_JSON_DEPTH))).toBeUndefined()
  expect(findJsonExcess(nested(MAX_JSON_DEPTH + 1))).toBe(TOO_DEEP)
  expect(findJsonExcess('{"a":'.repeat(33))).toBe(TOO_DEEP)
})

it('accepts 20,000 values and refuses one more, in lists and objects, however they are nested', () => {
  const list = (count: number) => JSON.stringify(Array.from({ length: count }, () => 1))
  expect(findJsonExcess(list(MOST_JSON_VALUES))).toBeUndefined()
  expect(findJsonExcess(list(MOST_JSON_VALUES + 1))).toBe(TOO_MANY)
  const pairs = Array.from({ length: MOST_JSON_VALUES + 1 }, (_, index) => [`k${index}`, 1])
  expect(findJsonExcess(JSON.stringify(Object.fromEntries(pairs)))).toBe(TOO_MANY)
  expect(findJsonExcess(JSON.stringify(pairs))).toBe(TOO_MANY)
})

it('counts nothing inside strings, however they are escaped', () => {
  const texts = ['['.repeat(100), '"[{'.repeat(100), '\\', ','.repeat(2 * MOST_JSON_VALUES)]
  expect(findJsonExcess(JSON.stringify(texts))).toBeUndefined()
  expect(findJsonExcess(`["]]","\\"]"${',["]"'.repeat(40)}`)).toBe(TOO_DEEP)
  expect(findJsonExcess(`"\\\\"${'['.repeat(33)}`)).toBe(TOO_DEEP)
  expect(findJsonExcess(`"\\\\\\"${'['.repeat(33)}"`)).toBeUndefined()
  expect(findJsonExcess(`"${'['.repeat(33)}`)).toBeUndefined()
})

it('counts levels and not lists', () => {
  expect(findJsonExcess(JSON.stringify(Array.from({ length: 1000 }, () => [{}])))).toBeUndefined()
})
