import { expect, it } from 'vitest'
import { findOffer } from './find-offer.ts'

it('offers the first language of the browser that the site has', () => {
  expect(findOffer('en', { chosen: undefined, browser: ['ta-IN', 'hi-IN', 'en'] })).toBe('hi')
  expect(findOffer('en', { chosen: undefined, browser: ['en-IN', 'hi'] })).toBeUndefined()
  expect(findOffer('en', { chosen: undefined, browser: ['ta'] })).toBeUndefined()
})

it('offers what the visitor chose rather than what the browser asks for', () => {
  expect(findOffer('en', { chosen: 'hi', browser: ['en'] })).toBe('hi')
  expect(findOffer('hi', { chosen: 'en', browser: ['hi'] })).toBe('en')
  expect(findOffer('en', { chosen: 'en', browser: ['hi'] })).toBeUndefined()
})

it('offers a visitor who never chose no way out of a translation', () => {
  expect(findOffer('hi', { chosen: undefined, browser: ['en'] })).toBeUndefined()
})
