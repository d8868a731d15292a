import { expect, it } from 'vitest'
import { readProfile } from './provider-profile.ts'

const read = (claims: Readonly<Record<string, unknown>>) =>
  readProfile('google', { sub: 'a person', ...claims })

it('keeps what a token can carry', () => {
  const picture = `https://example.com/${'p'.repeat(1_000)}`
  expect(read({ email: 'Asha@Example.com', name: 'Asha', picture })).toMatchObject({
    email: 'asha@example.com',
    data: { name: 'Asha', picture },
  })
})

it.each([
  'asha@example.com, ravi@example.com',
  'asha@example.com\r\nBcc: ravi@example.com',
  `${'a'.repeat(300)}@example.com`,
  'asha@localhost',
  7,
])('takes %j for no address', (email) => {
  expect(read({ email, email_verified: true }).email).toBe('')
})

it('leaves out what would not fit into a token', () => {
  const long = 'x'.repeat(9_000)
  const { data } = read({ name: long, picture: long, hd: long })
  expect(JSON.stringify(data)).not.toContain(long)
})
