import { createHash } from 'node:crypto'
import { expect, it } from 'vitest'
import {
  followRedirects,
  type OpenIdPerson,
  type OpenIdProvider,
  type TestServer,
} from '../harness/index.ts'
import { call, refusal } from '../harness/call.ts'
import { amrOf, tokenPart } from '../harness/people.ts'

/** An id_token as Google's own button would bring it. */
export const idTokenFrom = async (
  server: TestServer,
  google: OpenIdProvider,
  person: OpenIdPerson,
  nonce?: string,
): Promise<string> => {
  google.signInAs(person)
  const query = new URLSearchParams({
    client_id: google.clientId,
    response_type: 'code',
    scope: 'openid email profile',
    redirect_uri: `${server.url}/auth/v1/callback`,
    state: 'x',
    ...(nonce === undefined ? {} : { nonce: createHash('sha256').update(nonce).digest('hex') }),
  })
  const target = await followRedirects(
    `${google.issuer}/auth?${query.toString()}`,
    (url) => url.origin === server.url,
  )
  const code = target.searchParams.get('code') ?? ''
  const response = await fetch(`${google.issuer}/token`, {
    method: 'POST',
    headers: {
      authorization: `Basic ${Buffer.from(`${google.clientId}:${google.clientSecret}`).toString('base64')}`,
    },
    body: new URLSearchParams({
      grant_type: 'authorization_code',
      code,
      redirect_uri: `${server.url}/auth/v1/callback`,
    }),
  })
  return ((await response.json()) as { id_token: string }).id_token
}

/** Grant `id_token` (docs/contract/auth.md §13.4). */
export const describeIdTokens = (
  getServer: () => TestServer,
  getGoogle: () => OpenIdProvider,
  aGooglePerson: () => OpenIdPerson,
): void => {
  const grant = (body: object, token?: string) =>
    call(getServer(), 'POST', '/auth/v1/token?grant_type=id_token', {
      body,
      ...(token === undefined ? {} : { token }),
    })
  const idTokenOf = (person: OpenIdPerson, nonce?: string) =>
    idTokenFrom(getServer(), getGoogle(), person, nonce)

  it('signs in, with and without a nonce', async () => {
    const person = aGooglePerson()
    const plain = await getServer()
      .client()
      .auth.signInWithIdToken({ provider: 'google', token: await idTokenOf(person) })
    expect(plain.error).toBeNull()
    const accessToken = plain.data.session?.access_token ?? ''
    expect(tokenPart(accessToken, 1)).toMatchObject({ aal: 'aal1' })
    const amr = amrOf(accessToken)
    expect(amr).toEqual([{ method: 'oauth', timestamp: expect.any(Number) as number }])
    const nonce = 'a nonce of the page'
    const token = await idTokenOf(person, nonce)
    const { data } = await getServer()
      .client()
      .auth.signInWithIdToken({ provider: 'google', token, nonce })
    expect(data.user?.id).toBe(plain.data.user?.id)
    const missing = await grant({ provider: 'google', id_token: token })
    expect(missing).toMatchObject({
      status: 400,
      body: {
        error: 'invalid request',
        error_description: 'Passed nonce and nonce in id_token should either both exist or not.',
      },
    })
    const wrong = await grant({ provider: 'google', id_token: token, nonce: 'another' })
    expect(wrong).toMatchObject({
      status: 400,
      body: { error: 'invalid nonce', error_description: 'Nonces mismatch' },
    })
  })

  it.each([
    [{}, 'id_token required'],
    [{ id_token: 'x' }, 'provider or client_id and issuer required'],
    [{ id_token: 'x', provider: 'google' }, 'Bad ID token'],
    [
      { id_token: 'x', provider: 'google', link_identity: true },
      'Linking requires a valid user access token in Authorization',
    ],
  ])('is refused in %j', async (body, description) => {
    const answer = await grant(body)
    expect(answer.status).toBe(400)
    expect(answer.body).toEqual({ error: 'invalid request', error_description: description })
  })

  it('of a foreign issuer is refused', async () => {
    const answer = await grant({ id_token: 'x', issuer: 'https://evil.example', client_id: 'x' })
    expect(refusal(answer)).toEqual({
      status: 400,
      code: 'provider_disabled',
      message: 'Provider (issuer "https://evil.example") is not enabled',
    })
  })
}
