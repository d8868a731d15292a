import { beforeAll, describe, expect, it } from 'vitest'
import type { TestServer } from '../harness/index.ts'
import { call, refusal } from '../harness/call.ts'
import { aPerson, codeIn, newEmail, PASSWORD } from '../harness/people.ts'
import { forEachDatabase } from '../harness/databases.ts'

forEachDatabase('sign-up', (start, once) => {
  let server: TestServer
  beforeAll(async () => {
    server = await start()
  })

  it('answers with a bare user and a mail until the address is confirmed', async () => {
    const email = newEmail()
    const { data, error } = await server.client().auth.signUp({
      email: email.toUpperCase(),
      password: PASSWORD,
      options: { data: { full_name: 'Asha' } },
    })
    expect(error).toBeNull()
    expect(data.session).toBeNull()
    expect(data.user).toMatchObject({
      aud: 'authenticated',
      role: 'authenticated',
      email,
      phone: '',
      app_metadata: { provider: 'email', providers: ['email'] },
      is_anonymous: false,
    })
    expect(data.user?.user_metadata).toEqual({
      full_name: 'Asha',
      sub: data.user?.id,
      email,
      email_verified: false,
      phone_verified: false,
    })
    expect(data.user?.identities).toHaveLength(1)
    expect(data.user?.identities?.[0]).toMatchObject({
      id: data.user?.id,
      provider: 'email',
      email,
    })
    expect(data.user?.email_confirmed_at).toBeUndefined()
    const [mail] = await server.mailbox(email)
    expect(mail?.subject).toBe('Confirm your email address')
    expect(mail?.html).toContain(codeIn(mail))
  })

  once(() => {
    it('refuses a sign-in before and accepts it after the confirmation', async () => {
      const email = newEmail()
      const client = server.client()
      await client.auth.signUp({ email, password: PASSWORD })
      const early = await client.auth.signInWithPassword({ email, password: PASSWORD })
      expect(early.error).toMatchObject({
        status: 400,
        code: 'email_not_confirmed',
        message: 'Email not confirmed',
      })
      const token = codeIn((await server.mailbox(email))[0])
      const { data } = await client.auth.verifyOtp({ email, token, type: 'signup' })
      expect(data.user?.user_metadata.email_verified).toBe(true)
      expect(data.user?.identities?.[0]?.identity_data).toMatchObject({ email_verified: true })
      const later = await client.auth.signInWithPassword({ email, password: PASSWORD })
      expect(later.error).toBeNull()
    })

    it('hides from a repeated sign-up that the address has an account', async () => {
      const { email } = await aPerson(server)
      const fresh = newEmail()
      const mails = (await server.mailbox(email)).length
      const repeated = await call(server, 'POST', '/auth/v1/signup', {
        body: { email, password: PASSWORD, data: { full_name: 'Mallory' } },
      })
      const first = await call(server, 'POST', '/auth/v1/signup', {
        body: { email: fresh, password: PASSWORD, data: { full_name: 'Mallory' } },
      })
      expect(repeated.status).toBe(first.status)
      expect(repeated.body).toMatchObject({
        role: '',
        identities: [],
        user_metadata: { full_name: 'Mallory' },
      })
      expect(Object.keys(first.body)).toEqual(expect.arrayContaining(Object.keys(repeated.body)))
      expect(await server.mailbox(email)).toHaveLength(mails)
    })

    it('sends the mail again, and takes the later password, when an unconfirmed address returns', async () => {
      const email = newEmail()
      const client = server.client()
      await client.auth.signUp({ email, password: PASSWORD })
      const later = 'another long secret'
      const again = await client.auth.signUp({ email, password: later })
      expect(again.error).toBeNull()
      const mails = await server.mailbox(email)
      expect(mails).toHaveLength(2)
      const old = await client.auth.verifyOtp({ email, token: codeIn(mails[1]), type: 'email' })
      expect(old.error).toMatchObject({ status: 403, code: 'otp_expired' })
      await client.auth.verifyOtp({ email, token: codeIn(mails[0]), type: 'email' })
      const { error } = await client.auth.signInWithPassword({ email, password: later })
      expect(error).toBeNull()
      const earlier = await client.auth.signInWithPassword({ email, password: PASSWORD })
      expect(earlier.error).toMatchObject({ status: 400, code: 'invalid_credentials' })
    })
  })

  it('makes one account of 200 sign-ups at once with one address', async () => {
    const email = newEmail()
    const answers = await Promise.all(
      Array.from({ length: 200 }, () =>
        call(server, 'POST', '/auth/v1/signup', { body: { email, password: PASSWORD } }),
      ),
    )
    // The queue of passwords is shorter than 200, and on a busy machine the pool of connections and the
    // time for a request too: some requests are refused, and only for that.
    const refusals = [
      {
        status: 503,
        code: 'unexpected_failure',
        message: expect.stringMatching(
          /^The service is (busy|not available), please retry after a moment\.$/,
        ),
      },
      {
        status: 504,
        code: 'request_timeout',
        message: 'Processing this request timed out, please retry after a moment.',
      },
    ]
    for (const answer of answers.filter(({ status }) => status !== 200))
      expect(refusals).toContainEqual(refusal(answer))
    const rows = await server.database.query('select id from auth.users where email = $1', [email])
    expect(rows).toHaveLength(1)
  })

  once(() => {
    describe('with autoconfirm and anonymous accounts', () => {
      let lenient: TestServer
      beforeAll(async () => {
        lenient = await start({
          config: { AUTH_AUTOCONFIRM: 'true', AUTH_ANONYMOUS_USERS: 'true' },
        })
      })

      it('gives a session at once, and refuses a known address', async () => {
        const email = newEmail()
        const first = await lenient.client().auth.signUp({ email, password: PASSWORD })
        expect(first.data.session?.user.user_metadata.email_verified).toBe(true)
        const second = await lenient.client().auth.signUp({ email, password: PASSWORD })
        expect(second.error).toMatchObject({
          status: 422,
          code: 'user_already_exists',
          message: 'User already registered',
        })
      })

      it('makes anonymous accounts', async () => {
        const { data, error } = await lenient.client().auth.signInAnonymously()
        expect(error).toBeNull()
        expect(data.user).toMatchObject({ is_anonymous: true, identities: [] })
      })
    })

    it('asks a phone for the code that was texted to it', async () => {
      const client = server.client()
      const phone = '919800000001'
      const { data } = await client.auth.signUp({ phone: `+${phone}`, password: PASSWORD })
      expect(data.user).toMatchObject({ phone, email: '' })
      const token = codeIn((await server.mailbox(phone))[0])
      const verified = await client.auth.verifyOtp({ phone: `+${phone}`, token, type: 'sms' })
      expect(verified.error).toBeNull()
      expect(verified.data.user?.phone_confirmed_at).toBeDefined()
    })

    describe('refuses', () => {
      const long = `${'a'.repeat(250)}@example.com`
      it.each([
        [{ email: 'a@example.com' }, 400, 'validation_failed', 'Signup requires a valid password'],
        [
          { email: 'a@example.com', phone: '15550001111', password: PASSWORD },
          400,
          'validation_failed',
          'Only an email address or phone number should be provided on signup.',
        ],
        [
          { email: 'nobody', password: PASSWORD },
          400,
          'validation_failed',
          'Unable to validate email address: invalid format',
        ],
        [
          { email: long, password: PASSWORD },
          400,
          'validation_failed',
          'An email address is too long',
        ],
        [
          { phone: 'abc', password: PASSWORD },
          400,
          'validation_failed',
          'Invalid phone number format (E.164 required)',
        ],
        [
          { email: 'a@example.com', password: 'short' },
          422,
          'weak_password',
          'Password should be at least 8 characters.',
        ],
        [
          { email: 'a@example.com', password: 'baseball' },
          422,
          'weak_password',
          'Password is known to be weak and easy to guess, please choose a different one.',
        ],
        [
          { email: 'a@example.com', password: 'x'.repeat(129) },
          400,
          'validation_failed',
          'Password cannot be longer than 128 characters',
        ],
        [{}, 422, 'anonymous_provider_disabled', 'Anonymous sign-ins are disabled'],
        [
          { email: 'a@example.com', password: PASSWORD, code_challenge: 'x' },
          400,
          'validation_failed',
          'PKCE flow requires code_challenge_method and code_challenge',
        ],
        [
          {
            email: 'a@example.com',
            password: PASSWORD,
            code_challenge: 'x',
            code_challenge_method: 's256',
          },
          400,
          'validation_failed',
          'code challenge has to be between 43 and 128 characters',
        ],
        [
          {
            email: 'a@example.com',
            password: PASSWORD,
            code_challenge: '!'.repeat(43),
            code_challenge_method: 's256',
          },
          400,
          'validation_failed',
          'code challenge can only contain alphanumeric characters, hyphens, periods, underscores and tildes',
        ],
        [
          {
            phone: '15550001111',
            password: PASSWORD,
            code_challenge: 'x'.repeat(43),
            code_challenge_method: 's256',
          },
          400,
          'validation_failed',
          'PKCE not supported for phone signups',
        ],
      ])('%j with %i %s', async (body, status, code, message) => {
        const answer = await call(server, 'POST', '/auth/v1/signup', { body })
        expect(refusal(answer)).toEqual({ status, code, message })
      })
    })

    it('answers in the old dialect to clients that name no version', async () => {
      const answer = await call(server, 'POST', '/auth/v1/signup', {
        body: { email: 'a@example.com', password: 'short' },
        headers: { 'x-supabase-api-version': '' },
      })
      expect(answer.headers.get('x-supabase-api-version')).toBeNull()
      expect(answer.headers.get('x-sb-error-code')).toBe('weak_password')
      expect(answer.body).toEqual({
        code: 422,
        error_code: 'weak_password',
        msg: 'Password should be at least 8 characters.',
        weak_password: { reasons: ['length'] },
      })
    })
  })
})
