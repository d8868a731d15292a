import { expect, it } from 'vitest'
import { experimentWords } from '../articles/hi/experiment-words.ts'
import { findMisspelt } from '../misspelt.ts'
import { englishWords } from './english-words.ts'

const placesOf = (text: string): string[] =>
  [...text.matchAll(/\{(\w+)\}/gu)].map(([, place = '']) => place)

const words = Object.entries(englishWords)

it.each(words)('%s has the places of the English text in Hindi', (key, text) => {
  const said = experimentWords[key as keyof typeof englishWords]
  // A language may say a number twice, or leave its order to itself.
  expect([...new Set(placesOf(said))].toSorted()).toEqual([...new Set(placesOf(text))].toSorted())
})

it('says different things in different words', () => {
  for (const texts of [Object.values(englishWords), Object.values(experimentWords)])
    expect(new Set(texts).size).toBe(texts.length)
})

it('is spelled as the glossary has it, in both languages', () => {
  expect(findMisspelt(Object.values(englishWords).join('\n'))).toEqual([])
  expect(findMisspelt(Object.values(experimentWords).join('\n'))).toEqual([])
})

it('writes Hindi in Devanagari, in its usual code points', () => {
  for (const said of Object.values(experimentWords)) {
    expect(said).toBe(said.normalize('NFC'))
    expect(said.replaceAll(/\{\w+\}/gu, '')).toMatch(/^[^a-z]*$/iu)
  }
})
