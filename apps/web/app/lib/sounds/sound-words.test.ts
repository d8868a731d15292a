import { expect, it } from 'vitest'
import { descriptionInPage, nameInPage } from './sound-words.ts'

it.each(['constructor', '__proto__', 'toString'])(
  'a sound whose row names it %s has the name of the row',
  (id) => {
    expect(nameInPage({ id, name: 'Old radio' })).toBe('Old radio')
    expect(descriptionInPage(id)).toBeUndefined()
  },
)

it('a built-in sound has its name in the language of the page', () => {
  expect(nameInPage({ id: 'rain', name: 'Old radio' })).toBe('Rain')
  expect(descriptionInPage('rain')).toMatch(/rain/i)
})
