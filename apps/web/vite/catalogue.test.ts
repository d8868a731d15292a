import { afterEach, expect, expectTypeOf, it, vi } from 'vitest'
import { unheardText } from '#lib/mixes/unheard-text.ts'
import { learn, speak } from '#lib/language/say.ts'
import { m } from '#messages'
import { openDictionary } from '../app/lib/language/dictionary.ts'
import { hashText } from '../app/lib/language/hash-text.ts'
import { openCatalogue, ownDigitsOf, PAGES_OF_DICTIONARIES, readMessages } from './catalogue.ts'

const catalogue = openCatalogue()
const hindi = readMessages('hi')

const speakHindi = () => {
  learn('hi', openDictionary(catalogue.dictionaryOf('hi')))
  for (const page of PAGES_OF_DICTIONARIES)
    learn(`hi/${page}`, openDictionary(catalogue.dictionaryOf('hi', page)))
  speak('hi')
}

afterEach(() => {
  speak('en')
  vi.unstubAllGlobals()
})

it('makes code of a message that holds English alone', () => {
  expect(catalogue.messageCode('sign_out')).toBe(`export const sign_out = () => say("Sign Out")`)
  expect(catalogue.messageCode('welcome')).toBe(
    `export const welcome = (values: { readonly email: Value }) => say("Welcome, {email}", values)`,
  )
  expect(catalogue.messageCode('no_such_message')).toBeUndefined()
})

it('types the places of a text, each once', () => {
  const code = openCatalogue({ both: '{to}, {from}, {to}' }, new Map()).messageCode('both')
  expect(code).toContain('(values: { readonly from: Value; readonly to: Value }) =>')
  expectTypeOf(m.welcome).toBeCallableWith({ email: 'asha@example.in' })
  // @ts-expect-error A value for the place is missing.
  expect(() => m.welcome({})).not.toThrow()
  // @ts-expect-error No text has such a place.
  expect(m.sign_out({ name: 'Asha' })).toBe('Sign Out')
})

it('says every message in English, and in Hindi once a page speaks it', () => {
  const values = new Proxy<Record<string, string>>({}, { get: (_, place) => `{${String(place)}}` })
  const sayAll = () =>
    Object.fromEntries(
      Object.entries(m as unknown as Record<string, (given: typeof values) => string>).map(
        ([key, said]) => [key, said(values)],
      ),
    )
  expect(sayAll()).toEqual(readMessages('en'))
  speakHindi()
  expect(sayAll()).toEqual(hindi)
})

it('speaks in Hindi of one sound otherwise than of two', () => {
  vi.stubGlobal('navigator', { onLine: true })
  speakHindi()
  expect(unheardText(['बारिश'])).toBe('इसे लोड नहीं किया जा सका: बारिश।')
  expect(unheardText(['बारिश', 'ट्रेन'])).toBe('इन्हें लोड नहीं किया जा सका: बारिश, ट्रेन।')
})

it('has another language in a dictionary, by the English texts', () => {
  const say = openDictionary(catalogue.dictionaryOf('hi'))
  expect(say('Sign Out')).toBe(hindi.sign_out)
  expect(say('Welcome, {email}')).toBe(hindi.welcome)
})

it('has what one page alone says in a dictionary of that page, and what another says too in that of all', () => {
  const two = openCatalogue(
    { riyaz_sam: 'Sam', riyaz_stop: 'Stop', stop: 'Stop', play: 'Play' },
    new Map([['hi', { riyaz_sam: 'सम', riyaz_stop: 'रोकें', stop: 'रोकें', play: 'बजाएँ' }]]),
  )
  const [all, own] = [two.dictionaryOf('hi'), two.dictionaryOf('hi', 'riyaz')].map((texts) =>
    openDictionary(texts),
  )
  expect(['Sam', 'Stop', 'Play'].map((text) => all?.(text))).toEqual([undefined, 'रोकें', 'बजाएँ'])
  expect(['Sam', 'Stop', 'Play'].map((text) => own?.(text))).toEqual(['सम', undefined, undefined])
})

it('has no text in a dictionary that is the same in English', () => {
  expect(catalogue.dictionaryOf('hi')[hashText('{value} BPM')]).toBeUndefined()
})

it('names each of two messages by its key where another language tells their one English text apart', () => {
  const two = openCatalogue(
    { beat_rest: 'Rest', night_rest: 'Rest', rest_of: 'Rest of {name}' },
    new Map([['hi', { beat_rest: 'विराम', night_rest: 'आराम', rest_of: '{name} का बाक़ी' }]]),
  )
  expect(two.messageCode('beat_rest')).toBe(
    `export const beat_rest = () => say("Rest", undefined, 'beat_rest')`,
  )
  const say = openDictionary(two.dictionaryOf('hi'))
  expect([say('beat_rest'), say('night_rest'), say('Rest')]).toEqual(['विराम', 'आराम', undefined])
  expect(two.messageCode('rest_of')).toBe(
    'export const rest_of = (values: { readonly name: Value }) => say("Rest of {name}", values)',
  )
})

it('says which digits a language has, and that its lines are read from the right', () => {
  const both = openCatalogue(
    { close: 'Close' },
    new Map([
      ['hi', { close: 'बंद करें' }],
      ['ur', { close: 'بند کریں' }],
    ]),
  )
  expect(both.dictionaryCode('hi')).toMatch(/^openDictionary\(\{.*\}, \{"digits":"deva"\}\)$/)
  expect(both.dictionaryCode('ur')).toMatch(/, \{"direction":"rtl","digits":"arabext"\}\)$/)
})

it('has the Hindi of every message under the name that its code passes', () => {
  const all = openDictionary(catalogue.dictionaryOf('hi'))
  const ofPages = PAGES_OF_DICTIONARIES.map((page) =>
    openDictionary(catalogue.dictionaryOf('hi', page)),
  )
  const said = Object.entries(readMessages('en')).map(([key, text]) => {
    const [, name = text] = /, '(\w+)'\)$/.exec(catalogue.messageCode(key) ?? '') ?? []
    const found = ofPages.map((say) => say(name)).find((one) => one !== undefined)
    return [key, all(name) ?? found ?? text]
  })
  expect(Object.fromEntries(said)).toEqual(hindi)
})

it('knows the digits that a language has of its own', () => {
  expect(ownDigitsOf('hi')).toBe('deva')
  expect(ownDigitsOf('mr')).toBe('deva')
  expect(ownDigitsOf('bn')).toBe('beng')
  expect(ownDigitsOf('ur')).toBe('arabext')
  expect(ownDigitsOf('en')).toBeUndefined()
})
