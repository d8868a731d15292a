import type { Session, SupabaseClient } from '@supabase/supabase-js'
import type { Mail, TestServer } from '../harness/index.ts'
import { fetchOf, type CookieJar } from './follow-redirects.ts'

export const PASSWORD = 'moonlit courtyard'

let lastPerson = 0

/** An address that no other test of this file uses. */
export const newEmail = (): string => {
  lastPerson += 1
  return `person-${lastPerson}@example.com`
}

export const codeIn = (mail: Mail | undefined): string =>
  /\b\d{6}\b/.exec(mail?.text ?? '')?.[0] ?? 'no code'

/** The link in a mail, with the server's own address. */
export const linkIn = (mail: Mail | undefined): string =>
  /https?:\/\/\S+\/auth\/v1\/verify\S+/.exec(mail?.text ?? '')?.[0] ?? 'no link'

/** What the link in a mail carries. */
export const linkTokenIn = (mail: Mail | undefined): string =>
  new URL(linkIn(mail)).searchParams.get('token') ?? 'no token'

/** A code of six digits that is not the right one. */
export const wrongCode = (right: string): string => (right === '000000' ? '000001' : '000000')

export type Person = {
  readonly client: SupabaseClient
  readonly email: string
  readonly session: Session
}

/** Signs a new person up, confirms the address by mail and leaves them signed in. */
export const aPerson = async (server: TestServer, email = newEmail()): Promise<Person> => {
  const client = server.client()
  const { error } = await client.auth.signUp({ email, password: PASSWORD })
  if (error) throw error
  const [mail] = await server.mailbox(email)
  const verified = await client.auth.verifyOtp({ email, token: codeIn(mail), type: 'email' })
  if (verified.error) throw verified.error
  if (!verified.data.session) throw new Error('No session after confirmation.')
  return { client, email, session: verified.data.session }
}

/** How long after a sign-in a session is no longer fresh (docs/contract/auth.md §19.1). */
export const ELEVEN_MINUTES = 11 * 60

/** Signed in eleven minutes ago, with a session that was refreshed just now. */
export const aStalePerson = async (server: TestServer): Promise<Person> => {
  const person = await aPerson(server)
  server.clock.advance(ELEVEN_MINUTES)
  const { data, error } = await person.client.auth.refreshSession()
  if (error) throw error
  return { ...person, session: data.session ?? person.session }
}

/** A mailed code with which a signed-in person proves who is asking. */
export const reauthenticationCode = async (
  server: TestServer,
  { client, email }: Person,
): Promise<string> => {
  const { error } = await client.auth.reauthenticate()
  if (error) throw error
  return codeIn((await server.mailbox(email))[0])
}

/** A new person in a browser that keeps cookies, as one on the site's own pages does. */
export const aPersonInBrowser = async (
  server: TestServer,
): Promise<Person & { readonly jar: CookieJar }> => {
  const { email } = await aPerson(server)
  const jar: CookieJar = new Map()
  const client = server.client({ fetch: fetchOf(jar) })
  const { data, error } = await client.auth.signInWithPassword({ email, password: PASSWORD })
  if (error) throw error
  return { client, email, session: data.session, jar }
}

export type RawAnswer = {
  readonly status: number
  readonly headers: Headers
  readonly body: Record<string, unknown>
}

/** Sends a request that the official client would not send. */
export const call = async (
  server: TestServer,
  method: string,
  path: string,
  options: {
    readonly body?: unknown
    readonly token?: string
    readonly headers?: Readonly<Record<string, string>>
  } = {},
): Promise<RawAnswer> => {
  const response = await fetch(`${server.url}${path}`, {
    method,
    redirect: 'manual',
    headers: {
      apikey: server.publishableKey,
      'x-supabase-api-version': '2024-01-01',
      ...(options.token === undefined ? {} : { authorization: `Bearer ${options.token}` }),
      ...(options.body === undefined ? {} : { 'content-type': 'application/json' }),
      ...options.headers,
    },
    ...(options.body === undefined
      ? {}
      : { body: typeof options.body === 'string' ? options.body : JSON.stringify(options.body) }),
  })
  const text = await response.text()
  let body: Record<string, unknown> = {}
  try {
    body = JSON.parse(text) as Record<string, unknown>
  } catch {
    body = { text }
  }
  return { status: response.status, headers: response.headers, body }
}

/** What every token of the server's own has beside its `exp`. */
export const OWN_TOKEN = { iss: 'http://localhost/auth/v1', aud: 'authenticated' }

/** How a token of a session that has ended is refused. */
export const SESSION_ENDED = {
  status: 403,
  code: 'session_not_found',
  message: 'Session from session_id claim in JWT does not exist',
}

/** Presents a refresh token. */
export const refresh = (server: TestServer, token: string): Promise<RawAnswer> =>
  call(server, 'POST', '/auth/v1/token?grant_type=refresh_token', {
    body: { refresh_token: token },
  })

/** The account behind a token, or the refusal of that token. */
export const userOf = (server: TestServer, token: string): Promise<RawAnswer> =>
  call(server, 'GET', '/auth/v1/user', { token })

/** How the session of an access token was proved, newest first (docs/contract/auth.md §7). */
export const amrOf = (accessToken: string | null | undefined): unknown => {
  const payload = Buffer.from(accessToken?.split('.')[1] ?? '', 'base64url').toString()
  return (JSON.parse(payload) as { amr: unknown }).amr
}

/** Makes the session of a client fresh (docs/contract/auth.md §19.2); the official client has no such call. */
export const proveSession = async (
  server: TestServer,
  { auth }: SupabaseClient,
  proof: { readonly nonce: string } | { readonly current_password: string },
): Promise<RawAnswer> => {
  const token = (await auth.getSession()).data.session?.access_token ?? ''
  return call(server, 'POST', '/auth/v1/reauthenticate', { token, body: proof })
}

/** The three things that the contract fixes for every refusal. */
export const refusal = ({ status, body }: RawAnswer) => ({
  status,
  code: body.code,
  message: body.message,
})

/** Reads the header (0) or the claims (1) of a JWT. */
export const tokenPart = (token: string, index: 0 | 1): Record<string, unknown> =>
  JSON.parse(Buffer.from(token.split('.')[index] ?? '', 'base64url').toString()) as Record<
    string,
    unknown
  >
