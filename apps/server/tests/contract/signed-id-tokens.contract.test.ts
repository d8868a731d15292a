import { generateKeyPairSync, type KeyObject } from 'node:crypto'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { SignJWT } from 'jose'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { call, refresh, type TestServer } from '../harness/index.ts'
import { onOneDatabase } from '../harness/databases.ts'

const CLIENT_ID = 'dhvani-of-the-test'
const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
const foreign = generateKeyPairSync('ec', { namedCurve: 'P-256' })
const BAD = 'Bad ID token'

/** A provider whose key the test has: it signs what a true one never would. */
const startProvider = async (
  issuerOf: (address: string) => string,
): Promise<{ readonly address: string; readonly server: Server }> => {
  const server = createServer((request, response) => {
    const address = `http://localhost:${(server.address() as AddressInfo).port}`
    const document = {
      issuer: issuerOf(address),
      authorization_endpoint: `${address}/auth`,
      token_endpoint: `${address}/token`,
      jwks_uri: `${address}/keys`,
    }
    const keys = [{ ...publicKey.export({ format: 'jwk' }), kid: 'one', alg: 'ES256', use: 'sig' }]
    response.setHeader('content-type', 'application/json')
    response.end(JSON.stringify(request.url === '/keys' ? { keys } : document))
  })
  await new Promise<void>((resolve) => server.listen(0, resolve))
  return { address: `http://localhost:${(server.address() as AddressInfo).port}`, server }
}

onOneDatabase('an id_token', (start) => {
  const providers: Server[] = []
  const startWith = async (issuerOf = (address: string) => address) => {
    const provider = await startProvider(issuerOf)
    providers.push(provider.server)
    const config = {
      GOOGLE_CLIENT_ID: CLIENT_ID,
      GOOGLE_CLIENT_SECRET: 'secret',
      GOOGLE_ISSUER: provider.address,
    }
    return { issuer: provider.address, dhvani: await start({ config }) }
  }
  let dhvani: TestServer
  let issuer: string
  beforeAll(async () => {
    ;({ dhvani, issuer } = await startWith())
  })
  afterAll(() => {
    for (const provider of providers) provider.close()
  })

  const seconds = () => Math.floor(dhvani.clock.now().getTime() / 1000)
  const sign = (
    claims: Record<string, unknown>,
    key: KeyObject | Uint8Array = privateKey,
    alg = 'ES256',
  ) =>
    new SignJWT({
      iss: issuer,
      aud: CLIENT_ID,
      sub: 'a-person-of-the-provider',
      email: 'a-person@example.org',
      email_verified: true,
      iat: seconds(),
      exp: seconds() + 300,
      ...claims,
    })
      .setProtectedHeader({ alg, kid: 'one' })
      .sign(key)
  const signIn = (token: string) =>
    call(dhvani, 'POST', '/auth/v1/token?grant_type=id_token', {
      body: { provider: 'google', id_token: token },
    })

  it('signs in with the key, issuer and audience of the provider', async () => {
    expect(await signIn(await sign({}))).toMatchObject({ status: 200 })
  })

  const publicBytes = () =>
    new TextEncoder().encode(JSON.stringify(publicKey.export({ format: 'jwk' })))
  const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url')
  it.each([
    [
      'of another client',
      () => sign({ aud: 'another' }),
      'Unacceptable audience in id_token: [another]',
    ],
    ['of another issuer', () => sign({ iss: 'https://elsewhere.example' }), BAD],
    ['that has expired', () => sign({ exp: seconds() - 60 }), BAD],
    ['that never expires', () => sign({ exp: undefined }), BAD],
    ['signed by another key', () => sign({}, foreign.privateKey), BAD],
    ['signed by the public key as a secret', () => sign({}, publicBytes(), 'HS256'), BAD],
    [
      'that nobody signed',
      async () =>
        `${encode({ alg: 'none' })}.${encode({ iss: issuer, aud: CLIENT_ID, sub: 'x', exp: seconds() + 300 })}.`,
      BAD,
    ],
  ])('%s is refused', async (_what, make, description) => {
    expect(await signIn(await make())).toMatchObject({
      status: 400,
      body: { error: 'invalid request', error_description: description },
    })
  })

  it('begins a session that goes on when its provider is gone', async () => {
    const { body } = await signIn(await sign({}))
    providers[0]?.closeAllConnections()
    providers[0]?.close()
    const answer = await refresh(dhvani, String(body.refresh_token))
    expect(answer).toMatchObject({ status: 200 })
  })

  it('is taken from no provider whose document names another issuer', async () => {
    const other = await startWith((address) => address.replace('localhost', '127.0.0.1'))
    const answer = await call(other.dhvani, 'GET', '/auth/v1/authorize?provider=google')
    const target = new URL(answer.headers.get('location') ?? '')
    expect(target.origin).toBe(other.dhvani.url)
    expect(target.searchParams.get('error')).toBe('temporarily_unavailable')
  })
})
