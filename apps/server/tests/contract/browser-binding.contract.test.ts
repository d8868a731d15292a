import { createHash } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import {
  type CookieJar,
  fetchOf,
  followRedirects,
  freePort,
  type OpenIdPerson,
  type OpenIdProvider,
  type TestServer,
} from '../harness/index.ts'
import { call } from '../harness/call.ts'
import { aPerson, aPersonInBrowser, newEmail } from '../harness/people.ts'
import { onOneDatabase } from '../harness/databases.ts'
import { googleSettings, startWithGoogle } from './start-with-google.ts'

const ANOTHER_BROWSER = {
  error: 'invalid_request',
  error_code: 'bad_oauth_state',
  error_description: 'OAuth state was not begun in this browser',
}

let lastSubject = 0
const aGooglePerson = (): OpenIdPerson => {
  lastSubject += 1
  return { sub: `binding-${lastSubject}`, email: newEmail(), email_verified: true }
}

onOneDatabase('The browser that began the way to a provider', (start) => {
  let server: TestServer
  let google: OpenIdProvider
  beforeAll(async () => {
    ;({ google, server } = await startWithGoogle(start))
  })
  afterAll(() => google.stop())

  const authorizeUrl = (at = server) =>
    `${at.url}/auth/v1/authorize?provider=google&redirect_to=${encodeURIComponent(`${at.url}/`)}`

  /** The address of the provider's sign-in, to which a browser is sent. */
  const begin = async (jar: CookieJar): Promise<string> => {
    const answer = await fetchOf(jar)(authorizeUrl(), { redirect: 'manual' })
    expect(answer.status).toBe(302)
    return answer.headers.get('location') ?? ''
  }

  /** The way back from the provider, as it stands before any browser opened it. */
  const callbackOf = (providerUrl: string): Promise<URL> =>
    followRedirects(providerUrl, (url) => url.pathname === '/auth/v1/callback')

  const open = async (url: URL, jar: CookieJar) => {
    const answer = await fetchOf(jar)(url, { redirect: 'manual' })
    const target = new URL(answer.headers.get('location') ?? '')
    return { status: answer.status, target, query: Object.fromEntries(target.searchParams) }
  }

  const beginLinking = async () => {
    const { client, jar } = await aPersonInBrowser(server)
    const { data, error } = await client.auth.linkIdentity({
      provider: 'google',
      options: { skipBrowserRedirect: true, redirectTo: `${server.url}/` },
    })
    if (error) throw error
    const providersOf = async () =>
      (await client.auth.getUserIdentities()).data?.identities.map(({ provider }) => provider)
    return { url: data.url, jar, providersOf }
  }

  it('alone can finish it: another one links nothing and signs no one in', async () => {
    const linking = await beginLinking()
    google.signInAs(aGooglePerson())
    const callback = await callbackOf(linking.url)
    const stranger: CookieJar = new Map()
    expect(await open(callback, stranger)).toMatchObject({ status: 303, query: ANOTHER_BROWSER })
    await begin(stranger)
    const refused = await open(callback, stranger)
    expect(refused).toMatchObject({ status: 303, query: ANOTHER_BROWSER })
    expect(refused.target.hash).toBe('')
    expect(await linking.providersOf()).toEqual(['email'])

    const finished = await open(callback, linking.jar)
    expect(finished.target.hash).toContain('access_token=')
    expect(await linking.providersOf()).toEqual(['email', 'google'])
  })

  it('is the one that is signed in: a flow of a stranger signs no visitor in', async () => {
    google.signInAs(aGooglePerson())
    const stranger: CookieJar = new Map()
    const callback = await callbackOf(await begin(stranger))
    expect(await open(callback, new Map())).toMatchObject({ status: 303, query: ANOTHER_BROWSER })
    expect((await open(callback, stranger)).target.hash).toContain('access_token=')
  })

  it('may have several flows under way in several tabs', async () => {
    const jar: CookieJar = new Map()
    google.signInAs(aGooglePerson())
    const first = await begin(jar)
    const second = await begin(jar)
    for (const url of [first, second])
      expect((await open(await callbackOf(url), jar)).target.hash).toContain('access_token=')
  })

  it('asks the provider with S256 and a nonce, new for each flow', async () => {
    const jar: CookieJar = new Map()
    const flows = [await begin(jar), await begin(jar)].map((url) => new URL(url).searchParams)
    for (const flow of flows) {
      expect(flow.get('code_challenge_method')).toBe('S256')
      expect(flow.get('code_challenge')).toMatch(/^[\w-]{43}$/)
      expect(flow.get('nonce')).toMatch(/^[\w-]{43}$/)
    }
    for (const name of ['state', 'nonce', 'code_challenge'])
      expect(flows[0]?.get(name)).not.toBe(flows[1]?.get(name))
  })

  const SHA256_OF_X = createHash('sha256').update('x').digest('base64url')
  it.each([
    ['an id token of another nonce', 'nonce', 'of another flow'],
    ['a code that was asked for with another proof key', 'code_challenge', SHA256_OF_X],
  ])('does not accept %s', async (_name, parameter, value) => {
    const jar: CookieJar = new Map()
    google.signInAs(aGooglePerson())
    const url = new URL(await begin(jar))
    url.searchParams.set(parameter, value)
    expect(await open(await callbackOf(url.href), jar)).toMatchObject({
      status: 302,
      query: { error: 'server_error', error_code: 'unexpected_failure' },
    })
  })

  it('cannot choose the nonce or the proof key that the provider is asked with', async () => {
    const answer = await fetch(`${authorizeUrl()}&nonce=mine`, { redirect: 'manual' })
    const sent = new URL(answer.headers.get('location') ?? '').searchParams
    expect(sent.getAll('nonce')).toHaveLength(1)
    expect(sent.get('nonce')).not.toBe('mine')
  })

  it('keeps a cookie that no script reads, for five minutes', async () => {
    const answer = await fetch(authorizeUrl(), { redirect: 'manual' })
    const [cookie] = answer.headers.getSetCookie()
    expect(cookie).toMatch(
      /^dhvani-browser=[\w-]{43}; Path=\/; Max-Age=300; HttpOnly; SameSite=Lax$/,
    )
  })

  it('keeps a cookie of that one host behind TLS', async () => {
    const behindTls = await start({
      config: {
        ...googleSettings(await freePort(), google),
        PUBLIC_URL: 'https://dhvani.example',
        AUTH_AUTOCONFIRM: 'true',
      },
    })
    const answer = await fetch(authorizeUrl(behindTls), { redirect: 'manual' })
    const [cookie] = answer.headers.getSetCookie()
    expect(cookie).toMatch(
      /^__Host-dhvani-browser=[\w-]{43}; Path=\/; Max-Age=300; HttpOnly; SameSite=Lax; Secure$/,
    )
  })

  it('links no identity by an id_token where the operator forbids linking', async () => {
    const strict = await start({
      config: { ...googleSettings(await freePort(), google), AUTH_MANUAL_LINKING: 'false' },
    })
    const { session } = await aPerson(strict)
    const answer = await call(strict, 'POST', '/auth/v1/token?grant_type=id_token', {
      body: { provider: 'google', id_token: 'x', link_identity: true },
      token: session.access_token,
    })
    expect(answer.status).toBe(404)
    expect(answer.body).toEqual({
      code: 'manual_linking_disabled',
      message: 'Manual linking is disabled',
    })
  })
})
