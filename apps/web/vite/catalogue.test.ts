import { expect, it } from 'vitest'
import { hashText, openDictionary } from '../app/lib/page/dictionary.ts'
import { openCatalogue, readMessages } from './catalogue.ts'

const catalogue = openCatalogue()
const hindi = readMessages('hi')

it('makes code of a message that holds English alone', () => {
  expect(catalogue.messageCode('sign_out')).toBe(`export const sign_out = () => say("Sign Out")`)
  expect(catalogue.messageCode('welcome')).toBe(
    `export const welcome = (values) => say("Welcome, {email}", values)`,
  )
  expect(catalogue.messageCode('no_such_message')).toBeUndefined()
})

it('has every other language in a dictionary, by the English texts', () => {
  const say = openDictionary(catalogue.dictionaryOf('hi'))
  expect(say('Sign Out')).toBe(hindi.sign_out)
  expect(say('Welcome, {email}')).toBe(hindi.welcome)
})

it('leaves a text to English that is the same there', () => {
  expect(catalogue.dictionaryOf('hi')[hashText('{value} BPM')]).toBeUndefined()
})
