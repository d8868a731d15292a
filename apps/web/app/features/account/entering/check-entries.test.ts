import { expect, it } from 'vitest'
import { checkEntries } from './check-entries.ts'

const entries = { name: 'Asha', email: 'asha@example.com', password: 'quiet river' }

it('finds nothing wrong with a full form', () => {
  for (const mode of ['sign-in', 'sign-up', 'reset', 'link'] as const)
    expect(checkEntries(mode, entries)).toEqual({})
})

it('misses only what the mode asks for', () => {
  const empty = { name: ' ', email: ' ', password: '' }
  expect(Object.keys(checkEntries('sign-up', empty))).toEqual(['name', 'email', 'password'])
  expect(Object.keys(checkEntries('sign-in', empty))).toEqual(['email', 'password'])
  expect(checkEntries('reset', empty)).toEqual({ email: 'missing' })
})

it.each(['asha', 'asha@', '@example.com', 'asha example@com'])(
  'takes %j for no address',
  (email) => {
    expect(checkEntries('reset', { ...entries, email })).toEqual({ email: 'malformed' })
  },
)
