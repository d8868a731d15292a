import { exportJWK, generateKeyPair, SignJWT, UnsecuredJWT, type JWTPayload } from 'jose'
import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { systemClock } from '#platform/clock/clock.ts'
import type { AuthContext } from '../auth-context.ts'
import { createOidcClient } from './oidc-client.ts'
import { readIdToken } from './read-id-token.ts'

/** No provider's document has half of it, and no reader may be made to hold more. */
const PADDING = 'x'.repeat(300_000)
const MINE = 'a client of mine'

const keys = await generateKeyPair('RS256')
const publicJwk = { ...(await exportJWK(keys.publicKey)), kid: 'a', alg: 'RS256' }
let provider: Server
let issuer: string
beforeAll(async () => {
  provider = createServer(({ url = '' }, response) => {
    const own = url.startsWith('/padded') ? `${issuer}/padded` : `${issuer}${url.slice(0, 5)}`
    const padding = url.startsWith('/padded') ? PADDING : undefined
    const document = url.endsWith('/keys')
      ? { keys: [publicJwk], padding: url.startsWith('/keys') ? PADDING : undefined }
      : { issuer: own, authorization_endpoint: own, jwks_uri: `${own}/keys`, padding }
    response.setHeader('content-type', 'application/json').end(JSON.stringify(document))
  })
  provider.listen(0, '127.0.0.1')
  await once(provider, 'listening')
  issuer = `http://127.0.0.1:${(provider.address() as AddressInfo).port}`
})
afterAll(() => {
  provider.closeAllConnections()
  provider.close()
})

const clientOf = (path: string) =>
  createOidcClient({ issuer: `${issuer}${path}`, clientId: MINE, clientSecret: '' })

const read = (idToken: string, path = '/good') => {
  const oidcIssuers = [{ clientId: MINE, client: clientOf(path) }]
  const context = { config: {}, oidcIssuers, clock: systemClock } as unknown as AuthContext
  return readIdToken(context, { provider: '', issuer: `${issuer}${path}`, idToken, nonce: '' })
}

const claims = (changes: JWTPayload = {}, path = '/good'): JWTPayload => ({
  iss: `${issuer}${path}`,
  aud: MINE,
  sub: 'a person',
  exp: Math.floor(systemClock.now().getTime() / 1000) + 600,
  ...changes,
})
const withoutEnd = (): JWTPayload => {
  const { exp: _end, ...rest } = claims()
  return rest
}
type Key = Parameters<SignJWT['sign']>[0]
const sign = (payload: JWTPayload, key: Key = keys.privateKey, alg = 'RS256') =>
  new SignJWT(payload).setProtectedHeader({ alg, kid: 'a' }).sign(key)

it('takes a token of the provider for one of our clients', async () => {
  expect(await read(await sign(claims()))).toMatchObject({ providerId: 'a person' })
})

it.each([
  ['of another issuer', () => sign(claims({ iss: 'https://elsewhere.example' }))],
  ['of another key', async () => sign(claims(), (await generateKeyPair('RS256')).privateKey)],
  ['that has ended', () => sign(claims({ exp: 1 }))],
  ['without an end', () => sign(withoutEnd())],
  ['without a signature', async () => new UnsecuredJWT(claims()).encode()],
  [
    'whose secret is the public key',
    () => sign(claims(), new TextEncoder().encode(JSON.stringify(publicJwk)), 'HS256'),
  ],
])('refuses a token %s', async (_, make) => {
  await expect(read(await make())).rejects.toThrow('Bad ID token')
})

it('refuses a token for another client', async () => {
  await expect(read(await sign(claims({ aud: 'a client of theirs' })))).rejects.toThrow(
    'Unacceptable audience',
  )
})

it('reads no configuration and no keys without end', async () => {
  await expect(clientOf('/padded').authorizationUrl({})).rejects.toThrow()
  const token = await sign(claims({}, '/keys'))
  await expect(read(token, '/keys')).rejects.toThrow('more than 262144 bytes')
})
