import { expect, it } from 'vitest'
import { describeSession, readKeptSession, type KeptSession } from './kept-session.ts'

const tokenWith = (claims: object) =>
  `head.${btoa(JSON.stringify(claims)).replaceAll('+', '-').replaceAll('/', '_')}.sign`

const aSession = (aal: string, factors: readonly { status: string }[] = []): KeptSession =>
  ({
    // Characters that base64 and base64url write differently.
    access_token: tokenWith({ aal, name: '???>>>~~~' }),
    refresh_token: 'refresh',
    user: { id: 'asha', email: 'asha@example.com', factors },
  }) as unknown as KeptSession

const storageWith = (text: string | null) => ({ getItem: () => text }) as unknown as Storage

it('asks for the second factor only where the account has one and the session has not shown it', () => {
  const statusOf = (session: KeptSession) => describeSession(session, false).status
  expect(statusOf(aSession('aal1'))).toBe('signed-in')
  expect(statusOf(aSession('aal1', [{ status: 'unverified' }]))).toBe('signed-in')
  expect(statusOf(aSession('aal1', [{ status: 'verified' }]))).toBe('second-factor')
  expect(statusOf(aSession('aal2', [{ status: 'verified' }]))).toBe('signed-in')
})

it('asks for the second factor when the token cannot be read', () => {
  const session = { ...aSession('aal2', [{ status: 'verified' }]), access_token: 'nonsense' }
  expect(describeSession(session, false).status).toBe('second-factor')
})

it('finds no session in storage that is empty, broken or of another shape', () => {
  for (const text of [null, '', '{', '[]', '{"access_token":"a","refresh_token":"b","user":null}'])
    expect(readKeptSession(storageWith(text))).toBeNull()
  expect(readKeptSession(storageWith(JSON.stringify(aSession('aal1'))))?.user.id).toBe('asha')
})

it.each([5, 'totp', {}, [5], [null]])(
  'finds no session in storage whose list of factors is %j',
  (factors) => {
    const session = { ...aSession('aal1'), user: { id: 'asha', factors } }
    expect(readKeptSession(storageWith(JSON.stringify(session)))).toBeNull()
  },
)
