import { beforeAll, describe, expect, it } from 'vitest'
import type { TestServer } from '../harness/index.ts'
import { call, refusal, SESSION_ENDED } from '../harness/call.ts'
import { aPerson, codeIn, PASSWORD, type Person, userOf } from '../harness/people.ts'
import { anAuthenticatorApp, totpAt } from './authenticator-app.ts'
import { forEachDatabase } from '../harness/databases.ts'
import { createSoftwareAuthenticator } from './software-authenticator.ts'
import { describeUsedCodes } from './used-codes.ts'

const UUID = '0b8f9c36-3d5c-4b2f-9d0a-6a1f4f1f0c11'

forEachDatabase('second factors', (start, once) => {
  let server: TestServer
  beforeAll(async () => {
    server = await start()
  })

  const aPersonWithTotp = async () => {
    const person = await aPerson(server)
    return { ...person, ...(await anAuthenticatorApp(server, person.client)) }
  }

  const post = (person: Person, path: string, body: object = {}) =>
    call(server, 'POST', `/auth/v1/factors${path}`, { body, token: person.session.access_token })

  it('enrols an authenticator app, and the session rises to aal2', async () => {
    const { client, email } = await aPerson(server)
    const before = await server.client().auth.signInWithPassword({ email, password: PASSWORD })
    const { data } = await client.auth.mfa.enroll({ factorType: 'totp', friendlyName: 'Phone' })
    if (data?.type !== 'totp') throw new Error('The server enrolled another kind of factor.')
    expect(data.totp.qr_code).toMatch(/^data:image\/svg\+xml;utf-8,<svg /)
    // auth-js does not escape the drawing, and what follows a # is no part of a `data:` address.
    expect(data.totp.qr_code).not.toContain('#')
    expect(data.totp.uri).toMatch(/^otpauth:\/\/totp\//)
    const code = totpAt(server, data.totp.secret)
    const verified = await client.auth.mfa.challengeAndVerify({ factorId: data.id, code })
    expect(verified.error).toBeNull()
    const level = await client.auth.mfa.getAuthenticatorAssuranceLevel()
    expect(level.data).toMatchObject({ currentLevel: 'aal2', nextLevel: 'aal2' })
    expect(level.data?.currentAuthenticationMethods[0]).toMatchObject({ method: 'totp' })
    await client.auth.refreshSession()
    const refreshed = await client.auth.getClaims()
    expect(refreshed.data?.claims).toMatchObject({
      aal: 'aal2',
      amr: [{ method: 'totp' }, { method: 'otp' }],
    })
    const token = before.data.session?.access_token ?? ''
    expect(refusal(await userOf(server, token))).toEqual(SESSION_ENDED)
    const factors = await client.auth.mfa.listFactors()
    expect(factors.data?.totp).toHaveLength(1)
    expect(JSON.stringify(factors.data)).not.toContain(data.totp.secret)
  })

  it('gives a factor no name or issuer of more than 100 characters', async () => {
    const person = await aPerson(server)
    for (const name of ['friendly_name', 'issuer']) {
      const enrol = (length: number) =>
        post(person, '', { factor_type: 'totp', friendly_name: name, [name]: 'x'.repeat(length) })
      expect((await enrol(100)).status).toBe(200)
      expect(refusal(await enrol(101))).toEqual({
        status: 400,
        code: 'validation_failed',
        message: `${name} cannot be longer than 100 characters`,
      })
    }
  })

  it('asks a new session for the factor before it changes anything', async () => {
    const { email, factorId, code } = await aPersonWithTotp()
    const client = server.client()
    const signedIn = await client.auth.signInWithPassword({ email, password: PASSWORD })
    const level = await client.auth.mfa.getAuthenticatorAssuranceLevel()
    expect(level.data).toMatchObject({ currentLevel: 'aal1', nextLevel: 'aal2' })
    const update = await client.auth.updateUser({ password: 'a brighter lamp' })
    expect(update.error).toMatchObject({
      status: 401,
      code: 'insufficient_aal',
      message: 'AAL2 session is required to update email or password when MFA is enabled.',
    })
    expect((await client.auth.mfa.enroll({ factorType: 'totp' })).error).toMatchObject({
      status: 403,
      code: 'insufficient_aal',
      message: 'AAL2 required to enroll a new factor',
    })
    expect((await client.auth.mfa.unenroll({ factorId })).error).toMatchObject({
      status: 422,
      code: 'insufficient_aal',
      message: 'AAL2 required to unenroll verified factor',
    })
    expect(signedIn.data.user?.factors).toHaveLength(1)
    server.clock.advance(30)
    await client.auth.mfa.challengeAndVerify({ factorId, code: code() })
    expect((await client.auth.mfa.unenroll({ factorId })).data).toEqual({ id: factorId })
    await client.auth.refreshSession()
    expect((await client.auth.getClaims()).data?.claims.aal).toBe('aal1')
  })

  describe('a code of an authenticator app', () => describeUsedCodes(() => server))

  once(() => {
    it('enrols a phone, which gets its codes as text messages', async () => {
      const { client } = await aPerson(server)
      const phone = '919800000004'
      const { data } = await client.auth.mfa.enroll({ factorType: 'phone', phone: `+${phone}` })
      expect(data).toMatchObject({ type: 'phone', phone })
      const factorId = data?.id ?? ''
      const challenge = await client.auth.mfa.challenge({ factorId, channel: 'sms' })
      const challengeId = challenge.data?.id ?? ''
      const wrong = await client.auth.mfa.verify({ factorId, challengeId, code: '000000' })
      expect(wrong.error).toMatchObject({
        status: 422,
        code: 'mfa_verification_failed',
        message: 'Invalid MFA Phone code entered',
      })
      const code = codeIn((await server.mailbox(phone))[0])
      const right = await client.auth.mfa.verify({ factorId, challengeId, code })
      expect(right.error).toBeNull()
      expect((await client.auth.getClaims()).data?.claims.amr?.[0]).toMatchObject({
        method: 'mfa/phone',
      })
    })
  })

  it('enrols a security key', async () => {
    const person = await aPerson(server)
    const key = createSoftwareAuthenticator(server.url)
    const enrolled = await post(person, '', { factor_type: 'webauthn', friendly_name: 'Key' })
    expect(enrolled.body).toMatchObject({ type: 'webauthn', friendly_name: 'Key' })
    const path = `/${String(enrolled.body.id)}`
    type Begun = {
      id: string
      webauthn: { type: string; credential_options: { publicKey: { challenge: string } } }
    }
    const begin = async (token: string) =>
      (await call(server, 'POST', `/auth/v1/factors${path}/challenge`, { body: {}, token }))
        .body as Begun
    const first = await begin(person.session.access_token)
    expect(first.webauthn.type).toBe('create')
    const created = await post(person, `${path}/verify`, {
      challenge_id: first.id,
      webauthn: {
        type: 'create',
        credential_response: key.create(first.webauthn.credential_options.publicKey),
      },
    })
    expect(created.status).toBe(200)

    const again = server.client()
    const { data } = await again.auth.signInWithPassword({
      email: person.email,
      password: PASSWORD,
    })
    const token = data.session?.access_token ?? ''
    const second = await begin(token)
    expect(second.webauthn.type).toBe('request')
    const stranger = createSoftwareAuthenticator(server.url)
    const answer = (credential: object) =>
      call(server, 'POST', `/auth/v1/factors${path}/verify`, {
        token,
        body: {
          challenge_id: second.id,
          webauthn: { type: 'request', credential_response: credential },
        },
      })
    const { publicKey } = second.webauthn.credential_options
    expect(refusal(await answer(stranger.get(publicKey)))).toEqual({
      status: 400,
      code: 'validation_failed',
      message: 'Invalid credential_response',
    })
    expect((await answer(key.get(publicKey))).status).toBe(200)
  })

  describe('refuses', () => {
    once(() => {
      it.each([
        [
          { factor_type: 'fax' },
          400,
          'validation_failed',
          'factor_type needs to be totp, phone, or webauthn',
        ],
        [
          { factor_type: 'phone' },
          400,
          'validation_failed',
          'Phone number required to enroll Phone factor',
        ],
      ])('to enrol %j', async (body, status, code, message) => {
        expect(refusal(await post(await aPerson(server), '', body))).toEqual({
          status,
          code,
          message,
        })
      })
    })

    it('two factors of one name', async () => {
      const person = await aPerson(server)
      const body = { factor_type: 'totp', friendly_name: 'Phone' }
      await post(person, '', body)
      expect(refusal(await post(person, '', body))).toEqual({
        status: 422,
        code: 'mfa_factor_name_conflict',
        message: 'A factor with the friendly name "Phone" for this user already exists',
      })
    })

    it('an eleventh factor, until the unverified ones are five minutes old', async () => {
      const person = await aPerson(server)
      const enrol = (name: string) => post(person, '', { factor_type: 'totp', friendly_name: name })
      for (let index = 0; index < 10; index += 1)
        expect((await enrol(`Factor ${index}`)).status).toBe(200)
      expect(refusal(await enrol('One more'))).toEqual({
        status: 422,
        code: 'too_many_enrolled_mfa_factors',
        message: 'Maximum number of verified factors reached, unenroll to continue',
      })
      server.clock.advance(301)
      expect((await enrol('One more')).status).toBe(200)
    })

    once(() => {
      it('factors of other accounts, unknown and misspelt factors', async () => {
        const owner = await aPersonWithTotp()
        const person = await aPerson(server)
        for (const id of [owner.factorId, UUID])
          expect(refusal(await post(person, `/${id}/challenge`))).toEqual({
            status: 404,
            code: 'mfa_factor_not_found',
            message: 'Factor not found',
          })
        expect(refusal(await post(person, '/mine/challenge'))).toEqual({
          status: 404,
          code: 'validation_failed',
          message: 'factor_id must be an UUID',
        })
      })
    })

    it('wrong codes and empty ones, unknown, used and old challenges', async () => {
      const person = await aPerson(server)
      const enrolled = await post(person, '', { factor_type: 'totp' })
      const path = `/${String(enrolled.body.id)}`
      const { secret } = enrolled.body.totp as { secret: string }
      const begin = async () => String((await post(person, `${path}/challenge`)).body.id)
      const verify = async (challenge_id: string, code: string) =>
        refusal(await post(person, `${path}/verify`, { challenge_id, code }))
      const challenge = await begin()
      expect(await verify(challenge, '')).toMatchObject({
        status: 400,
        code: 'validation_failed',
        message: 'Code needs to be non-empty',
      })
      expect(await verify(challenge, '000000')).toMatchObject({
        status: 422,
        code: 'mfa_verification_failed',
        message: 'Invalid TOTP code entered',
      })
      expect(await verify(UUID, totpAt(server, secret))).toMatchObject({
        status: 422,
        code: 'mfa_factor_not_found',
        message: 'MFA factor with the provided challenge ID not found',
      })
      const old = await begin()
      server.clock.advance(301)
      expect(await verify(old, totpAt(server, secret))).toEqual({
        status: 422,
        code: 'mfa_challenge_expired',
        message: `MFA challenge ${old} has expired, verify against another challenge or create a new challenge.`,
      })
      const fresh = await begin()
      expect((await verify(fresh, totpAt(server, secret))).status).toBe(200)
      expect(await verify(fresh, totpAt(server, secret))).toEqual({
        status: 422,
        code: 'mfa_ip_address_mismatch',
        message: 'Challenge and verify IP addresses mismatch.',
      })
    })

    once(() => {
      it('anonymous accounts', async () => {
        const open = await start({ config: { AUTH_ANONYMOUS_USERS: 'true' } })
        const client = open.client()
        await client.auth.signInAnonymously()
        const { error } = await client.auth.mfa.enroll({ factorType: 'totp' })
        expect(error).toMatchObject({ status: 403, code: 'no_authorization' })
      })
    })
  })
})
