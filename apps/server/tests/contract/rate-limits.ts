import { expect, it } from 'vitest'
import type { Start } from './for-each-database.ts'
import { call, newEmail, PASSWORD, refusal } from './people.ts'

/** Contract A.9, with the limits on. */
export const describeLimits = (start: Start): void => {
  it('makes people wait a minute between mails', async () => {
    const strict = await start({ config: { AUTH_RATE_LIMITS: 'on' } })
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

  it('makes an address wait after a burst', async () => {
    const strict = await start({ config: { AUTH_RATE_LIMITS: 'on' } })
    const body = { type: 'email', token_hash: 'nothing' }
    for (let request = 0; request < 30; request += 1)
      expect((await call(strict, 'POST', '/auth/v1/verify', { body })).status).toBe(403)
    expect(refusal(await call(strict, 'POST', '/auth/v1/verify', { body }))).toEqual({
      status: 429,
      code: 'over_request_rate_limit',
      message: 'Request rate limit reached',
    })
    strict.clock.advance(10)
    expect((await call(strict, 'POST', '/auth/v1/verify', { body })).status).toBe(403)
  })

  it('stops guesses at one account', async () => {
    const strict = await start({ config: { AUTH_RATE_LIMITS: 'on' } })
    const body = { email: newEmail(), password: 'a guess at it' }
    const path = '/auth/v1/token?grant_type=password'
    for (let guess = 0; guess < 20; guess += 1)
      expect((await call(strict, 'POST', path, { body })).status).toBe(400)
    expect((await call(strict, 'POST', path, { body })).body.code).toBe('over_request_rate_limit')
    const other = { ...body, email: newEmail() }
    expect((await call(strict, 'POST', path, { body: other })).status).toBe(400)
  })
}
