import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestServer, type TestServer } from '../kit/index.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

it('takes a person from sign-up over the mail to a session that refreshes and ends', async () => {
  const client = server.client()
  const email = 'asha@example.com'
  const signedUp = await client.auth.signUp({
    email,
    password: 'moonlit courtyard',
    options: { data: { full_name: 'Asha' } },
  })
  expect(signedUp.error).toBeNull()
  expect(signedUp.data.session).toBeNull()
  expect(signedUp.data.user?.identities).toHaveLength(1)
  const early = await client.auth.signInWithPassword({ email, password: 'moonlit courtyard' })
  expect(early.error).toMatchObject({ status: 400, code: 'email_not_confirmed' })
  const [mail] = await server.mailbox(email)
  const code = /\b\d{6}\b/.exec(mail?.text ?? '')?.[0] ?? ''
  const verified = await client.auth.verifyOtp({ email, token: code, type: 'email' })
  expect(verified.error).toBeNull()
  expect(verified.data.user?.user_metadata).toMatchObject({
    full_name: 'Asha',
    email_verified: true,
  })
  const signedIn = await client.auth.signInWithPassword({ email, password: 'moonlit courtyard' })
  expect(signedIn.error).toBeNull()
  const refreshed = await client.auth.refreshSession()
  expect(refreshed.error).toBeNull()
  expect((await client.auth.getClaims()).data?.claims.email).toBe(email)
  expect((await client.auth.getUser()).data.user?.email).toBe(email)
  expect((await client.auth.signOut()).error).toBeNull()
})
