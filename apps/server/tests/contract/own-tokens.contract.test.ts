import { once as listening } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { decodeProtectedHeader, exportJWK, generateKeyPair, SignJWT } from 'jose'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aPerson, call, OWN_TOKEN, PASSWORD, type TestServer } from '../harness/index.ts'
import { onOneDatabase } from '../harness/databases.ts'

const SECRET = 'a secret of at least 32 characters'
const USERS = '/auth/v1/admin/users'

onOneDatabase('a token that the key of our sessions signed', (start) => {
  let server: TestServer
  let sub: string
  beforeAll(async () => {
    server = await start()
    sub = (await aPerson(server)).session.user.id
  })
  const soon = () => Math.floor(server.clock.now().getTime() / 1000) + 60
  const whole = () => ({ ...OWN_TOKEN, sub, role: 'authenticated', exp: soon() })

  const statuses = async (token: string) =>
    Promise.all(
      ['/auth/v1/user', USERS, '/rest/v1/saved_beats', '/storage/v1/bucket'].map(async (path) => {
        const { status, body } = await call(server, 'GET', path, { token })
        return [status, body.code]
      }),
    )
  const NOTHING = [
    [403, 'bad_jwt'],
    [403, 'bad_jwt'],
    [401, 'PGRST301'],
    [400, 'AccessDenied'],
  ]

  it('is a person with all its claims', async () => {
    const token = await server.platform.keys.sign(whole())
    expect(await statuses(token)).toEqual([
      [200, undefined],
      [403, 'not_admin'],
      [200, undefined],
      [200, undefined],
    ])
  })

  it.each(['exp', 'iss', 'aud'])('is nothing without %s', async (claim) => {
    const { [claim]: _left, ...claims } = whole() as Record<string, unknown>
    expect(await statuses(await server.platform.keys.sign(claims))).toEqual(NOTHING)
  })

  it.each([
    ['another audience', { aud: 'https://elsewhere.example' }],
    ['an audience of no name', { aud: '' }],
    ['other audiences', { aud: ['anon', 'https://elsewhere.example'] }],
  ])('is nothing for %s', async (_what, claims) => {
    const token = await server.platform.keys.sign({ ...whole(), ...claims })
    expect(await statuses(token)).toEqual(NOTHING)
  })

  it('is good for our audience among others, and for every address of the site', async () => {
    const aud = ['https://elsewhere.example', 'authenticated']
    const token = await server.platform.keys.sign({ ...whole(), aud, iss: 'https://old.example' })
    expect((await statuses(token))[0]).toEqual([200, undefined])
  })

  it.each(['service_role', 'supabase_admin'])('is never %s', async (role) => {
    const token = await server.platform.keys.sign({ ...whole(), role })
    expect(await statuses(token)).toEqual(NOTHING)
    const without = await server.platform.keys.sign({ role, exp: soon() })
    expect(await statuses(without)).toEqual(NOTHING)
  })

  it('is never service_role, even where that is the role of the account', async () => {
    const person = await aPerson(server)
    const admin = server.client({ key: server.serviceKey }).auth.admin
    await admin.updateUserById(person.session.user.id, { role: 'service_role' })
    const { data } = await server
      .client()
      .auth.signInWithPassword({ email: person.email, password: PASSWORD })
    expect(await statuses(data.session?.access_token ?? '')).toEqual(NOTHING)
  })

  it('is not needed by the keys of the operator', async () => {
    expect((await call(server, 'GET', USERS, { token: server.serviceKey })).status).toBe(200)
    const answer = await call(server, 'GET', '/rest/v1/user_sounds', {
      token: server.publishableKey,
    })
    expect(answer.status).toBe(200)
  })

  it('is not one that our public key signed as if it were a secret', async () => {
    const { body } = await call(server, 'GET', '/auth/v1/.well-known/jwks.json')
    const [key] = body.keys as { kid: string }[]
    for (const secret of [JSON.stringify(key), JSON.stringify(body), JSON.stringify(body.keys)]) {
      const token = await new SignJWT(whole())
        .setProtectedHeader({ alg: 'HS256', typ: 'JWT', kid: key?.kid ?? '' })
        .sign(new TextEncoder().encode(secret))
      expect(await statuses(token)).toEqual(NOTHING)
    }
  })

  describe('is not one whose header brings its key', () => {
    let asked = 0
    let keySet: Server
    let address: string
    let own: TestServer
    let forger: Awaited<ReturnType<typeof generateKeyPair>>
    beforeAll(async () => {
      forger = await generateKeyPair('ES256', { extractable: true })
      const jwk = await exportJWK(forger.publicKey)
      keySet = createServer((_request, response) => {
        asked += 1
        response.setHeader('content-type', 'application/json')
        response.end(JSON.stringify({ keys: [{ ...jwk, kid: 'forged', alg: 'ES256' }] }))
      }).listen(0, '127.0.0.1')
      await listening(keySet, 'listening')
      address = `http://127.0.0.1:${(keySet.address() as AddressInfo).port}/keys`
      own = await start({ config: { AUTH_JWT_SECRET: SECRET } })
    })
    afterAll(() => void keySet.close())

    const ownKeyId = async () => {
      const token = await server.platform.keys.sign(whole())
      return String(decodeProtectedHeader(token).kid)
    }
    const HEADERS = {
      jwk: async () => ({ jwk: await exportJWK(forger.publicKey) }),
      jku: () => ({ jku: address }),
      x5u: () => ({ x5u: address }),
      x5c: () => ({ x5c: ['MIIB'] }),
    } as const

    it.each(Object.keys(HEADERS) as (keyof typeof HEADERS)[])('as %s', async (name) => {
      const brought = await HEADERS[name]()
      for (const kid of ['forged', await ownKeyId()]) {
        const token = await new SignJWT(whole())
          .setProtectedHeader({ alg: 'ES256', typ: 'JWT', kid, ...brought })
          .sign(forger.privateKey)
        expect(await statuses(token), kid).toEqual(NOTHING)
        const { status, body } = await call(own, 'GET', '/auth/v1/user', { token })
        expect([status, body.code]).toEqual([403, 'bad_jwt'])
      }
      expect(asked).toBe(0)
    })
  })

  it.each(['service_role', 'supabase_admin'])(
    'differs from one that the secret of an existing project signed, which may be %s as upstream has it',
    async (role) => {
      const own = await start({ config: { AUTH_JWT_SECRET: SECRET } })
      const { session } = await aPerson(own)
      const token = await new SignJWT({ role, iss: 'supabase' })
        .setProtectedHeader({ alg: 'HS256' })
        .sign(new TextEncoder().encode(SECRET))
      const users = await call(own, 'GET', USERS, { token })
      expect(users).toMatchObject({ status: 200, body: { users: [{ id: session.user.id }] } })
      const beat = { user_id: session.user.id, name: 'By the operator', beat: {} }
      expect((await call(own, 'POST', '/rest/v1/saved_beats', { token, body: beat })).status).toBe(
        201,
      )
    },
  )
})
