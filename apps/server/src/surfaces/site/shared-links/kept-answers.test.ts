import { expect, it } from 'vitest'
import { keepAnswers } from './kept-answers.ts'

it('keeps no more than its bound, and gives up what was asked for least recently', () => {
  const kept = keepAnswers<number>(3)
  for (const key of ['a', 'b', 'c']) kept.set(key, 1)
  expect(kept.get('a')).toBe(1)
  kept.set('d', 1)
  expect(kept.size).toBe(3)
  expect(['a', 'b', 'c', 'd'].map((key) => kept.get(key))).toEqual([1, undefined, 1, 1])
})
