import { expect, it } from 'vitest'
import { call, refusal, type TestServer } from '../harness/index.ts'

/** Every malformed request for a code, or with one (docs/contract/auth.md §14 to §18). */
export const describeCodeRefusals = (getServer: () => TestServer): void => {
  it.each([
    [{ token: 'x', email: 'a@b.co' }, 400, 'Verify requires a verification type'],
    [{ type: 'signup' }, 400, 'Verify requires either a token or a token hash'],
    [
      { type: 'signup', token: 'x', token_hash: 'y' },
      400,
      'Verify requires either a token or a token hash',
    ],
    [
      { type: 'signup', token: 'x' },
      400,
      'Only an email address or phone number should be provided on verify',
    ],
    [
      { type: 'signup', token_hash: 'x', email: 'a@b.co' },
      400,
      'Only the token_hash and type should be provided',
    ],
    [{ type: 'sms', token_hash: 'x' }, 400, 'Invalid email verification type'],
    [{ type: 'nonsense', token: 'x', email: 'a@b.co' }, 400, 'Unsupported verification type'],
    [{ type: 'signup', token: 'x', email: 'nobody' }, 422, 'Invalid email format'],
  ])('to verify %j is refused', async (body, status, message) => {
    const answer = await call(getServer(), 'POST', '/auth/v1/verify', { body })
    expect(refusal(answer)).toEqual({ status, code: 'validation_failed', message })
  })

  it.each([
    ['/otp', {}, 'One of email or phone must be set'],
    [
      '/otp',
      { email: 'a@b.co', phone: '1555' },
      'Only an email address or phone number should be provided',
    ],
    [
      '/otp',
      { email: 'a@b.co', channel: 'sms' },
      'Channel should only be specified with Phone OTP',
    ],
    ['/recover', {}, 'Password recovery requires an email'],
    ['/resend', {}, 'Missing one of these types: signup, email_change, sms, phone_change'],
    ['/resend', { type: 'signup' }, 'Missing email address or phone number'],
    ['/resend', { type: 'signup', phone: '1555' }, 'Type provided requires an email address'],
    ['/resend', { type: 'sms', email: 'a@b.co' }, 'Type provided requires a phone number'],
    [
      '/resend',
      { type: 'sms', email: 'a@b.co', phone: '1555' },
      'Only an email address or phone number should be provided.',
    ],
  ])('to %s with %j is refused', async (path, body, message) => {
    const answer = await call(getServer(), 'POST', `/auth/v1${path}`, { body })
    expect(refusal(answer)).toEqual({ status: 400, code: 'validation_failed', message })
  })
}
