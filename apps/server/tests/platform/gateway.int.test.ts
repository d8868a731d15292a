import { request, type IncomingMessage } from 'node:http'
import { json } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestServer, type TestServer } from '../harness/index.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ config: { METRICS_TOKEN: 'a token for numbers' } })
})
afterAll(() => server.close())

const get = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  fetch(`${server.url}${path}`, { method, headers, redirect: 'manual' })

it('a new server has no account, and a service key of its own', async () => {
  const other = await startTestServer()
  expect(await other.database.query('select id from auth.users')).toEqual([])
  expect(other.serviceKey).toMatch(/^sb_secret_[\w-]{32}$/)
  expect(other.serviceKey).not.toBe(server.serviceKey)
  await other.close()
})

describe('an API key', () => {
  it.each(['/auth/v1/user', '/rest/v1/user_sounds', '/storage/v1/bucket', '/functions/v1/x'])(
    'is required at %s, and pages of any origin can read the refusal',
    async (path) => {
      const without = await get(path, { origin: 'https://elsewhere.example' })
      expect(without.status).toBe(401)
      expect(without.headers.get('access-control-allow-origin')).toBe('*')
      expect(await without.json()).toEqual({
        message: 'No API key found in request',
        hint: 'No `apikey` request header or url param was found.',
      })
      const wrong = await get(path, { apikey: 'sb_publishable_other' })
      expect(wrong.status).toBe(401)
      expect(await wrong.json()).toEqual({ message: 'Invalid API key' })
    },
  )

  it.each([
    ['POST', '/%61uth/v1/signup'],
    ['GET', '/rest/%761/user_sounds'],
    ['GET', '/storage/v1/%62ucket/'],
    ['GET', 'http://elsewhere.example/auth/v1/user'],
    ['POST', '/storage/v1/object/public/x'],
  ])(
    'is required for %s %s, which the router understands, and pages of any origin can read it',
    async (method, path) => {
      const { hostname, port } = new URL(server.url)
      const answer = await new Promise<IncomingMessage>((resolve, reject) => {
        const sent = request({ hostname, port, method, path, agent: false }, resolve)
        sent.on('error', reject).end()
      })
      expect([answer.statusCode, await json(answer)]).toMatchObject([
        401,
        { message: 'No API key found in request' },
      ])
      expect(answer.headers['access-control-allow-origin']).toBe('*')
    },
  )

  it('is not required for storage and functions beside a bearer, which is judged by itself', async () => {
    const ask = async (path: string, bearer: string, method = 'GET') => {
      const answer = await get(path, { authorization: `Bearer ${bearer}` }, method)
      return [answer.status, await answer.json()]
    }
    expect(await ask('/storage/v1/bucket', server.serviceKey)).toMatchObject([200, [{}, {}]])
    expect(await ask('/storage/v1/bucket', 'nonsense')).toEqual([
      400,
      expect.objectContaining({ statusCode: '403', message: 'Invalid Compact JWS' }),
    ])
    expect(await ask('/functions/v1/x', server.serviceKey)).toMatchObject([404, {}])
    expect(await ask('/functions/v1/delete-account', 'nonsense', 'POST')).toMatchObject([401, {}])
    for (const path of ['/auth/v1/user', '/rest/v1/user_sounds'])
      expect(await ask(path, server.serviceKey)).toMatchObject([
        401,
        { message: 'No API key found in request' },
      ])
    const basic = await get('/storage/v1/bucket', { authorization: 'Basic x' })
    expect(basic.status).toBe(401)
    const wrong = await get('/storage/v1/bucket', {
      apikey: 'sb_publishable_other',
      authorization: `Bearer ${server.serviceKey}`,
    })
    expect([wrong.status, await wrong.json()]).toEqual([401, { message: 'Invalid API key' }])
  })

  it('may be in the query of the address', async () => {
    const answer = await get(`/auth/v1/user?apikey=${server.publishableKey}`)
    expect([answer.status, await answer.json()]).toMatchObject([
      401,
      { error_code: 'no_authorization' },
    ])
  })

  it.each([
    ['/auth/v1/verify', 400, 'validation_failed'],
    ['/auth/v1/callback', 303, null],
    ['/auth/v1/.well-known/jwks.json', 200, null],
    ['/auth/v1/authorize', 400, 'validation_failed'],
  ])('is not required at %s', async (path, status, code) => {
    const answer = await get(path)
    expect([answer.status, answer.headers.get('x-sb-error-code')]).toEqual([status, code])
  })
})

it('answers preflights of all services', async () => {
  for (const path of ['/auth/v1/token', '/rest/v1/x', '/storage/v1/object/x', '/functions/v1/x']) {
    const answer = await get(
      path,
      {
        origin: 'https://elsewhere.example',
        'access-control-request-method': 'PATCH',
        'access-control-request-headers': 'apikey, tus-resumable',
      },
      'OPTIONS',
    )
    expect(answer.status).toBe(204)
    expect(answer.headers.get('access-control-allow-headers')).toContain('tus-resumable')
    expect(answer.headers.get('access-control-allow-methods')).toContain('PATCH')
  }
})

it('gives every request an id, and accepts a harmless id from a proxy', async () => {
  expect((await get('/healthz')).headers.get('x-request-id')).toMatch(/^[\da-f-]{36}$/)
  const named = await get('/healthz', { 'x-request-id': 'proxy-12345' })
  expect(named.headers.get('x-request-id')).toBe('proxy-12345')
  const odd = await get('/healthz', { 'x-request-id': 'a"b c' })
  expect(odd.headers.get('x-request-id')).not.toBe('a"b c')
})

it('serves /metrics to the bearer of METRICS_TOKEN and answers 401 to others', async () => {
  for (const headers of [{}, { authorization: 'Bearer another token' }]) {
    const refused = await get('/metrics', headers)
    expect([refused.status, await refused.json()]).toEqual([401, { message: 'Unauthorized' }])
  }
  const answer = await get('/metrics', { authorization: 'Bearer a token for numbers' })
  expect(await answer.text()).toContain('dhvani_http_request_duration_seconds')
})

it('is not ready without its database, but up', async () => {
  const failing = await startTestServer()
  await failing.database.close()
  const readiness = await fetch(`${failing.url}/readyz`)
  expect([readiness.status, await readiness.json()]).toEqual([
    503,
    { status: 'not ready', database: 'failing', blobs: 'ok' },
  ])
  expect((await fetch(`${failing.url}/healthz`)).status).toBe(200)
  const answer = await fetch(`${failing.url}/auth/v1/token?grant_type=refresh_token`, {
    method: 'POST',
    headers: { apikey: failing.publishableKey },
    body: '{"refresh_token":"aaaaaaaaaaaa"}',
  })
  // A client tries a 503 again; a 4xx would sign its person out.
  expect([answer.status, await answer.json()]).toMatchObject([
    503,
    { error_code: 'unexpected_failure' },
  ])
  await failing.close()
})
