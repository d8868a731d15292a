import { FIXED_TEXTS } from '@dhvani/catalogue'
import { describe, expect, it } from 'vitest'
import { placesOf, readMessages } from './catalogue.ts'
import {
  findAvoided,
  findIdleSenses,
  findLatinWords,
  findMerged,
  findStrayTerms,
  readGlossary,
  type Glossary,
} from './glossary.ts'
import { findLocales } from './find-locales.ts'

const english = readMessages('en')

describe.each(findLocales().filter((locale) => locale !== 'en'))('the messages in %s', (locale) => {
  const texts = readMessages(locale)
  const glossary = readGlossary(locale)

  it('has every key of English once, in its order', () => {
    expect(Object.keys(texts)).toEqual(Object.keys(english))
  })

  it('keeps the places of every text', () => {
    const differing = Object.keys(english).filter(
      (key) => placesOf(texts[key] ?? '').join() !== placesOf(english[key] ?? '').join(),
    )
    expect(differing).toEqual([])
  })

  it('says a text with a number in the same forms as English', () => {
    const forms = (of: Readonly<Record<string, string>>) =>
      Object.keys(of).filter((key) => /_(?:one|many)$/.test(key))
    expect(forms(texts)).toEqual(forms(english))
    const unsaid = forms(texts).filter((key) => texts[key]?.trim() === '')
    expect(unsaid).toEqual([])
  })

  it('writes every letter in one way', () => {
    const odd = Object.entries(texts).filter(([, text]) => text !== text.normalize('NFC'))
    expect(odd).toEqual([])
  })

  it('has one word for each term of the glossary', () => {
    expect(findStrayTerms({ english, texts }, glossary)).toEqual([])
  })

  it('excuses no message from the glossary without need', () => {
    expect(findIdleSenses({ english, texts }, glossary)).toEqual([])
  })

  it('has the texts that the contract fixes, which pages find by their English', () => {
    const keys = Object.keys(english)
    const unsaid = Object.values(FIXED_TEXTS).filter((text) => {
      const key = keys.find((known) => english[known] === text) ?? ''
      return (texts[key] ?? text) === text
    })
    expect(unsaid).toEqual([])
  })

  it('has two texts where English has two, unless the glossary allows one', () => {
    expect(findMerged({ english, texts }, glossary)).toEqual([])
  })

  it('has none of the words that the glossary avoids', () => {
    const odd = Object.entries(texts).map(([key, text]) => [key, ...findAvoided(text, glossary)])
    expect(odd.filter(([, ...words]) => words.length > 0)).toEqual([])
  })

  it('has Latin letters only in the words that the glossary names', () => {
    expect(findLatinWords(texts, glossary)).toEqual([])
  })
})

describe('the check of a glossary', () => {
  const glossary: Glossary = {
    terms: { account: 'खाता', 'second step': 'दूसरा चरण', study: 'अध्ययन' },
    otherSenses: { study: ['cafe'] },
    oneWord: ['म्यूट'],
    avoided: { जगाना: 'जगाएँ', 'कितनी पास': 'नज़दीकी' },
    latin: ['MP3'],
  }
  const findStray = (words: string, said: string) =>
    findStrayTerms({ english: { key: words }, texts: { key: said } }, glossary)

  it('finds a term that is translated in another way', () => {
    expect(findStray('Your account', 'आपका अकाउंट')).toEqual(['key: account'])
    expect(findStray('Two studies', 'दो शोध')).toEqual(['key: study'])
  })

  it('finds a word that is avoided, alone and not as a part of another', () => {
    expect(findAvoided('सुबह जगाना', glossary)).toEqual(['जगाना: जगाएँ'])
    expect(findAvoided('बूँदें कितनी पास हों', glossary)).toEqual(['कितनी पास: नज़दीकी'])
    expect(findAvoided('जगानापन, कितनी पासी', glossary)).toEqual([])
  })

  it('knows a term by its stem, and not inside another word or a place', () => {
    expect(findStray('In your accounts', 'आपके खातों में')).toEqual([])
    expect(findStray('By your second step', 'दूसरे चरण से')).toEqual([])
    expect(findStray('Accountable for {account}', '{account} के लिए')).toEqual([])
  })

  it('finds an exception that is no longer needed', () => {
    const texts = { cafe: 'अध्ययन' }
    expect(findIdleSenses({ english: { cafe: 'Study' }, texts }, glossary)).toEqual(['cafe: study'])
  })

  it('finds one text for two of English', () => {
    const two = { a: 'Close', b: 'Stop', c: 'Mute', d: 'Muted', e: 'close' }
    const said = { a: 'बंद करें', b: 'बंद करें', c: 'म्यूट', d: 'म्यूट', e: 'बंद करें' }
    expect(findMerged({ english: two, texts: said }, glossary)).toEqual(['बंद करें: close, stop'])
  })

  it('finds words in Latin letters', () => {
    expect(findLatinWords({ key: '{name} का password, MP3' }, glossary)).toEqual(['key: password'])
  })
})
