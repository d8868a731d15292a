import { expect, it } from 'vitest'
import type { TestServer } from '../harness/index.ts'
import { call, refusal, SESSION_ENDED } from '../harness/call.ts'
import { aPerson, OWN_TOKEN, PASSWORD } from '../harness/people.ts'

/** Every way in which a bearer can be wrong (docs/contract/auth.md §2). */
export const describeWrongBearers = (getServer: () => TestServer): void => {
  const sign = (claims: Record<string, unknown>): Promise<string> =>
    getServer().platform.keys.sign({ ...OWN_TOKEN, ...claims })
  const soon = (): number => Math.floor(getServer().clock.now().getTime() / 1000) + 60
  const uuid = '0b8f9c36-3d5c-4b2f-9d0a-6a1f4f1f0c11'
  const none = `${Buffer.from('{"alg":"none"}').toString('base64url')}.${Buffer.from(`{"sub":"${uuid}"}`).toString('base64url')}.`
  type Bearer = [string, () => string | undefined | Promise<string>, number, string, string]
  const bearers: Bearer[] = [
    [
      'no token',
      () => undefined,
      401,
      'no_authorization',
      'This endpoint requires a valid Bearer token',
    ],
    [
      'the publishable key',
      () => getServer().publishableKey,
      403,
      'bad_jwt',
      'invalid claim: missing sub claim',
    ],
    [
      'garbage',
      () => 'a.b.c',
      403,
      'bad_jwt',
      'invalid JWT: unable to parse or verify signature, token is unverifiable: unrecognized JWT kid',
    ],
    [
      'alg none',
      () => none,
      403,
      'bad_jwt',
      'invalid JWT: unable to parse or verify signature, token is unverifiable: unrecognized JWT kid',
    ],
    [
      'an expired one',
      () => sign({ sub: uuid, exp: soon() - 3600 }),
      403,
      'bad_jwt',
      'invalid JWT: unable to parse or verify signature, token has invalid claims: token is expired',
    ],
    ['no sub', () => sign({ exp: soon() }), 403, 'bad_jwt', 'invalid claim: missing sub claim'],
    [
      'a sub that is no id',
      () => sign({ sub: 'me', exp: soon() }),
      400,
      'bad_jwt',
      'invalid claim: sub claim must be a UUID',
    ],
    [
      'a session that is no id',
      () => sign({ sub: uuid, session_id: 'x', exp: soon() }),
      403,
      'bad_jwt',
      'invalid claim: session_id claim must be a UUID',
    ],
    [
      'an unknown person',
      () => sign({ sub: uuid, exp: soon() }),
      403,
      'user_not_found',
      'User from sub claim in JWT does not exist',
    ],
  ]
  it.each(bearers)('is refused: %s', async (_name, make, status, code, message) => {
    const token = await make()
    const answer = await call(
      getServer(),
      'GET',
      '/auth/v1/user',
      token === undefined ? {} : { token },
    )
    expect(refusal(answer)).toEqual({ status, code, message })
  })

  it.each([
    ['GET', '/user', undefined],
    ['PUT', '/user', { data: { late: true } }],
    ['POST', '/logout', undefined],
    ['GET', '/reauthenticate', undefined],
    ['POST', '/reauthenticate', { current_password: PASSWORD }],
    ['GET', '/user/identities/authorize?provider=google', undefined],
    ['DELETE', `/user/identities/${uuid}`, undefined],
    ['POST', '/factors', { factor_type: 'totp' }],
    ['POST', `/factors/${uuid}/challenge`, {}],
    ['POST', `/factors/${uuid}/verify`, { challenge_id: uuid, code: '123456' }],
    ['DELETE', `/factors/${uuid}`, undefined],
  ])(
    'of a session that ended opens nothing, however long it lives: %s %s',
    async (method, path, body) => {
      const { client, session } = await aPerson(getServer())
      await client.auth.signOut()
      const answer = await call(getServer(), method, `/auth/v1${path}`, {
        token: session.access_token,
        ...(body === undefined ? {} : { body }),
      })
      expect(refusal(answer)).toEqual(SESSION_ENDED)
    },
  )
}
