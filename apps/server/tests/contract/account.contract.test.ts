import { beforeAll, describe, expect, it, vi } from 'vitest'
import type { TestServer } from '../harness/index.ts'
import { call, refusal } from '../harness/call.ts'
import { aPerson, codeIn, newEmail, PASSWORD, type Person, userOf } from '../harness/people.ts'
import { forEachDatabase, onPostgres } from '../harness/databases.ts'

const ADDRESSED = /@/

forEachDatabase('accounts', (start, once) => {
  let server: TestServer
  beforeAll(async () => {
    server = await start()
  })

  it('merges metadata and removes keys that become null', async () => {
    const { client } = await aPerson(server)
    await client.auth.updateUser({ data: { full_name: 'Asha', theme: 'raat' } })
    const { data } = await client.auth.updateUser({ data: { theme: null, city: 'Pune' } })
    expect(data.user?.user_metadata).toMatchObject({ full_name: 'Asha', city: 'Pune' })
    expect(data.user?.user_metadata).not.toHaveProperty('theme')
  })

  once(() => {
    it('keeps no more metadata than a token can carry', async () => {
      const { client } = await aPerson(server)
      const tooLong = {
        status: 422,
        code: 'validation_failed',
        message: 'user_metadata cannot be longer than 8192 bytes',
      }
      const half = 'x'.repeat(4000)
      expect((await client.auth.updateUser({ data: { one: half } })).error).toBeNull()
      const grown = await client.auth.updateUser({ data: { two: half, three: half } })
      expect(grown.error).toMatchObject(tooLong)
      // Three bytes a letter: the token would have 29 kB, and every request with it would be refused.
      const hindi = await client.auth.updateUser({ data: { two: 'न'.repeat(1400) } })
      expect(hindi.error).toMatchObject(tooLong)
      const data = { note: 'x'.repeat(9000) }
      const email = newEmail()
      const signedUp = await server
        .client()
        .auth.signUp({ email, password: PASSWORD, options: { data } })
      expect(signedUp.error).toMatchObject(tooLong)
      const asked = await server.client().auth.signInWithOtp({ email, options: { data } })
      expect(asked.error).toMatchObject(tooLong)
    })
  })

  it('refuses what asks for an account that is deleted meanwhile', async () => {
    const { passwords } = server.platform
    const meanwhile = (person: Person) =>
      server.database.query('delete from auth.users where id = $1', [person.session.user.id])
    const leaving = await aPerson(server)
    const { matches } = passwords
    const comparing = vi.spyOn(passwords, 'matches').mockImplementationOnce(async (...given) => {
      await meanwhile(leaving)
      return matches(...given)
    })
    const credentials = { email: leaving.email, password: PASSWORD }
    const signedIn = await server.client().auth.signInWithPassword(credentials)
    expect(comparing).toHaveBeenCalled()
    expect(signedIn.error).toMatchObject({ status: 404, code: 'user_not_found' })
    const changing = await aPerson(server)
    const { hash } = passwords
    const hashing = vi.spyOn(passwords, 'hash').mockImplementationOnce(async (...given) => {
      await meanwhile(changing)
      return hash(...given)
    })
    const changed = await changing.client.auth.updateUser({ password: 'a brighter lamp' })
    expect(hashing).toHaveBeenCalled()
    expect(changed.error).toMatchObject({ status: 404, code: 'user_not_found' })
  })

  it('changes the address after both addresses confirmed', async () => {
    const { client, email } = await aPerson(server)
    const next = newEmail()
    const { data } = await client.auth.updateUser({ email: next })
    expect(data.user).toMatchObject({ email, new_email: next })
    const first = await client.auth.verifyOtp({
      email,
      token: codeIn((await server.mailbox(email))[0]),
      type: 'email_change',
    })
    expect(first.error).toBeNull()
    expect(first.data.session).toBeNull()
    expect((await client.auth.getUser()).data.user?.email).toBe(email)
    const second = await client.auth.verifyOtp({
      email: next,
      token: codeIn((await server.mailbox(next))[0]),
      type: 'email_change',
    })
    expect(second.error).toBeNull()
    expect(second.data.user).toMatchObject({ email: next })
    expect(second.data.user?.new_email).toBeUndefined()
    expect(second.data.user?.identities?.[0]?.identity_data?.email).toMatch(ADDRESSED)
    const { error } = await server
      .client()
      .auth.signInWithPassword({ email: next, password: PASSWORD })
    expect(error).toBeNull()
  })

  once(() => {
    it('adds a phone after its code was entered', async () => {
      const { client } = await aPerson(server)
      const phone = '919800000003'
      await client.auth.updateUser({ phone })
      const token = codeIn((await server.mailbox(phone))[0])
      const { data, error } = await client.auth.verifyOtp({ phone, token, type: 'phone_change' })
      expect(error).toBeNull()
      expect(data.user?.phone).toBe(phone)
    })
  })

  describe('refuses', () => {
    it('an address or number that another account has', async () => {
      const other = await aPerson(server)
      const { client } = await aPerson(server)
      const { error } = await client.auth.updateUser({ email: other.email })
      expect(error).toMatchObject({
        status: 422,
        code: 'email_exists',
        message: 'A user with this email address has already been registered',
      })
      const phone = '919800000005'
      await other.client.auth.updateUser({ phone })
      const token = codeIn((await server.mailbox(phone))[0])
      await other.client.auth.verifyOtp({ phone, token, type: 'phone_change' })
      expect((await client.auth.updateUser({ phone })).error).toMatchObject({
        status: 422,
        code: 'phone_exists',
        message: 'A user with this phone number has already been registered',
      })
    })

    it('the same, a weak and a too long password', async () => {
      const { client } = await aPerson(server)
      expect((await client.auth.updateUser({ password: PASSWORD })).error).toMatchObject({
        status: 422,
        code: 'same_password',
        message: 'New password should be different from the old password.',
      })
      expect((await client.auth.updateUser({ password: 'short' })).error).toMatchObject({
        status: 422,
        code: 'weak_password',
        reasons: ['length'],
      })
      expect((await client.auth.updateUser({ password: 'é'.repeat(129) })).error).toMatchObject({
        status: 400,
        code: 'validation_failed',
      })
    })

    it('a change of app_metadata by its owner', async () => {
      const { session } = await aPerson(server)
      const answer = await call(server, 'PUT', '/auth/v1/user', {
        token: session.access_token,
        body: { app_metadata: { role: 'admin' } },
      })
      expect(refusal(answer)).toEqual({
        status: 403,
        code: 'not_admin',
        message: 'Updating app_metadata requires admin privileges',
      })
    })
  })

  once(() => {
    it('asks for a mailed code before an old session changes the password', async () => {
      const careful = await start({ config: { AUTH_REAUTHENTICATION: 'true' } })
      const { client, email } = await aPerson(careful)
      careful.clock.advance(25 * 3600)
      await client.auth.refreshSession()
      const without = await client.auth.updateUser({ password: 'a brighter lamp' })
      expect(without.error).toMatchObject({ status: 400, code: 'reauthentication_needed' })
      expect((await client.auth.reauthenticate()).error).toBeNull()
      const [mail] = await careful.mailbox(email)
      expect(mail?.subject).toBe(`${codeIn(mail)} is your verification code`)
      const wrong = await client.auth.updateUser({ password: 'a brighter lamp', nonce: '000000' })
      expect(wrong.error).toMatchObject({ status: 422, code: 'reauthentication_not_valid' })
      const nonce = codeIn(mail)
      const { error } = await client.auth.updateUser({ password: 'a brighter lamp', nonce })
      expect(error).toBeNull()
    })

    it('takes a texted code for a minute only', async () => {
      const careful = await start({ config: { AUTH_REAUTHENTICATION: 'true' } })
      const phone = '919800000007'
      const client = careful.client()
      const texted = async () => codeIn((await careful.mailbox(phone))[0])
      await client.auth.signUp({ phone, password: PASSWORD })
      await client.auth.verifyOtp({ phone, token: await texted(), type: 'sms' })
      careful.clock.advance(25 * 3600)
      await client.auth.refreshSession()
      const change = async () =>
        client.auth.updateUser({ password: 'a brighter lamp', nonce: await texted() })
      expect((await client.auth.reauthenticate()).error).toBeNull()
      careful.clock.advance(61)
      expect((await change()).error).toMatchObject({
        status: 422,
        code: 'reauthentication_not_valid',
      })
      expect((await client.auth.reauthenticate()).error).toBeNull()
      expect((await change()).error).toBeNull()
    })
  })
})

onPostgres('an account', (start) => {
  it('is served by two replicas on one database', async () => {
    const server = await start()
    const { databaseUrl } = server.platform.config
    if (databaseUrl === undefined) throw new Error('The server has no PostgreSQL.')
    const replica = await start({ config: { DATABASE_URL: databaseUrl } })
    const { session } = await aPerson(server)
    expect((await userOf(replica, session.access_token)).status).toBe(200)
    const refreshed = await call(replica, 'POST', '/auth/v1/token?grant_type=refresh_token', {
      body: { refresh_token: session.refresh_token },
    })
    expect((await userOf(server, String(refreshed.body.access_token))).status).toBe(200)
  })
})
