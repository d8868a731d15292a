import { beforeAll, describe, expect, it } from 'vitest'
import type { TestServer } from '../harness/index.ts'
import { call } from '../harness/call.ts'
import {
  aPerson,
  codeIn,
  linkIn,
  linkTokenIn,
  newEmail,
  PASSWORD,
  type Person,
} from '../harness/people.ts'
import { onOneDatabase } from '../harness/databases.ts'

const NEW_PASSWORD = 'a brighter lamp'
const NO_LINK = { status: 403, code: 'otp_expired' }

/** docs/contract/auth.md §11. */
onOneDatabase('what was mailed before', (start) => {
  let server: TestServer
  beforeAll(async () => {
    server = await start()
  })

  const newest = async (to: string) => (await server.mailbox(to))[0]
  const admin = () => server.client({ key: server.serviceKey }).auth.admin

  const verifyLink = async (
    token_hash: string,
    type: 'recovery' | 'magiclink' | 'email_change' | 'invite',
  ) => (await server.client().auth.verifyOtp({ token_hash, type })).error

  const aResetLink = async (email: string) => {
    await server.client().auth.resetPasswordForEmail(email)
    return linkTokenIn(await newest(email))
  }

  /** A link that was opened by a PKCE client, which has not exchanged its auth code yet. */
  const anOpenedLink = async (email: string) => {
    const client = server.client({ flowType: 'pkce' })
    await client.auth.resetPasswordForEmail(email)
    const path = linkIn(await newest(email)).replace(server.url, '')
    const { headers } = await call(server, 'GET', path)
    const code = new URL(headers.get('location') ?? '').searchParams.get('code') ?? ''
    return async () => (await client.auth.exchangeCodeForSession(code)).error
  }

  /** Asks for a new address and confirms it with the links of both mails. */
  const changeAddress = async ({ client, email }: Person) => {
    const address = newEmail()
    expect((await client.auth.updateUser({ email: address })).error).toBeNull()
    for (const to of [email, address])
      expect(await verifyLink(linkTokenIn(await newest(to)), 'email_change')).toBeNull()
    return address
  }

  describe('is worthless after a new address:', () => {
    it('a reset link to the old one', async () => {
      const person = await aPerson(server)
      const link = await aResetLink(person.email)
      await changeAddress(person)
      expect(await verifyLink(link, 'recovery')).toMatchObject(NO_LINK)
    })

    it('a link that was opened, but not exchanged', async () => {
      const person = await aPerson(server)
      const exchange = await anOpenedLink(person.email)
      await changeAddress(person)
      expect(await exchange()).toMatchObject({ status: 404, code: 'flow_state_not_found' })
    })

    it('a code of the old one', async () => {
      const person = await aPerson(server)
      await server.client().auth.signInWithOtp({ email: person.email })
      const token = codeIn(await newest(person.email))
      const address = await changeAddress(person)
      for (const email of [person.email, address]) {
        const { error } = await server.client().auth.verifyOtp({ email, token, type: 'email' })
        expect(error).toMatchObject(NO_LINK)
      }
    })

    it('a reset link, when an operator set it', async () => {
      const { email, session } = await aPerson(server)
      const link = await aResetLink(email)
      await admin().updateUserById(session.user.id, { email: newEmail() })
      expect(await verifyLink(link, 'recovery')).toMatchObject(NO_LINK)
    })

    it('an invitation, when an operator set it', async () => {
      const email = newEmail()
      const { data } = await admin().inviteUserByEmail(email)
      const link = linkTokenIn(await newest(email))
      await admin().updateUserById(data.user?.id ?? '', { email: newEmail() })
      expect(await verifyLink(link, 'invite')).toMatchObject(NO_LINK)
    })
  })

  describe('is worthless after a new password:', () => {
    it('a reset link and both links to a new address', async () => {
      const { client, email } = await aPerson(server)
      const address = newEmail()
      await client.auth.updateUser({ email: address })
      const current = linkTokenIn(await newest(email))
      const next = linkTokenIn(await newest(address))
      const reset = await aResetLink(email)
      expect((await client.auth.updateUser({ password: NEW_PASSWORD })).error).toBeNull()
      expect(await verifyLink(reset, 'recovery')).toMatchObject(NO_LINK)
      for (const link of [current, next])
        expect(await verifyLink(link, 'email_change')).toMatchObject(NO_LINK)
    })

    it('a link that was opened, but not exchanged', async () => {
      const { client, email } = await aPerson(server)
      const exchange = await anOpenedLink(email)
      expect((await client.auth.updateUser({ password: NEW_PASSWORD })).error).toBeNull()
      expect(await exchange()).toMatchObject({ status: 404, code: 'flow_state_not_found' })
    })

    it('a reset link, when an operator set it', async () => {
      const { email, session } = await aPerson(server)
      const link = await aResetLink(email)
      await admin().updateUserById(session.user.id, { password: NEW_PASSWORD })
      expect(await verifyLink(link, 'recovery')).toMatchObject(NO_LINK)
    })
  })

  it('still opens when neither changed', async () => {
    const { client, email } = await aPerson(server)
    const link = await aResetLink(email)
    await client.auth.updateUser({ data: { full_name: 'Tara' } })
    expect(await verifyLink(link, 'recovery')).toBeNull()
  })

  describe('a refresh token', () => {
    it('has 128 bits, at sign-in and after a refresh', async () => {
      const { client, email } = await aPerson(server)
      const { data } = await client.auth.signInWithPassword({ email, password: PASSWORD })
      expect(data.session?.refresh_token).toMatch(/^[0-9a-f]{32}$/)
      const refreshed = await client.auth.refreshSession()
      expect(refreshed.data.session?.refresh_token).toMatch(/^[0-9a-f]{32}$/)
    })

    it('of an older release is still good', async () => {
      const { session } = await aPerson(server)
      const refresh_token = 'abcdefghij01'
      await server.database.query('update auth.refresh_tokens set token = $1 where token = $2', [
        refresh_token,
        session.refresh_token,
      ])
      const { data, error } = await server.client().auth.refreshSession({ refresh_token })
      expect(error).toBeNull()
      expect(data.session?.refresh_token).toMatch(/^[0-9a-f]{32}$/)
    })
  })
})
