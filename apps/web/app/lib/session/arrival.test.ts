import { afterEach, expect, it } from 'vitest'
import { m } from '#messages'
import { speak } from '#lib/language/say.ts'
import { cleanAddress, problemOf, readArrival } from './arrival.ts'

afterEach(() => speak('en'))

const SITE = 'https://site.example'

it('finds the same problem in the query and in the fragment', () => {
  const words = 'error=access_denied&error_code=otp_expired&error_description=Link+has+expired'
  for (const href of [`${SITE}/auth?${words}`, `${SITE}/auth#${words}&sb=`])
    expect(readArrival(href).problem).toEqual({
      code: 'otp_expired',
      description: 'Email link is invalid or has expired',
      endsSession: true,
      isSpent: true,
    })
})

it.each(['identity_already_exists', 'identity_not_found', 'single_identity_not_deletable'])(
  'leaves the session alone for %s',
  (code) => {
    expect(readArrival(`${SITE}/?error_code=${code}`).problem?.endsSession).toBe(false)
  },
)

it('finds nothing in an ordinary address', () => {
  expect(readArrival(`${SITE}/blog?q=rain#sleep`)).toEqual({
    problem: undefined,
    message: undefined,
    hasCode: false,
  })
})

it('says that a link is spent for used and expired links only', () => {
  const isSpent = (code: string) => readArrival(`${SITE}/?error_code=${code}`).problem?.isSpent
  expect(isSpent('otp_expired')).toBe(true)
  expect(isSpent('flow_state_expired')).toBe(true)
  expect(isSpent('access_denied')).toBe(false)
})

it('reads that this was the first of two confirmations', () => {
  const { problem, message } = readArrival(`${SITE}/?message=One+more#message=One+more&sb=`)
  expect(problem).toBeUndefined()
  expect(message).toMatch(/^Now confirm in the email/)
})

it.each(['error_description', 'error', 'error_code', 'message'])(
  'has its own words for a link with any text in %s',
  (name) => {
    const text = 'Your account is locked. Call +91 98765 43210. '.repeat(60)
    for (const place of ['?', '#']) {
      const address = `${SITE}/${place}${new URLSearchParams({ [name]: text }).toString()}`
      const { problem, message } = readArrival(address)
      const shown = problem?.description ?? message
      expect(shown).toBeDefined()
      expect(shown).not.toContain('locked')
      expect(shown?.length).toBeLessThan(100)
    }
  },
)

it('tells what a provider and the service refuse', () => {
  const told = (words: string) => readArrival(`${SITE}/?${words}`).problem?.description
  expect(told('error=access_denied&error_description=x')).toMatch(/was refused/)
  expect(told('error=access_denied&error_code=signup_disabled')).toMatch(/no new accounts/)
  expect(told('error=invalid_request&error_code=identity_not_found')).toMatch(/removed already/)
  expect(told('error=server_error&error_code=zzz')).toBe('An unexpected error occurred')
})

it('removes every token from the address', () => {
  const fragment = 'access_token=a&refresh_token=b&expires_in=3600&token_type=bearer&type=signup'
  expect(cleanAddress(`${SITE}/auth?mode=reset#${fragment}`)).toBe(`${SITE}/auth?mode=reset`)
})

it('removes the parameters that it reads and no others', () => {
  expect(cleanAddress(`${SITE}/auth?mode=reset&code=1&error=x`)).toBe(`${SITE}/auth?mode=reset`)
  expect(cleanAddress(`${SITE}/#error_code=x&sb=`)).toBe(`${SITE}/`)
  expect(cleanAddress(`${SITE}/blog#sleep`)).toBe(`${SITE}/blog#sleep`)
})

it('words a code that cannot be redeemed in the page’s language, by the code of the refusal', () => {
  const message = 'invalid flow state, flow state has expired'
  const refusal = { code: 'flow_state_expired', message }
  expect(problemOf(refusal)).toMatchObject({ description: message, isSpent: true })
  speak('hi')
  expect(problemOf(refusal)).toMatchObject({
    description: m.auth_arrival_spent(),
    isSpent: true,
  })
  expect(problemOf({ code: 'bad_code_verifier', message }).description).toBe(
    m.auth_arrival_astray(),
  )
  expect(problemOf({ message }).description).toBe(m.unexpected_error())
})
