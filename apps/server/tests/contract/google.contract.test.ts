import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  type CookieJar,
  followRedirects,
  freePort,
  type OpenIdPerson,
  type OpenIdProvider,
  type TestServer,
} from '../harness/index.ts'
import { call, refusal } from '../harness/call.ts'
import { amrOf, aPerson, aPersonInBrowser, newEmail, PASSWORD } from '../harness/people.ts'
import { onOneDatabase } from '../harness/databases.ts'
import { describeIdTokens } from './id-tokens.ts'
import { describeProviderCallbacks } from './provider-callbacks.ts'
import { startWithGoogle } from './start-with-google.ts'

/** Follows redirects until they are back at the site. */
const browse = (start: string, siteOrigin: string, jar?: CookieJar): Promise<URL> =>
  followRedirects(
    start,
    (url) => url.origin === siteOrigin && !url.pathname.startsWith('/auth/v1/'),
    jar,
  )

const fragment = (url: URL) => new URLSearchParams(url.hash.slice(1))

let lastSubject = 0
const aGooglePerson = (email = newEmail()): OpenIdPerson => {
  lastSubject += 1
  return {
    sub: `google-${lastSubject}`,
    email,
    email_verified: true,
    name: 'Meera',
    picture: 'https://example.com/m.png',
  }
}

onOneDatabase('Google', (start) => {
  let server: TestServer
  let google: OpenIdProvider
  beforeAll(async () => {
    ;({ google, server } = await startWithGoogle(start))
  })
  afterAll(() => google.stop())

  const urlOf = async (client: ReturnType<TestServer['client']>) => {
    const { data } = await client.auth.signInWithOAuth({
      provider: 'google',
      options: { skipBrowserRedirect: true, redirectTo: `${server.url}/` },
    })
    return data.url ?? ''
  }

  /** Signs a person in by Google and exchanges the code for a session. */
  const signInAs = async (person: OpenIdPerson) => {
    google.signInAs(person)
    const client = server.client({ flowType: 'pkce' })
    const target = await browse(await urlOf(client), server.url)
    const { data, error } = await client.auth.exchangeCodeForSession(
      target.searchParams.get('code') ?? '',
    )
    if (error) throw error
    return { client, ...data }
  }

  it('makes an account from what Google says about a new visitor', async () => {
    const person = aGooglePerson()
    const { user, session } = await signInAs(person)
    expect(user).toMatchObject({
      email: person.email,
      app_metadata: { provider: 'google', providers: ['google'] },
      user_metadata: { full_name: 'Meera', avatar_url: person.picture, email_verified: true },
    })
    expect(user.email_confirmed_at).toBeDefined()
    expect(user.identities?.[0]).toMatchObject({ provider: 'google', id: person.sub })
    expect(session.provider_token).toEqual(expect.any(String))
    expect((await signInAs(person)).user.id).toBe(user.id)
  })

  it('knows a person again by the subject, whatever address Google names by then', async () => {
    const person = aGooglePerson()
    const { user } = await signInAs(person)
    const moved = await signInAs({ ...person, email: newEmail() })
    expect(moved.user.id).toBe(user.id)
    const other = await signInAs({ ...aGooglePerson(), email: newEmail() })
    expect(other.user.id).not.toBe(user.id)
  })

  it('gives the session in the fragment without PKCE', async () => {
    google.signInAs(aGooglePerson())
    const target = await browse(await urlOf(server.client()), server.url)
    expect([...fragment(target).keys()]).toEqual(
      expect.arrayContaining(['access_token', 'provider_token', 'refresh_token', 'sb']),
    )
  })

  it('keeps the amr of a session when it is refreshed', async () => {
    google.signInAs(aGooglePerson())
    const target = fragment(await browse(await urlOf(server.client()), server.url))
    const amr = amrOf(target.get('access_token'))
    expect(amr).toEqual([{ method: 'oauth', timestamp: expect.any(Number) as number }])
    const refreshed = await call(server, 'POST', '/auth/v1/token?grant_type=refresh_token', {
      body: { refresh_token: target.get('refresh_token') },
    })
    expect(amrOf(String(refreshed.body.access_token))).toEqual(amr)
  })

  it('attaches Google to the account that confirmed the same address', async () => {
    const { email, session } = await aPerson(server)
    const { user } = await signInAs(aGooglePerson(email))
    expect(user.id).toBe(session.user.id)
    expect(user.app_metadata.providers).toEqual(['email', 'google'])
    const { error } = await server.client().auth.signInWithPassword({ email, password: PASSWORD })
    expect(error).toBeNull()
  })

  it('removes the password of a sign-up that never confirmed the address', async () => {
    const email = newEmail()
    await server.client().auth.signUp({ email, password: PASSWORD })
    const { user } = await signInAs(aGooglePerson(email))
    expect(user.identities?.map(({ provider }) => provider)).toEqual(['google'])
    const { error } = await server.client().auth.signInWithPassword({ email, password: PASSWORD })
    expect(error).toMatchObject({ status: 400, code: 'invalid_credentials' })
  })

  it('passes on what Google says when the person declines', async () => {
    google.signInAs(undefined)
    const target = await browse(await urlOf(server.client()), server.url)
    const expected = { error: 'access_denied', error_description: 'The person said no' }
    expect(Object.fromEntries(target.searchParams)).toMatchObject(expected)
    expect(Object.fromEntries(fragment(target))).toMatchObject(expected)
  })

  it('refuses an address that Google did not verify', async () => {
    google.signInAs({ ...aGooglePerson(), email_verified: false })
    const target = await browse(await urlOf(server.client()), server.url)
    expect(Object.fromEntries(target.searchParams)).toMatchObject({
      error: 'access_denied',
      error_code: 'provider_email_needs_verification',
    })
  })

  it('refuses a banned account', async () => {
    const person = aGooglePerson()
    await signInAs(person)
    await server.database.query(
      `update auth.users set banned_until = now() + interval '1 year' where email = $1`,
      [person.email],
    )
    google.signInAs(person)
    const target = await browse(await urlOf(server.client()), server.url)
    expect(Object.fromEntries(target.searchParams)).toMatchObject({
      error: 'access_denied',
      error_code: 'user_banned',
      error_description: 'User is banned',
    })
  })

  describe('callback', () =>
    describeProviderCallbacks(() => server, {
      begin: () => urlOf(server.client()),
      signIn: async (jar) => {
        google.signInAs(aGooglePerson())
        await browse(await urlOf(server.client({ flowType: 'pkce' })), server.url, jar)
      },
    }))

  it.each([
    ['provider=myspace', 'Unsupported provider: Provider myspace could not be found'],
    ['', 'Unsupported provider: Provider  could not be found'],
  ])('refuses /authorize?%s', async (query, message) => {
    const answer = await call(server, 'GET', `/auth/v1/authorize?${query}`)
    expect(refusal(answer)).toEqual({ status: 400, code: 'validation_failed', message })
  })

  describe('identities', () => {
    const link = async (
      { client, jar }: Awaited<ReturnType<typeof aPersonInBrowser>>,
      person: OpenIdPerson,
    ) => {
      google.signInAs(person)
      const { data, error } = await client.auth.linkIdentity({
        provider: 'google',
        options: { skipBrowserRedirect: true, redirectTo: `${server.url}/` },
      })
      if (error) throw error
      return browse(data.url, server.url, jar)
    }

    it('are linked, listed and unlinked, down to the last one', async () => {
      const person = await aPersonInBrowser(server)
      const { client } = person
      const target = await link(person, aGooglePerson())
      expect(fragment(target).get('access_token')).toEqual(expect.any(String))
      const { data } = await client.auth.getUserIdentities()
      expect(data?.identities.map(({ provider }) => provider)).toEqual(['email', 'google'])
      const [mail, linked] = data?.identities ?? []
      if (!mail || !linked) throw new Error('Two identities were expected.')
      expect((await client.auth.unlinkIdentity(linked)).error).toBeNull()
      const [told] = await server.mailbox(person.email)
      expect(told?.subject).toBe('A way to sign in was removed')
      expect((await client.auth.unlinkIdentity(mail)).error).toMatchObject({
        status: 422,
        code: 'single_identity_not_deletable',
        message: 'User must have at least 1 identity after unlinking',
      })
    })

    it('belong to one account', async () => {
      const person = aGooglePerson()
      await signInAs(person)
      const target = await link(await aPersonInBrowser(server), person)
      expect(Object.fromEntries(target.searchParams)).toEqual({
        error: 'server_error',
        error_code: 'identity_already_exists',
        error_description: 'Identity is already linked to another user',
      })
    })

    it('cannot be unlinked by unknown or malformed ids', async () => {
      const person = await aPersonInBrowser(server)
      await link(person, aGooglePerson())
      const token = person.session.access_token
      const remove = (id: string) =>
        call(server, 'DELETE', `/auth/v1/user/identities/${id}`, { token })
      expect(refusal(await remove('0b8f9c36-3d5c-4b2f-9d0a-6a1f4f1f0c11'))).toEqual({
        status: 422,
        code: 'identity_not_found',
        message: "Identity doesn't exist",
      })
      expect(refusal(await remove('mine'))).toEqual({
        status: 404,
        code: 'validation_failed',
        message: 'identity_id must be an UUID',
      })
    })
  })

  describe('id_token', () =>
    describeIdTokens(
      () => server,
      () => google,
      aGooglePerson,
    ))
})

onOneDatabase('a provider that does not answer', (start) => {
  it('sends the visitor back to the page they came from, which is told', async () => {
    const closed = `http://localhost:${await freePort()}`
    const server = await start({
      config: { GOOGLE_ISSUER: closed, GOOGLE_CLIENT_ID: 'id', GOOGLE_CLIENT_SECRET: 'secret' },
    })
    const redirectTo = encodeURIComponent(`${server.url}/account`)
    const answer = await fetch(
      `${server.url}/auth/v1/authorize?provider=google&redirect_to=${redirectTo}`,
      { redirect: 'manual' },
    )
    const target = new URL(answer.headers.get('location') ?? '')
    expect(answer.status).toBe(302)
    expect(target.origin + target.pathname).toBe(`${server.url}/account`)
    for (const told of [target.searchParams, fragment(target)]) {
      expect(told.get('error')).toBe('temporarily_unavailable')
      expect(told.get('error_code')).toBe('unexpected_failure')
    }
  })
})
