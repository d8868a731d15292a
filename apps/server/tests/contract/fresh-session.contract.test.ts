import { randomUUID } from 'node:crypto'
import type { SupabaseClient } from '@supabase/supabase-js'
import { beforeAll, describe, expect, it } from 'vitest'
import { createStillClock, type TestServer } from '../harness/index.ts'
import { call, type RawAnswer, refusal } from '../harness/call.ts'
import {
  aPerson,
  aStalePerson,
  ELEVEN_MINUTES,
  newEmail,
  PASSWORD,
  type Person,
  proveSession,
  reauthenticationCode,
} from '../harness/people.ts'
import { anAuthenticatorApp, totpAt } from './authenticator-app.ts'
import { forEachDatabase } from '../harness/databases.ts'

const needed = (change: string) => ({
  status: 400,
  code: 'reauthentication_needed',
  message: `${change} requires reauthentication`,
})

const ENROLLING = needed('Enrolling a factor')
const UNENROLLING = needed('Removing a factor')
const UNLINKING = needed('Unlinking an identity')

forEachDatabase('a fresh session', (start, once) => {
  let server: TestServer
  beforeAll(async () => {
    server = await start()
  })

  const enrol = async ({ auth }: SupabaseClient) => auth.mfa.enroll({ factorType: 'totp' })
  const isFresh = async (client: SupabaseClient) => {
    const { data, error } = await enrol(client)
    if (data) await client.auth.mfa.unenroll({ factorId: data.id })
    else expect(error).toMatchObject(ENROLLING)
    return error === null
  }
  const OK = { status: 200, code: undefined, message: undefined }

  const linkGoogle = async ({ session }: Person): Promise<void> => {
    await server.database.query(
      `insert into auth.identities (id, user_id, provider, provider_id, identity_data)
       values ($1, $2, 'google', $3, '{}')`,
      [randomUUID(), session.user.id, newEmail()],
    )
  }
  const unlinkGoogle = async ({ auth }: SupabaseClient) => {
    const { data } = await auth.getUserIdentities()
    const google = data?.identities.find(({ provider }) => provider === 'google')
    if (!google) throw new Error('A linked identity was expected.')
    return auth.unlinkIdentity(google)
  }

  once(() => {
    describe('is asked for', () => {
      it.each([
        { factorType: 'totp' },
        { factorType: 'phone', phone: '+919800000111' },
        { factorType: 'webauthn', friendlyName: 'Key' },
      ] as const)('before the first second factor: $factorType', async (factor) => {
        const { client, session } = await aStalePerson(server)
        // The union of the three kinds is wider than any one overload of auth-js.
        const refused = await client.auth.mfa.enroll(factor as { factorType: 'totp' })
        expect(refused.error).toMatchObject(ENROLLING)
        const rows = await server.database.query(
          'select 1 from auth.mfa_factors where user_id = $1',
          [session.user.id],
        )
        expect(rows).toEqual([])
      })

      it('before a further factor, and before one is removed', async () => {
        const { client } = await aPerson(server)
        const { factorId } = await anAuthenticatorApp(server, client)
        server.clock.advance(ELEVEN_MINUTES)
        await client.auth.refreshSession()
        const more = await client.auth.mfa.enroll({ factorType: 'totp', friendlyName: 'Second' })
        expect(more.error).toMatchObject(ENROLLING)
        expect((await client.auth.mfa.unenroll({ factorId })).error).toMatchObject(UNENROLLING)
        await proveSession(server, client, { current_password: PASSWORD })
        expect((await client.auth.mfa.unenroll({ factorId })).error).toBeNull()
      })

      it('before an identity is unlinked', async () => {
        const person = await aStalePerson(server)
        await linkGoogle(person)
        expect((await unlinkGoogle(person.client)).error).toMatchObject(UNLINKING)
        await proveSession(server, person.client, { current_password: PASSWORD })
        expect((await unlinkGoogle(person.client)).error).toBeNull()
      })

      it('before a factor is proved that another session began to enrol', async () => {
        const owner = await aPerson(server)
        server.clock.advance(16 * 60)
        const other = server.client()
        await other.auth.signInWithPassword({ email: owner.email, password: PASSWORD })
        const { data } = await enrol(other)
        if (!data) throw new Error('A factor was expected.')
        const code = totpAt(server, data.totp.secret)
        await owner.client.auth.refreshSession()
        const answer = { factorId: data.id, code }
        expect((await owner.client.auth.mfa.challengeAndVerify(answer)).error).toMatchObject(
          ENROLLING,
        )
        expect((await other.auth.mfa.challengeAndVerify(answer)).error).toBeNull()
      })
    })
  })

  it('lasts five minutes longer for a factor whose enrolment began in time', async () => {
    const { client } = await aPerson(server)
    server.clock.advance(8 * 60)
    const { data } = await enrol(client)
    if (!data) throw new Error('A factor was expected.')
    server.clock.advance(6 * 60)
    const verified = await client.auth.mfa.challengeAndVerify({
      factorId: data.id,
      code: totpAt(server, data.totp.secret),
    })
    expect(verified.error).toBeNull()
  })

  describe('is made', () => {
    it('by the current password, for ten minutes', async () => {
      const { client } = await aStalePerson(server)
      const proof = { current_password: PASSWORD }
      expect(refusal(await proveSession(server, client, proof))).toEqual(OK)
      server.clock.advance(9 * 60)
      await client.auth.refreshSession()
      expect(await isFresh(client)).toBe(true)
      server.clock.advance(2 * 60)
      expect(await isFresh(client)).toBe(false)
    })

    it('by a mailed code, once', async () => {
      const person = await aStalePerson(server)
      const nonce = await reauthenticationCode(server, person)
      expect(refusal(await proveSession(server, person.client, { nonce }))).toEqual(OK)
      expect(await isFresh(person.client)).toBe(true)
      expect(refusal(await proveSession(server, person.client, { nonce }))).toEqual({
        status: 422,
        code: 'reauthentication_not_valid',
        message: 'Nonce has expired or is invalid',
      })
    })

    it('by a mailed code for one session, when several present it at once', async () => {
      const person = await aPerson(server)
      const other = server.client()
      await other.auth.signInWithPassword({ email: person.email, password: PASSWORD })
      const nonce = await reauthenticationCode(server, person)
      const answers = await Promise.all(
        [person.client, other, person.client, other].map((client) =>
          proveSession(server, client, { nonce }),
        ),
      )
      const statuses = answers.map(({ status }) => status)
      expect(statuses.toSorted((one, next) => one - next)).toEqual([200, 422, 422, 422])
    })

    it('for the whole of the factor that is enrolled, and for every other guarded change', async () => {
      const person = await aStalePerson(server)
      const { client } = person
      await linkGoogle(person)
      await proveSession(server, client, { current_password: PASSWORD })
      await anAuthenticatorApp(server, client)
      expect((await unlinkGoogle(client)).error).toBeNull()
      expect((await client.auth.updateUser({ password: 'a brighter lamp' })).error).toBeNull()
    })
  })

  once(() => {
    describe('is not made', () => {
      it('by a wrong password, a wrong code or no proof at all', async () => {
        const { client } = await aStalePerson(server)
        const tries = [{ current_password: 'not the one' }, { nonce: '000000' }, { nonce: '' }]
        const answers: RawAnswer[] = []
        for (const proof of tries) answers.push(await proveSession(server, client, proof))
        expect(answers.map((answer) => refusal(answer))).toEqual([
          {
            status: 400,
            code: 'current_password_invalid',
            message: 'Current password required when setting new password.',
          },
          {
            status: 422,
            code: 'reauthentication_not_valid',
            message: 'Nonce has expired or is invalid',
          },
          {
            status: 400,
            code: 'validation_failed',
            message: 'Reauthentication requires a nonce or the current password',
          },
        ])
        expect(await isFresh(client)).toBe(false)
      })

      it('by the proof of another session or another account', async () => {
        const { client, email } = await aStalePerson(server)
        const other = server.client()
        await other.auth.signInWithPassword({ email, password: PASSWORD })
        await proveSession(server, other, { current_password: PASSWORD })
        expect(await isFresh(client)).toBe(false)
        const stranger = await aPerson(server)
        const nonce = await reauthenticationCode(server, stranger)
        expect(refusal(await proveSession(server, client, { nonce }))).toEqual({
          status: 422,
          code: 'reauthentication_not_valid',
          message: 'Nonce has expired or is invalid',
        })
        expect(await isFresh(client)).toBe(false)
      })

      it('by a session before its second factor', async () => {
        const { client, email } = await aPerson(server)
        await anAuthenticatorApp(server, client)
        const half = server.client()
        await half.auth.signInWithPassword({ email, password: PASSWORD })
        const answer = await proveSession(server, half, { current_password: PASSWORD })
        expect(refusal(answer)).toMatchObject({ status: 403, code: 'insufficient_aal' })
      })

      it('for a thief who holds the same session in another network', async () => {
        const behind = await start({ config: { TRUST_PROXY: 'true' } })
        const { session } = await aPerson(behind)
        behind.clock.advance(ELEVEN_MINUTES)
        const from = (address: string, path: string, body: object) =>
          call(behind, 'POST', `/auth/v1${path}`, {
            token: session.access_token,
            headers: { 'x-forwarded-for': address },
            body,
          })
        const proof = { current_password: PASSWORD }
        expect((await from('192.0.2.1', '/reauthenticate', proof)).status).toBe(200)
        const factor = { factor_type: 'totp' }
        expect(refusal(await from('198.51.100.1', '/factors', factor))).toEqual(ENROLLING)
        expect((await from('192.0.2.1', '/factors', factor)).status).toBe(200)
      })
    })
  })

  it('cannot be guessed: ten proofs of an account in five minutes', async () => {
    const limited = await start({ clock: createStillClock(), config: { AUTH_RATE_LIMITS: 'on' } })
    const { client } = await aStalePerson(limited)
    const statuses: number[] = []
    for (let guess = 0; guess < 12; guess += 1) {
      const proof = { current_password: `guess ${guess}` }
      statuses.push((await proveSession(limited, client, proof)).status)
    }
    expect(statuses.filter((status) => status === 400)).toHaveLength(10)
    expect(statuses.slice(10)).toEqual([429, 429])
    const right = await proveSession(limited, client, { current_password: PASSWORD })
    expect(refusal(right)).toMatchObject({ status: 429, code: 'over_request_rate_limit' })
  })

  once(() => {
    it('is not asked for where the operator switched it off', async () => {
      const lenient = await start({ config: { AUTH_REAUTHENTICATION: 'false' } })
      const { client } = await aStalePerson(lenient)
      expect((await enrol(client)).error).toBeNull()
    })

    it('does not come from a token that no session issued', async () => {
      const { session } = await aPerson(server)
      const { iss, aud, sub, exp } = JSON.parse(
        Buffer.from(session.access_token.split('.')[1] ?? '', 'base64url').toString(),
      ) as Record<string, unknown>
      const token = await server.platform.keys.sign({ iss, aud, sub, exp, role: 'authenticated' })
      const body = { current_password: PASSWORD }
      const answer = await call(server, 'POST', '/auth/v1/reauthenticate', { token, body })
      expect(refusal(answer)).toMatchObject({ status: 403, code: 'session_not_found' })
    })
  })
})
