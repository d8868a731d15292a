import { createHash } from 'node:crypto'
import { expect, it } from 'vitest'
import type { OpenIdPerson, OpenIdProvider, TestServer } from '../kit/index.ts'
import { call } from './people.ts'

/** Contract A.13, id_token. */
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
  /** An id_token as Google's own button would bring it. */
  const idTokenOf = async (person: OpenIdPerson, nonce?: string) => {
    getGoogle().signInAs(person)
    const query = new URLSearchParams({
      client_id: getGoogle().clientId,
      response_type: 'code',
      scope: 'openid email profile',
      redirect_uri: `${getServer().url}/auth/v1/callback`,
      state: 'x',
      ...(nonce === undefined ? {} : { nonce: createHash('sha256').update(nonce).digest('hex') }),
    })
    const jar = new Map<string, string>()
    let at = `${getGoogle().issuer}/auth?${query.toString()}`
    let code = ''
    for (let hop = 0; code === '' && hop < 15; hop += 1) {
      const response = await fetch(at, {
        redirect: 'manual',
        headers: { cookie: [...jar].map(([name, value]) => `${name}=${value}`).join('; ') },
      })
      for (const cookie of response.headers.getSetCookie()) {
        const [name = '', value = ''] = (cookie.split(';', 1)[0] ?? '').split('=')
        jar.set(name, value)
      }
      at = new URL(response.headers.get('location') ?? '', at).href
      code = at.startsWith(getServer().url) ? (new URL(at).searchParams.get('code') ?? '') : ''
    }
    const response = await fetch(`${getGoogle().issuer}/token`, {
      method: 'POST',
      headers: {
        authorization: `Basic ${Buffer.from(`${getGoogle().clientId}:${getGoogle().clientSecret}`).toString('base64')}`,
      },
      body: new URLSearchParams({
        grant_type: 'authorization_code',
        code,
        redirect_uri: `${getServer().url}/auth/v1/callback`,
      }),
    })
    return ((await response.json()) as { id_token: string }).id_token
  }

  it('signs in, with and without a nonce', async () => {
    const person = aGooglePerson()
    const plain = await getServer()
      .client()
      .auth.signInWithIdToken({ provider: 'google', token: await idTokenOf(person) })
    expect(plain.error).toBeNull()
    const nonce = 'a nonce of the page'
    const token = await idTokenOf(person, nonce)
    const { data } = await getServer()
      .client()
      .auth.signInWithIdToken({ provider: 'google', token, nonce })
    expect(data.user?.id).toBe(plain.data.user?.id)
    const missing = await grant({ provider: 'google', id_token: token })
    expect(missing.body.error_description).toBe(
      'Passed nonce and nonce in id_token should either both exist or not.',
    )
    const wrong = await grant({ provider: 'google', id_token: token, nonce: 'another' })
    expect(wrong.body).toEqual({ error: 'invalid nonce', error_description: 'Nonces mismatch' })
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
    expect(answer.body.code).toBe('provider_disabled')
  })
}
