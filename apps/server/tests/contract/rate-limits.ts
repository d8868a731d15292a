import { beforeAll, expect, it } from 'vitest'
import {
  call,
  createStillClock,
  newEmail,
  PASSWORD,
  refusal,
  type TestServer,
} from '../harness/index.ts'
import type { Start } from '../harness/databases.ts'

const TOO_MANY = {
  status: 429,
  code: 'over_request_rate_limit',
  message: 'Request rate limit reached',
}

/** docs/contract/auth.md §9, with the limits on. */
export const describeRateLimits = (start: Start): void => {
  let strict: TestServer
  beforeAll(async () => {
    strict = await start({ clock: createStillClock(), config: { AUTH_RATE_LIMITS: 'on' } })
  })

  it('lets a minute pass between two mails to one person', async () => {
    const email = newEmail()
    const client = strict.client()
    await client.auth.signUp({ email, password: PASSWORD })
    strict.clock.advance(20)
    const { error } = await client.auth.resend({ type: 'signup', email })
    expect(error).toMatchObject({ status: 429, code: 'over_email_send_rate_limit' })
    expect(error?.message).toMatch(
      /^For security purposes, you can only request this after (39|40) seconds\.$/,
    )
    strict.clock.advance(41)
    expect((await client.auth.resend({ type: 'signup', email })).error).toBeNull()
  })

  it('lets nobody wait longer than the minute when the clock is set back', async () => {
    const email = newEmail()
    const client = strict.client()
    await client.auth.signUp({ email, password: PASSWORD })
    strict.clock.advance(-3600)
    expect((await client.auth.resend({ type: 'signup', email })).error).toBeNull()
    strict.clock.advance(3600)
  })

  it('makes an address wait after a burst', async () => {
    const verify = async () =>
      refusal(
        await call(strict, 'POST', '/auth/v1/verify', {
          body: { type: 'email', token_hash: 'nothing' },
        }),
      )
    const expired = { status: 403, code: 'otp_expired' }
    for (let request = 0; request < 30; request += 1) expect(await verify()).toMatchObject(expired)
    expect(await verify()).toEqual(TOO_MANY)
    strict.clock.advance(10)
    expect(await verify()).toMatchObject(expired)
  })

  it.each([
    ['GET', '/auth/v1/authorize?provider=google'],
    ['GET', '/auth/v1/callback?state=nothing'],
    ['POST', '/auth/v1/factors'],
    ['POST', '/auth/v1/sso/saml/acs'],
  ])('makes an address wait that asks often for %s %s', async (method, path) => {
    for (let request = 0; request < 30; request += 1)
      expect((await call(strict, method, path)).status).not.toBe(429)
    expect(refusal(await call(strict, method, path))).toEqual(TOO_MANY)
    strict.clock.advance(10)
    expect((await call(strict, method, path)).status).not.toBe(429)
  })

  it('makes a whole IPv6 network wait, and both forms of an IPv4 address', async () => {
    const proxied = await start({
      clock: createStillClock(),
      config: { AUTH_RATE_LIMITS: 'on', TRUST_PROXY: 'true' },
    })
    const verifyFrom = async (address: string) =>
      refusal(
        await call(proxied, 'POST', '/auth/v1/verify', {
          body: { type: 'email', token_hash: 'nothing' },
          headers: { 'x-forwarded-for': address },
        }),
      )
    const expired = { status: 403, code: 'otp_expired' }
    for (let host = 0; host < 30; host += 1)
      expect(await verifyFrom(`2001:db8:1:2::${host}`)).toMatchObject(expired)
    expect(await verifyFrom('2001:db8:1:2:ffff::1')).toEqual(TOO_MANY)
    expect(await verifyFrom('2001:db8:1:3::1')).toMatchObject(expired)
    for (let request = 0; request < 15; request += 1)
      for (const address of ['192.0.2.1', '::ffff:192.0.2.1'])
        expect(await verifyFrom(address)).toMatchObject(expired)
    expect(await verifyFrom('::ffff:192.0.2.1')).toEqual(TOO_MANY)
    expect(await verifyFrom('192.0.2.2')).toMatchObject(expired)
  })

  it('stops guesses at one account', async () => {
    const signIn = async (email: string) =>
      refusal(
        await call(strict, 'POST', '/auth/v1/token?grant_type=password', {
          body: { email, password: 'a guess at it' },
        }),
      )
    const email = newEmail()
    const wrong = { status: 400, code: 'invalid_credentials' }
    for (let guess = 0; guess < 20; guess += 1) expect(await signIn(email)).toMatchObject(wrong)
    expect(await signIn(email)).toEqual(TOO_MANY)
    expect(await signIn(newEmail())).toMatchObject(wrong)
  })
}
