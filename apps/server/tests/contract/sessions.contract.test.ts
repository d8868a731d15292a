import { beforeAll, describe, expect, it } from 'vitest'
import type { TestServer } from '../harness/index.ts'
import { call, refusal, SESSION_ENDED } from '../harness/call.ts'
import { aPerson, newEmail, PASSWORD, refresh, tokenPart, userOf } from '../harness/people.ts'
import { describeWrongBearers } from './wrong-bearers.ts'
import { forEachDatabase } from '../harness/databases.ts'

forEachDatabase('sessions', (start, once) => {
  let server: TestServer
  beforeAll(async () => {
    server = await start()
  })

  it('gives an access token with exactly the documented claims', async () => {
    const { client, email } = await aPerson(server)
    const { data } = await client.auth.signInWithPassword({ email, password: PASSWORD })
    const token = data.session?.access_token ?? ''
    expect(tokenPart(token, 0)).toMatchObject({ alg: 'ES256', typ: 'JWT', kid: expect.any(String) })
    const claims = tokenPart(token, 1)
    expect(claims).toMatchObject({
      iss: `${server.url}/auth/v1`,
      sub: data.user?.id,
      aud: 'authenticated',
      email,
      phone: '',
      role: 'authenticated',
      aal: 'aal1',
      amr: [{ method: 'password', timestamp: expect.any(Number) }],
      session_id: expect.any(String),
      is_anonymous: false,
      app_metadata: { provider: 'email', providers: ['email'] },
    })
    expect(Number(claims.exp) - Number(claims.iat)).toBe(3600)
    expect(data.session).toMatchObject({ token_type: 'bearer', expires_in: 3600 })
    expect((await client.auth.getClaims()).data?.claims.sub).toBe(data.user?.id)
  })

  describe('refresh', () => {
    it('gives a new token that still names how the person signed in', async () => {
      const { session } = await aPerson(server)
      const answer = await refresh(server, session.refresh_token)
      expect(answer.status).toBe(200)
      expect(answer.body.refresh_token).not.toBe(session.refresh_token)
      expect(tokenPart(String(answer.body.access_token), 1)).toMatchObject({
        amr: [{ method: 'otp' }],
        session_id: tokenPart(session.access_token, 1).session_id,
      })
    })

    it('gives 50 tabs with one token the same next token', async () => {
      const { session } = await aPerson(server)
      const answers = await Promise.all(
        Array.from({ length: 50 }, () => refresh(server, session.refresh_token)),
      )
      expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 50 }, () => 200))
      expect(new Set(answers.map(({ body }) => body.refresh_token)).size).toBe(1)
    })

    it('answers the predecessor of the active token with the active token, however late', async () => {
      const { session } = await aPerson(server)
      const first = await refresh(server, session.refresh_token)
      server.clock.advance(3600)
      const again = await refresh(server, session.refresh_token)
      expect(again.body.refresh_token).toBe(first.body.refresh_token)
    })

    it('ends the whole family when an old token comes back late', async () => {
      const { session } = await aPerson(server)
      const second = await refresh(server, session.refresh_token)
      const third = await refresh(server, String(second.body.refresh_token))
      server.clock.advance(11)
      expect(refusal(await refresh(server, session.refresh_token))).toEqual({
        status: 400,
        code: 'refresh_token_already_used',
        message: 'Invalid Refresh Token: Already Used',
      })
      server.clock.advance(11)
      const last = await refresh(server, String(third.body.refresh_token))
      expect(refusal(last)).toMatchObject({ status: 400, code: 'refresh_token_already_used' })
    })

    once(() => {
      it.each([
        ['', 'validation_failed', 'Refresh token is not valid'],
        ['SHOUTING1234', 'validation_failed', 'Refresh token is not valid'],
        [
          'aaaaaaaaaaaa',
          'refresh_token_not_found',
          'Invalid Refresh Token: Refresh Token Not Found',
        ],
      ])('refuses %j', async (token, code, message) => {
        expect(refusal(await refresh(server, token))).toEqual({ status: 400, code, message })
      })
    })

    it('refuses banned accounts', async () => {
      const { email, session } = await aPerson(server)
      await server.database.query(
        `update auth.users set banned_until = now() + interval '1 year' where email = $1`,
        [email],
      )
      expect(refusal(await refresh(server, session.refresh_token))).toMatchObject({
        status: 400,
        code: 'user_banned',
        message: 'Invalid Refresh Token: User Banned',
      })
      const { error } = await server
        .client()
        .auth.signInWithPassword({ email, password: 'any password' })
      expect(error).toMatchObject({ status: 400, code: 'user_banned', message: 'User is banned' })
    })

    it('ends sessions after the time that the operator allows', async () => {
      const limited = await start({
        config: { AUTH_SESSION_HOURS: '24', AUTH_INACTIVITY_HOURS: '2' },
      })
      const idle = await aPerson(limited)
      limited.clock.advance(2 * 3600)
      expect(refusal(await refresh(limited, idle.session.refresh_token))).toEqual({
        status: 400,
        code: 'session_expired',
        message: 'Invalid Refresh Token: Session Expired (Inactivity)',
      })
      const busy = await aPerson(limited)
      let token = busy.session.refresh_token
      for (let hour = 1; hour < 24; hour += 1) {
        limited.clock.advance(3600)
        token = String((await refresh(limited, token)).body.refresh_token)
      }
      limited.clock.advance(3600)
      expect(refusal(await refresh(limited, token))).toEqual({
        status: 400,
        code: 'session_expired',
        message: 'Invalid Refresh Token: Session Expired',
      })
    })
  })

  describe('sign-out', () => {
    it.each([
      ['global', ['ended', 'ended']],
      ['local', ['ended', 'alive']],
      ['others', ['alive', 'ended']],
    ] as const)('with scope %s ends the sessions that it names', async (scope, [own, other]) => {
      const { client, email, session } = await aPerson(server)
      const second = server.client()
      const { data } = await second.auth.signInWithPassword({ email, password: PASSWORD })
      expect((await client.auth.signOut({ scope })).error).toBeNull()
      const stateOf = async (token: string) => {
        const answer = await userOf(server, token)
        if (answer.status === 200) return 'alive'
        expect(refusal(answer)).toEqual(SESSION_ENDED)
        return 'ended'
      }
      expect(await stateOf(session.access_token)).toBe(own)
      expect(await stateOf(data.session?.access_token ?? '')).toBe(other)
      expect(refusal(await refresh(server, session.refresh_token))).toMatchObject(
        own === 'alive' ? { status: 200 } : { status: 400, code: 'refresh_token_not_found' },
      )
    })

    it('answers 204 without a body and refuses other scopes', async () => {
      const { session } = await aPerson(server)
      const token = session.access_token
      expect(refusal(await call(server, 'POST', '/auth/v1/logout?scope=all', { token }))).toEqual({
        status: 400,
        code: 'validation_failed',
        message: 'Unsupported logout scope "all"',
      })
      const answer = await call(server, 'POST', '/auth/v1/logout', {
        token,
        headers: { 'content-type': 'application/json;charset=UTF-8' },
      })
      expect(answer.status).toBe(204)
      expect(answer.body).toEqual({ text: '' })
      expect(refusal(await userOf(server, token))).toEqual(SESSION_ENDED)
    })
  })

  once(() => {
    it('publishes keys that caches may keep for ten minutes', async () => {
      const answer = await fetch(`${server.url}/auth/v1/.well-known/jwks.json`)
      expect(answer.headers.get('cache-control')).toBe('public, max-age=600')
      const { keys } = (await answer.json()) as { keys: Record<string, unknown>[] }
      expect(keys[0]).toMatchObject({
        kty: 'EC',
        crv: 'P-256',
        alg: 'ES256',
        use: 'sig',
        key_ops: ['verify'],
      })
      expect(keys[0]).not.toHaveProperty('d')
    })

    it('keeps sessions alive when the signing key changes', async () => {
      const { client, session } = await aPerson(server)
      await server.platform.keys.rotate()
      server.clock.advance(16 * 60)
      expect((await userOf(server, session.access_token)).status).toBe(200)
      const { data } = await client.auth.refreshSession()
      expect(tokenPart(data.session?.access_token ?? '', 0).kid).not.toBe(
        tokenPart(session.access_token, 0).kid,
      )
      expect((await userOf(server, data.session?.access_token ?? '')).status).toBe(200)
    })

    it('reports that a correct password is weak', async () => {
      const { email } = await aPerson(server)
      const hash = await server.platform.passwords.hash('baseball')
      await server.database.query(
        'update auth.users set encrypted_password = $2 where email = $1',
        [email, hash],
      )
      const { data, error } = await server
        .client()
        .auth.signInWithPassword({ email, password: 'baseball' })
      expect(error).toBeNull()
      expect(data.weakPassword).toMatchObject({ reasons: ['pwned'] })
    })

    describe('bearer', () => describeWrongBearers(() => server))

    it('refuses wrong passwords and unknown addresses with the same words', async () => {
      const { email } = await aPerson(server)
      const wrong = {
        status: 400,
        code: 'invalid_credentials',
        message: 'Invalid login credentials',
      }
      for (const body of [
        { email, password: 'not this one' },
        { email: newEmail(), password: PASSWORD },
        { email },
      ])
        expect(
          refusal(await call(server, 'POST', '/auth/v1/token?grant_type=password', { body })),
        ).toEqual(wrong)
    })

    it.each([
      [
        'password',
        { email: 'a@example.com', phone: '1555', password: 'x' },
        400,
        'validation_failed',
        'Only an email address or phone number should be provided on login.',
      ],
      ['password', { password: 'x' }, 400, 'validation_failed', 'missing email or phone'],
      ['implicit', {}, 400, 'invalid_credentials', 'unsupported_grant_type'],
      ['constructor', {}, 400, 'invalid_credentials', 'unsupported_grant_type'],
      [
        'pkce',
        {},
        400,
        'validation_failed',
        'invalid request: both auth code and code verifier should be non-empty',
      ],
      [
        'pkce',
        { auth_code: 'x', code_verifier: 'y' },
        404,
        'flow_state_not_found',
        'invalid flow state, no valid flow state found',
      ],
    ])('refuses grant %s of %j', async (grant, body, status, code, message) => {
      const answer = await call(server, 'POST', `/auth/v1/token?grant_type=${grant}`, { body })
      expect(refusal(answer)).toEqual({ status, code, message })
    })

    it('signs with the secret of an existing project', async () => {
      const own = await start({ config: { AUTH_JWT_SECRET: 'a secret of at least 32 characters' } })
      const { client, session, email } = await aPerson(own)
      expect(tokenPart(session.access_token, 0)).toEqual({ alg: 'HS256', typ: 'JWT' })
      const keys = await fetch(`${own.url}/auth/v1/.well-known/jwks.json`)
      expect(await keys.json()).toEqual({ keys: [] })
      expect((await client.auth.getClaims()).data?.claims.email).toBe(email)
    })
  })
})
