import { GoTrueClient } from '@supabase/auth-js'
import { afterEach, expect, it } from 'vitest'
import { m } from '#messages'
import { speak } from '#lib/language/say.ts'
import { refusalWords } from './refusal-words.ts'

afterEach(() => speak('en'))

it('tells the visitor what to do where the message of the service does not', () => {
  const words = (code: string, message: string) => refusalWords({ code, message })
  expect(words('over_request_rate_limit', 'Request rate limit reached')).toBe(
    'Too many tries in a short time. Please wait a minute, then try again.',
  )
  expect(words('over_email_send_rate_limit', 'email rate limit exceeded')).toBe(
    'Too many emails in a short time. Please try again in ten minutes.',
  )
  expect(words('mfa_verification_failed', 'Invalid TOTP code entered')).toBe(
    'Invalid TOTP code entered. Each code works once: wait for the next one. If none works, let your phone set its clock.',
  )
  expect(words('mfa_ip_address_mismatch', 'Challenge and verify IP addresses mismatch.')).toBe(
    'Your network changed, or the code was used already. Please ask for another code.',
  )
  expect(
    words('captcha_failed', 'captcha protection: request disallowed (no captcha_token found)'),
  ).toBe('Please complete the check above the button first.')
})

it.each([
  ['invalid_credentials', 'Invalid login credentials'],
  ['mfa_verification_failed', 'Invalid MFA Phone code entered'],
  [
    'over_email_send_rate_limit',
    'For security purposes, you can only request this after 41 seconds.',
  ],
  [undefined, 'Password should be at least 8 characters.'],
])('leaves the words that tell it themselves: %s, %s', (code, message) => {
  expect(refusalWords({ code, message })).toBe(message)
})

it.each([
  ['weak_password', 'Password should be at least 8 characters.', () => m.refusal_weak_password()],
  ['otp_expired', 'Email link is invalid or has expired', () => m.refusal_code()],
  [
    'over_email_send_rate_limit',
    'For security purposes, you can only request this after 41 seconds.',
    () => m.refusal_too_soon({ seconds: 41 }),
  ],
  ['validation_failed', 'An email address is required', () => m.refusal_email_address()],
  ['validation_failed', 'Code needs to be non-empty', () => m.unexpected_error()],
  ['email_provider_disabled', 'Email logins are disabled', () => m.unexpected_error()],
  [undefined, 'Something else', () => m.unexpected_error()],
])('has words of its own in another language by the code: %s, %s', (code, message, words) => {
  speak('hi')
  expect(refusalWords({ code, message })).toBe(words())
})

it.each(['constructor', 'toString', '__proto__', 'valueOf'])(
  'knows no words of its own for a service whose code or message is %s',
  (name) => {
    expect(refusalWords({ code: name, message: 'Refused' })).toBe('Refused')
    expect(refusalWords({ code: '', message: name })).toBe(name)
    speak('hi')
    expect(refusalWords({ code: name, message: 'Refused' })).toBe(m.unexpected_error())
  },
)

it('shows no words of the JSON parser where a proxy refused with a page of its own', async () => {
  const page = new Response('<!doctype html><h1>403 Forbidden</h1>', { status: 403 })
  const auth = new GoTrueClient({ url: 'https://dhvani.example', fetch: async () => page })
  const { error } = await auth.signInWithPassword({ email: 'asha@example.com', password: 'secret' })
  expect(error && refusalWords(error)).toBe(m.unexpected_error())
})

it.each(['{}', '{"error":{}}', '[]', 'HTTP 504', 'Gateway Timeout', 'Internal Server Error'])(
  'never shows what auth-js has in place of words: %s',
  (message) => {
    expect(refusalWords({ message, status: 504 })).toBe(m.unexpected_error())
    expect(refusalWords({ message, status: 429 })).toBe(m.refusal_too_many_tries())
  },
)

it('says nothing of server logs to a visitor', () => {
  const message = 'Unexpected failure, please check server logs for more information'
  expect(refusalWords({ message, status: 500 })).toBe(m.unexpected_error())
})
