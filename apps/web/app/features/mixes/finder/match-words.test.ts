import { expect, it } from 'vitest'
import { matchWords } from './match-words.ts'

it.each([
  ['barish', 'बारिश'],
  ['Baarish', 'बारिश'],
  ['bārish', 'बारिश'],
  ['nadi', 'बहती नदी'],
  ['koyal', 'कोयल'],
  ['koel', 'कोयल'],
  ['samudra', 'समुद्र की लहरें'],
  ['हवा', 'breeze hawa'],
  ['hawa', 'हवा'],
  ['पत्ते', 'patte'],
  ['लहरें', 'lehren'],
  ['चिड़िया', 'chidiya'],
  ['कोयल', 'Koel singing'],
  ['बारिश', 'Baarish at night'],
  ['RAIN', 'Rain'],
  ['rai', 'Rain & thunder'],
  ['café', 'Cafe study'],
  ['night train', 'Train at night'],
])('%s finds %s', (query, text) => {
  expect(matchWords([text], query)).toBe(true)
})

it.each([
  ['barish', 'नदी'],
  ['run', 'Rain'],
  ['व', 'hawa'],
  ['a', 'बारिश'],
  ['aaa', 'बारिश'],
  ['rain river', 'Rain'],
  ['([*', 'Rain'],
])('%s does not find %s', (query, text) => {
  expect(matchWords([text], query)).toBe(false)
})

it('an empty query finds everything', () => {
  expect(matchWords(['Rain'], '  ')).toBe(true)
})
