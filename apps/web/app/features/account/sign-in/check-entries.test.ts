import { expect, it } from 'vitest'
import { checkEntries } from './check-entries.ts'

const entries = { name: 'Asha', email: 'asha@example.com', password: 'quiet river' }

it('finds nothing wrong with a full form', () => {
  for (const mode of ['sign-in', 'sign-up', 'reset', 'link', 'code'] as const)
    expect(checkEntries(mode, entries)).toEqual({})
})

it('misses only the fields of the mode, in the order of the form', () => {
  const empty = { name: ' ', email: ' ', password: '' }
  const signUp = checkEntries('sign-up', empty)
  expect(signUp).toEqual({ name: 'missing', email: 'missing', password: 'missing' })
  expect(Object.keys(signUp)).toEqual(['name', 'email', 'password'])
  expect(checkEntries('sign-in', empty)).toEqual({ email: 'missing', password: 'missing' })
  for (const mode of ['reset', 'link', 'code'] as const)
    expect(checkEntries(mode, empty)).toEqual({ email: 'missing' })
})

it.each(['asha', 'asha@', '@example.com', 'asha example@com', 'asha@home@example.com'])(
  'finds %j malformed',
  (email) => {
    expect(checkEntries('reset', { ...entries, email })).toEqual({ email: 'malformed' })
  },
)

it('ignores spaces around an address', () => {
  expect(checkEntries('reset', { ...entries, email: ' asha@example.com ' })).toEqual({})
})
