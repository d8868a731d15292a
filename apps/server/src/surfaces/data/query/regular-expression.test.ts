import { expect, it } from 'vitest'
import { findPatternListProblem, findPatternProblem } from './regular-expression.ts'

it.each([
  '',
  '^[TK]',
  'rain|sea',
  '(dha|dhin)+ na',
  '(?:te)*te?',
  'a{3}b{1,4}?',
  '^\\d+\\.\\d$',
  '[^\\]a-z[:space:]-]+',
  '[]a]*',
  'a{b}',
  '[\u0900-\u097F]+',
])('accepts %j', (pattern) => {
  expect(findPatternProblem(pattern)).toBeUndefined()
})

it.each([
  ['^(a+)(a+)(a+)\\1\\2\\3$', 'it has a back-reference or an escape that is not accepted'],
  ['\\y', 'it has a back-reference or an escape that is not accepted'],
  ['a\\', 'it has a back-reference or an escape that is not accepted'],
  ['(a+)+', 'a quantified group holds a quantifier'],
  ['((a*)b)?', 'a quantified group holds a quantifier'],
  ['(?:(a{2})|b)*', 'a quantified group holds a quantifier'],
  ['(ab){9}', 'a group has a bound in braces'],
  ['a+*', 'a quantifier is quantified'],
  ['a{60}b{41}', 'bounds in braces add up to more than 100'],
  ['a{1000}', 'it has a bound that is not accepted'],
  ['(?=a)b', 'it looks around or sets options'],
  ['(?<!a)b', 'it looks around or sets options'],
  ['(?i)a', 'it looks around or sets options'],
  ['***:a', 'it chooses another syntax'],
  ['[[:<:]]a', 'it has a bracket expression that is not accepted'],
  ['[[=a=]]', 'it has a bracket expression that is not accepted'],
  ['[a\\x]', 'it has a bracket expression that is not accepted'],
  ['[a-\u{10FFFF}]', 'it has a range of more than 1024 characters'],
  ['[\\!-\u{10FFFF}]', 'it has a range that is not accepted'],
  ['[a', 'a bracket is not closed'],
  ['(a', 'a parenthesis is not closed'],
  ['a)', 'a parenthesis is not opened'],
  ['a'.repeat(257), 'it is longer than 256 characters'],
])('refuses %j', (pattern, problem) => {
  expect(findPatternProblem(pattern)).toBe(problem)
})

it('reads a list of patterns one by one', () => {
  expect(findPatternListProblem('{^a+,b}')).toBeUndefined()
  expect(findPatternListProblem('{a,(a+)+}')).toBe('a quantified group holds a quantifier')
  expect(findPatternListProblem('{"(a+)\\\\1"}')).toBe(
    'the list holds quotes, braces or backslashes',
  )
})
