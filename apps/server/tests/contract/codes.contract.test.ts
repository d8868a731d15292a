import { beforeAll, describe, expect, it } from 'vitest'
import type { TestServer } from '../harness/index.ts'
import { call, refusal, SESSION_ENDED } from '../harness/call.ts'
import {
  aPerson,
  codeIn,
  linkIn,
  linkTokenIn,
  newEmail,
  PASSWORD,
  userOf,
} from '../harness/people.ts'
import { forEachDatabase } from '../harness/databases.ts'
import { describeCodeRefusals } from './code-refusals.ts'
import { describeRateLimits } from './rate-limits.ts'

const follow = async (link: string): Promise<URL> => {
  const response = await fetch(link, { redirect: 'manual' })
  expect(response.status).toBe(303)
  return new URL(response.headers.get('location') ?? '')
}

const fragment = (url: URL) => new URLSearchParams(url.hash.slice(1))

forEachDatabase('codes and links', (start, once) => {
  let server: TestServer
  beforeAll(async () => {
    server = await start({ config: { AUTH_REDIRECT_URLS: 'https://*.example.org/**' } })
  })

  describe('a mailed link', () => {
    it('signs in once, with the session in the fragment', async () => {
      const email = newEmail()
      await server.client().auth.signUp({ email, password: PASSWORD })
      const link = linkIn((await server.mailbox(email))[0])
      const head = await fetch(link, { method: 'HEAD', redirect: 'manual' })
      expect(head.status).toBe(404)
      const target = await follow(link)
      expect(target.origin).toBe(server.url)
      expect([...fragment(target).keys()]).toEqual([
        'access_token',
        'expires_at',
        'expires_in',
        'refresh_token',
        'sb',
        'token_type',
        'type',
      ])
      const again = fragment(await follow(link))
      expect(Object.fromEntries(again)).toEqual({
        error: 'access_denied',
        error_code: 'otp_expired',
        error_description: 'Email link is invalid or has expired',
        sb: '',
      })
    })

    it('is worthless after an hour, as its code was long before', async () => {
      const email = newEmail()
      const client = server.client()
      await client.auth.signUp({ email, password: PASSWORD })
      const [mail] = await server.mailbox(email)
      server.clock.advance(3601)
      expect(Object.fromEntries(fragment(await follow(linkIn(mail))))).toMatchObject({
        error: 'access_denied',
        error_code: 'otp_expired',
      })
      const { error } = await client.auth.verifyOtp({ email, token: codeIn(mail), type: 'email' })
      expect(error).toMatchObject({ status: 403, code: 'otp_expired' })
    })

    it('uses up its code', async () => {
      const { client, email } = await aPerson(server)
      await client.auth.signInWithOtp({ email })
      const [mail] = await server.mailbox(email)
      await follow(linkIn(mail))
      const { error } = await client.auth.verifyOtp({ email, token: codeIn(mail), type: 'email' })
      expect(error).toMatchObject({ status: 403, code: 'otp_expired' })
    })

    it('leads back with a code that only the browser that asked can use', async () => {
      const email = newEmail()
      const client = server.client({ flowType: 'pkce' })
      await client.auth.signUp({
        email,
        password: PASSWORD,
        options: { emailRedirectTo: `${server.url}/welcome?from=mail` },
      })
      const target = await follow(linkIn((await server.mailbox(email))[0]))
      expect(target.pathname).toBe('/welcome')
      expect(target.searchParams.get('from')).toBe('mail')
      const code = target.searchParams.get('code') ?? ''
      const stolen = await call(server, 'POST', '/auth/v1/token?grant_type=pkce', {
        body: { auth_code: code, code_verifier: 'a'.repeat(50) },
      })
      expect(refusal(stolen)).toEqual({
        status: 400,
        code: 'bad_code_verifier',
        message: 'code challenge does not match previously saved code verifier',
      })
      const { data, error } = await client.auth.exchangeCodeForSession(code)
      expect(error).toBeNull()
      expect(data.user?.email).toBe(email)
      const twice = await call(server, 'POST', '/auth/v1/token?grant_type=pkce', {
        body: { auth_code: code, code_verifier: 'a'.repeat(50) },
      })
      expect(refusal(twice)).toEqual({
        status: 404,
        code: 'flow_state_not_found',
        message: 'invalid flow state, no valid flow state found',
      })
    })

    once(() => {
      it('carries its error in query and fragment in a PKCE flow', async () => {
        const target = await follow(
          `${server.url}/auth/v1/verify?token=pkce_nothing&type=signup&redirect_to=${server.url}/auth`,
        )
        const expected = { error: 'access_denied', error_code: 'otp_expired' }
        expect(Object.fromEntries(target.searchParams)).toMatchObject(expected)
        expect(Object.fromEntries(fragment(target))).toMatchObject(expected)
      })

      it.each([
        ['https://evil.example/steal', false],
        ['https://app.example.org/deep/page', true],
        ['https://app.sub.example.org/', false],
        ['https://evil。com\\.example.org/x', false],
        ['http://2130706433/', false],
        ['http://127.0.0.1:9999/', true],
        ['//evil.example', false],
        ['javascript:alert(1)', false],
      ])('to %s is allowed: %s', async (wanted, isAllowed) => {
        const email = newEmail()
        await server.client().auth.signUp({
          email,
          password: PASSWORD,
          options: { emailRedirectTo: wanted },
        })
        const target = await follow(linkIn((await server.mailbox(email))[0]))
        expect(target.href.startsWith(server.url)).toBe(!isAllowed)
      })

      it.each([
        ['', 'Verify requires a token or a token hash'],
        ['?token=abc', 'Verify requires a verification type'],
      ])('without its parts is refused: %j', async (query, message) => {
        const answer = await call(server, 'GET', `/auth/v1/verify${query}`)
        expect(refusal(answer)).toEqual({ status: 400, code: 'validation_failed', message })
      })
    })
  })

  describe('a code', () => {
    it('signs a new visitor in and makes the account', async () => {
      const email = newEmail()
      const client = server.client()
      expect((await client.auth.signInWithOtp({ email })).error).toBeNull()
      const [mail] = await server.mailbox(email)
      expect(mail?.subject).toBe('Confirm your email address')
      const { data } = await client.auth.verifyOtp({ email, token: codeIn(mail), type: 'email' })
      expect(data.session).not.toBeNull()
    })

    it('signs a known visitor in by another mail', async () => {
      const { client, email } = await aPerson(server)
      await client.auth.signInWithOtp({ email })
      const [mail] = await server.mailbox(email)
      expect(mail?.subject).toBe('Your sign-in link')
      const { data } = await client.auth.verifyOtp({
        token_hash: linkTokenIn(mail),
        type: 'magiclink',
      })
      expect(data.user?.email).toBe(email)
    })

    it('makes no account when the caller does not want one', async () => {
      const { error } = await server
        .client()
        .auth.signInWithOtp({ email: newEmail(), options: { shouldCreateUser: false } })
      expect(error).toMatchObject({
        status: 422,
        code: 'otp_disabled',
        message: 'Signups not allowed for otp',
      })
    })

    it('is texted to a phone and good for a minute', async () => {
      const phone = '919800000002'
      const client = server.client()
      await client.auth.signInWithOtp({ phone })
      const token = codeIn((await server.mailbox(phone))[0])
      server.clock.advance(61)
      const late = await client.auth.verifyOtp({ phone, token, type: 'sms' })
      expect(late.error).toMatchObject({ status: 403, code: 'otp_expired' })
      await client.auth.signInWithOtp({ phone })
      const fresh = codeIn((await server.mailbox(phone))[0])
      const { data } = await client.auth.verifyOtp({ phone, token: fresh, type: 'sms' })
      expect(data.user?.phone).toBe(phone)
    })

    it('of an unknown address and a wrong one look alike', async () => {
      const { email } = await aPerson(server)
      for (const address of [email, newEmail()]) {
        const body = { type: 'email', token: '000000', email: address }
        expect(refusal(await call(server, 'POST', '/auth/v1/verify', { body }))).toEqual({
          status: 403,
          code: 'otp_expired',
          message: 'Token has expired or is invalid',
        })
      }
      const body = { type: 'email', token_hash: 'nothing' }
      expect(refusal(await call(server, 'POST', '/auth/v1/verify', { body }))).toEqual({
        status: 403,
        code: 'otp_expired',
        message: 'Email link is invalid or has expired',
      })
    })
  })

  describe('a forgotten password', () => {
    it('is replaced after opening the link, and other sessions end', async () => {
      const { client, email, session } = await aPerson(server)
      const asking = server.client({ flowType: 'pkce' })
      const asked = await asking.auth.resetPasswordForEmail(email, {
        redirectTo: `${server.url}/auth`,
      })
      expect(asked.error).toBeNull()
      const [mail] = await server.mailbox(email)
      expect(mail?.subject).toBe('Reset your password')
      const target = await follow(linkIn(mail))
      expect(target.pathname).toBe('/auth')
      const { data } = await asking.auth.exchangeCodeForSession(
        target.searchParams.get('code') ?? '',
      )
      expect(data.session).not.toBeNull()
      const changed = await asking.auth.updateUser({ password: 'a brighter lamp' })
      expect(changed.error).toBeNull()
      const old = await userOf(server, session.access_token)
      expect(refusal(old)).toEqual(SESSION_ENDED)
      const again = await client.auth.signInWithPassword({ email, password: 'a brighter lamp' })
      expect(again.error).toBeNull()
    })

    it('does not tell who has an account', async () => {
      const { email } = await aPerson(server)
      for (const address of [email, newEmail()])
        expect(
          await call(server, 'POST', '/auth/v1/recover', { body: { email: address } }),
        ).toMatchObject({ status: 200, body: {} })
    })
  })

  describe('sending again', () => {
    it('mails an unconfirmed address again, and no other', async () => {
      const email = newEmail()
      const client = server.client()
      await client.auth.signUp({ email, password: PASSWORD })
      expect((await client.auth.resend({ type: 'signup', email })).error).toBeNull()
      expect(await server.mailbox(email)).toHaveLength(2)
      const stranger = newEmail()
      expect((await client.auth.resend({ type: 'signup', email: stranger })).error).toBeNull()
      expect(await server.mailbox(stranger)).toHaveLength(0)
    })
  })

  once(() => {
    describe('with limits', () => describeRateLimits(start))

    describe('a request', () => describeCodeRefusals(() => server))
  })
})
