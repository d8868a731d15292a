import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { followRedirects, type OpenIdProvider, type TestServer } from '../harness/index.ts'
import { call } from '../harness/call.ts'
import {
  amrOf,
  aPerson,
  aStalePerson,
  codeIn,
  newEmail,
  PASSWORD,
  type Person,
  proveSession,
  reauthenticationCode,
} from '../harness/people.ts'
import { anAuthenticatorApp } from './authenticator-app.ts'
import { forEachDatabase } from '../harness/databases.ts'
import { startWithGoogle } from './start-with-google.ts'

const NEXT = 'a brighter lamp'
const MINUTES = 60

forEachDatabase('a fresh proof', (start, once) => {
  let server: TestServer
  let google: OpenIdProvider
  beforeAll(async () => {
    ;({ google, server } = await startWithGoogle(start))
  })
  afterAll(() => google.stop())

  let lastPhone = 919_800_000_100
  const aPhone = () => String((lastPhone += 1))

  const needed = (change: string) => ({
    status: 400,
    code: 'reauthentication_needed',
    message: `${change} requires reauthentication`,
  })

  const newestMail = async (to: string) => (await server.mailbox(to))[0]

  const mailedCode = (person: Person) => reauthenticationCode(server, person)

  const begin = (client: Person['client'], nonce?: string) => {
    const sub = newEmail()
    google.signInAs({ sub, email: sub, email_verified: true, name: 'Meera' })
    return client.auth.linkIdentity({
      provider: 'google',
      options: {
        skipBrowserRedirect: true,
        redirectTo: `${server.url}/`,
        ...(nonce === undefined ? {} : { queryParams: { reauthentication_nonce: nonce } }),
      },
    })
  }

  /** Links a Google account in one browser and gives the access token that the linking ends in. */
  const link = async ({ auth }: Person['client'], nonce = ''): Promise<string> => {
    const sub = newEmail()
    google.signInAs({ sub, email: sub, email_verified: true, name: 'Meera' })
    const query = new URLSearchParams({
      provider: 'google',
      skip_http_redirect: 'true',
      redirect_to: `${server.url}/`,
      reauthentication_nonce: nonce,
    })
    const begun = await call(
      server,
      'GET',
      `/auth/v1/user/identities/authorize?${query.toString()}`,
      {
        token: (await auth.getSession()).data.session?.access_token ?? '',
      },
    )
    const callback = await followRedirects(
      String(begun.body.url),
      ({ origin }) => origin === server.url,
    )
    const cookie = begun.headers.getSetCookie().map((pair) => pair.split(';', 1)[0])
    const { headers } = await fetch(callback, {
      redirect: 'manual',
      headers: { cookie: cookie.join('; ') },
    })
    const back = new URL(headers.get('location') ?? '')
    return new URLSearchParams(back.hash.slice(1)).get('access_token') ?? 'no token'
  }

  once(() => {
    it('is asked for before a new password, a new number and a linked identity', async () => {
      const { client } = await aStalePerson(server)
      const { auth } = client
      const password = await auth.updateUser({ password: NEXT })
      expect(password.error).toMatchObject(needed('Password update'))
      const phone = await auth.updateUser({ phone: aPhone() })
      expect(phone.error).toMatchObject(needed('Phone update'))
      expect((await begin(client)).error).toMatchObject(needed('Linking an identity'))
      expect((await auth.updateUser({ data: { full_name: 'Asha' } })).error).toBeNull()
    })

    it('is a sign-in of the last ten minutes', async () => {
      const { email } = await aStalePerson(server)
      const client = server.client()
      await client.auth.signInWithPassword({ email, password: PASSWORD })
      server.clock.advance(9 * MINUTES)
      expect((await client.auth.updateUser({ phone: aPhone() })).error).toBeNull()
      expect((await begin(client)).error).toBeNull()
      expect((await client.auth.updateUser({ password: NEXT })).error).toBeNull()
    })

    it('is a second factor of the last ten minutes', async () => {
      const { client } = await aPerson(server)
      const { factorId, code } = await anAuthenticatorApp(server, client)
      server.clock.advance(11 * MINUTES)
      await client.auth.refreshSession()
      const early = await client.auth.updateUser({ password: NEXT })
      expect(early.error).toMatchObject(needed('Password update'))
      await client.auth.mfa.challengeAndVerify({ factorId, code: code() })
      expect((await client.auth.updateUser({ password: NEXT })).error).toBeNull()
    })

    it('is no second factor that this session enrolled long after its sign-in', async () => {
      const person = await aStalePerson(server)
      const { client } = person
      await proveSession(server, client, { nonce: await mailedCode(person) })
      const { factorId, code } = await anAuthenticatorApp(server, client)
      const refused = needed('Password update')
      server.clock.advance(11 * MINUTES)
      expect((await client.auth.updateUser({ password: NEXT })).error).toMatchObject(refused)
      expect((await begin(client)).error).toMatchObject(needed('Linking an identity'))
      await client.auth.mfa.challengeAndVerify({ factorId, code: code() })
      expect((await client.auth.updateUser({ password: NEXT })).error).toMatchObject(refused)
      expect((await begin(client)).error).toMatchObject(needed('Linking an identity'))
      const nonce = await mailedCode(person)
      expect((await client.auth.updateUser({ password: NEXT, nonce })).error).toBeNull()
    })

    it('is a second factor that was enrolled in an earlier session', async () => {
      const { client: earlier, email } = await aStalePerson(server)
      await proveSession(server, earlier, { current_password: PASSWORD })
      const { factorId, code } = await anAuthenticatorApp(server, earlier)
      const client = server.client()
      await client.auth.signInWithPassword({ email, password: PASSWORD })
      server.clock.advance(11 * MINUTES)
      await client.auth.mfa.challengeAndVerify({ factorId, code: code() })
      expect((await client.auth.updateUser({ password: NEXT })).error).toBeNull()
    })
  })

  it('is a code that proves one change, also when two ask at the same time', async () => {
    const person = await aStalePerson(server)
    const nonce = await mailedCode(person)
    const words = ['a brighter lamp', 'a lamp in the window']
    const answers = await Promise.all(
      words.map((password) => person.client.auth.updateUser({ password, nonce })),
    )
    const refusals = answers.flatMap(({ error }) => (error ? [error.code] : []))
    expect(refusals).toEqual(['reauthentication_not_valid'])
    const kept = words[answers.findIndex(({ error }) => error === null)] ?? ''
    const { email } = person
    const again = await server.client().auth.signInWithPassword({ email, password: kept })
    expect(again.error).toBeNull()
  })

  once(() => {
    it('comes before the first mail address of an account that has a number alone', async () => {
      const phone = aPhone()
      const client = server.client()
      await client.auth.signUp({ phone, password: PASSWORD })
      await client.auth.verifyOtp({ phone, token: codeIn(await newestMail(phone)), type: 'sms' })
      server.clock.advance(11 * MINUTES)
      await client.auth.refreshSession()
      const email = newEmail()
      const refused = await client.auth.updateUser({ email })
      expect(refused.error).toMatchObject(needed('Email update'))
      const proved = { email, current_password: PASSWORD }
      expect((await client.auth.updateUser(proved)).error).toBeNull()
    })

    it('is the current password, and no other', async () => {
      const { client } = await aStalePerson(server)
      const change = (current_password: string) =>
        client.auth.updateUser({ password: NEXT, current_password })
      expect((await change('not the one')).error).toMatchObject({
        status: 400,
        code: 'current_password_invalid',
        message: 'Current password required when setting new password.',
      })
      expect((await change(PASSWORD)).error).toBeNull()
    })
  })

  it('is a mailed code, which is good for one change', async () => {
    const person = await aStalePerson(server)
    const { client } = person
    const nonce = await mailedCode(person)
    expect((await client.auth.updateUser({ phone: aPhone(), nonce })).error).toBeNull()
    const again = await client.auth.updateUser({ password: NEXT, nonce })
    expect(again.error).toMatchObject({ status: 422, code: 'reauthentication_not_valid' })
    const other = await mailedCode(person)
    expect((await begin(client, other)).error).toBeNull()
    expect((await begin(client, other)).error).toMatchObject({
      status: 422,
      code: 'reauthentication_not_valid',
    })
    const url = (await begin(client, await mailedCode(person))).data?.url ?? ''
    expect(url).not.toContain('reauthentication_nonce')
  })

  once(() => {
    it('is not the session that begins with a linked identity', async () => {
      const person = await aStalePerson(server)
      const token = await link(person.client, await mailedCode(person))
      expect(amrOf(token)).toMatchObject([{ method: 'oauth/link' }])
      const leave = await call(server, 'POST', '/functions/v1/delete-account', { token, body: {} })
      expect(leave).toMatchObject({ status: 403, body: { code: 'reauthentication_needed' } })
      const password = { token, body: { password: NEXT } }
      expect(await call(server, 'PUT', '/auth/v1/user', password)).toMatchObject({
        status: 400,
        body: { code: 'reauthentication_needed' },
      })
    })
  })

  describe('comes before a notice by mail', () => {
    const subjectsOf = async (email: string) =>
      (await server.mailbox(email)).map(({ subject }) => subject)

    it('of a new password, a new number and a linked identity, with a way to undo it', async () => {
      const { client, email } = await aPerson(server)
      const phone = aPhone()
      await client.auth.updateUser({ phone })
      expect(await subjectsOf(email)).not.toContain('Your phone number was changed')
      const token = codeIn(await newestMail(phone))
      await client.auth.verifyOtp({ phone, token, type: 'phone_change' })
      expect((await newestMail(email))?.subject).toBe('Your phone number was changed')
      await link(client)
      expect((await newestMail(email))?.subject).toBe('A way to sign in was added')
      await client.auth.updateUser({ password: NEXT })
      const notice = await newestMail(email)
      expect(notice?.subject).toBe('Your password was changed')
      for (const form of [notice?.text, notice?.html])
        expect(form).toContain(`${server.platform.config.publicUrl}/auth?mode=reset`)
    })

    it('only once the change is made', async () => {
      const { client, email } = await aPerson(server)
      await client.auth.updateUser({ password: PASSWORD })
      await client.auth.updateUser({ password: 'short' })
      expect(await subjectsOf(email)).toEqual(['Confirm your email address'])
    })
  })

  once(() => {
    it('is not asked of an anonymous account, which has nothing to prove with', async () => {
      const open = await start({ config: { AUTH_ANONYMOUS_USERS: 'true' } })
      const client = open.client()
      await client.auth.signInAnonymously()
      open.clock.advance(11 * MINUTES)
      await client.auth.refreshSession()
      expect((await client.auth.updateUser({ phone: aPhone() })).error).toBeNull()
    })

    it('is not asked for where the operator switched it off', async () => {
      const lenient = await start({ config: { AUTH_REAUTHENTICATION: 'false' } })
      const { client } = await aPerson(lenient)
      lenient.clock.advance(25 * 60 * MINUTES)
      await client.auth.refreshSession()
      expect((await client.auth.updateUser({ password: NEXT })).error).toBeNull()
    })
  })
})
