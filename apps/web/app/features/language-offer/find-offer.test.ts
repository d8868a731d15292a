import { expect, it } from 'vitest'
import { findOffer } from './find-offer.ts'

/** Who has neither chosen a language nor been offered one. */
const NEW = { chosen: undefined, offered: undefined }

it('offers the first language of the browser that the site has', () => {
  expect(findOffer('en', { ...NEW, browser: ['ta-IN', 'hi-IN', 'en'] })).toBe('hi')
  expect(findOffer('en', { ...NEW, browser: ['en-IN', 'hi'] })).toBeUndefined()
  expect(findOffer('en', { ...NEW, browser: ['ta'] })).toBeUndefined()
})

it('offers what the visitor chose rather than what the browser asks for', () => {
  expect(findOffer('en', { ...NEW, chosen: 'hi', browser: ['en'] })).toBeUndefined()
  expect(findOffer('en', { ...NEW, chosen: 'hi', browser: ['ta'] })).toBe('hi')
  expect(findOffer('hi', { ...NEW, chosen: 'en', browser: ['en', 'hi'] })).toBe('en')
  expect(findOffer('en', { ...NEW, chosen: 'en', browser: ['hi'] })).toBeUndefined()
})

it("never offers to leave the device's own language", () => {
  expect(findOffer('hi', { ...NEW, chosen: 'en', browser: ['hi-IN', 'en'] })).toBeUndefined()
})

it('takes an offer for no choice, and makes it once', () => {
  expect(findOffer('en', { ...NEW, offered: 'hi', browser: ['hi-IN'] })).toBeUndefined()
  expect(findOffer('hi', { ...NEW, offered: 'hi', browser: ['hi-IN'] })).toBeUndefined()
})

it('offers a visitor who never chose no way out of a translation', () => {
  expect(findOffer('hi', { ...NEW, browser: ['en'] })).toBeUndefined()
})
