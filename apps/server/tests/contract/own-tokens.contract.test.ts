import { SignJWT } from 'jose'
import { beforeAll, expect, it } from 'vitest'
import type { TestServer } from '../harness/index.ts'
import { forEachDatabase } from './for-each-database.ts'
import { aPerson, call, OWN_TOKEN, PASSWORD } from './people.ts'

const SECRET = 'a secret of at least 32 characters'
const USERS = '/auth/v1/admin/users'

forEachDatabase('a token that the key of our sessions signed', (start, once) => {
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

  once(() => {
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
        expect(
          (await call(own, 'POST', '/rest/v1/saved_beats', { token, body: beat })).status,
        ).toBe(201)
      },
    )
  })
})
