import type { Session, SupabaseClient } from '@supabase/supabase-js'
import { call, type RawAnswer } from './call.ts'
import { fetchOf, type CookieJar } from './follow-redirects.ts'
import type { Mail, TestServer } from './test-server.ts'

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
  readonly id: string
  readonly email: string
  /** The access token of the session. */
  readonly token: string
  readonly session: Session
  readonly client: SupabaseClient
}

const personWith = (client: SupabaseClient, session: Session | null): Person => {
  if (!session) throw new Error('The person has no session.')
  const { user, access_token: token } = session
  return { id: user.id, email: user.email ?? '', token, session, client }
}

/** Signs a new person up, confirms the address by mail and leaves them signed in. */
export const aPerson = async (server: TestServer, email = newEmail()): Promise<Person> => {
  const client = server.client()
  const { error } = await client.auth.signUp({ email, password: PASSWORD })
  if (error) throw error
  const [mail] = await server.mailbox(email)
  const verified = await client.auth.verifyOtp({ email, token: codeIn(mail), type: 'email' })
  if (verified.error) throw verified.error
  return personWith(client, verified.data.session)
}

/** How long after a sign-in a session is no longer fresh (docs/contract/auth.md §19.1). */
export const ELEVEN_MINUTES = 11 * 60

/** Signed in eleven minutes ago, with a session that was refreshed just now. */
export const aStalePerson = async (server: TestServer): Promise<Person> => {
  const { client } = await aPerson(server)
  server.clock.advance(ELEVEN_MINUTES)
  const { data, error } = await client.auth.refreshSession()
  if (error) throw error
  return personWith(client, data.session)
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
  return { ...personWith(client, data.session), jar }
}

/** What every token of the server's own has beside its `exp`. */
export const OWN_TOKEN = { iss: 'http://localhost/auth/v1', aud: 'authenticated' }

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

/** Reads the header (0) or the claims (1) of a JWT. */
export const tokenPart = (token: string, index: 0 | 1): Record<string, unknown> =>
  JSON.parse(Buffer.from(token.split('.')[index] ?? '', 'base64url').toString()) as Record<
    string,
    unknown
  >
