import { randomUUID } from 'node:crypto'
import { createServer, type IncomingMessage } from 'node:http'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'

import {
  freePort,
  type Redis,
  type Smtp,
  startRedis,
  startSmtp,
  startTestServer,
} from '../harness/index.ts'
import { openRedisRateLimits } from '#platform/rate-limits/redis-rate-limits.ts'
import { call } from '../harness/call.ts'
import { createTestClock, type TestClock } from '../harness/test-clock.ts'

/** Waits for work that goes on after the answer, on a busy machine too. */
const eventually = (check: () => unknown) => vi.waitFor(check, { timeout: 30_000, interval: 50 })

const PASSWORD = 'moonlit courtyard'
const signUp = (email: string) => ({ body: { email, password: PASSWORD } })

describe('mail', () => {
  let smtp: Smtp
  beforeAll(async () => {
    smtp = await startSmtp()
  })
  afterAll(() => smtp.stop())

  it('is sent, tried again after a refusal, and deleted after delivery', async () => {
    const server = await startTestServer({
      config: { SMTP_URL: smtp.url, MAIL_FROM: 'Dhvani <post@dhvani.example>' },
    })
    smtp.refuseNext(1)
    const answer = await call(server, 'POST', '/auth/v1/signup', signUp('first@example.com'))
    expect(answer.status).toBe(200)
    await eventually(async () => {
      const rows = await server.database.query(
        'select attempts, claimed_until, last_problem from dhvani.outbox',
      )
      expect(rows).toMatchObject([
        { attempts: 1, claimed_until: null, last_problem: expect.stringContaining('Not now') },
      ])
    })
    expect(smtp.messages).toHaveLength(0)
    server.clock.advance(6)
    await call(server, 'POST', '/auth/v1/signup', signUp('second@example.com'))
    await eventually(() => expect(smtp.messages).toHaveLength(2))
    expect(smtp.messages.map(({ to }) => to[0] ?? '').toSorted()).toEqual([
      'first@example.com',
      'second@example.com',
    ])
    expect(smtp.messages[0]?.raw).toMatch(/^From: Dhvani <post@dhvani\.example>/m)
    expect(smtp.messages[0]?.raw).toMatch(/multipart\/alternative/)
    await eventually(async () =>
      expect(await server.database.query('select id from dhvani.outbox')).toEqual([]),
    )
    await server.close()
  })
})

/** Another service, which answers forms. */
const aService = async (answer: (form: URLSearchParams, request: IncomingMessage) => object) => {
  const port = await freePort()
  const server = createServer((request, response) => {
    let text = ''
    request.on('data', (chunk: Buffer) => {
      text += chunk.toString()
    })
    request.on('end', () => {
      response.setHeader('content-type', 'application/json')
      response.end(JSON.stringify(answer(new URLSearchParams(text), request)))
    })
  })
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  return { url: `http://127.0.0.1:${port}/`, stop: () => server.close() }
}

it('sends text messages through the provider', async () => {
  const sent: (string | null | undefined)[][] = []
  const provider = await aService((form, request) => {
    sent.push([form.get('To'), form.get('Body'), request.headers.authorization])
    return {}
  })
  const server = await startTestServer({
    config: { SMS_API_URL: provider.url, SMS_API_TOKEN: 'token' },
  })
  const body = { phone: '+919800000009', password: PASSWORD }
  expect((await call(server, 'POST', '/auth/v1/signup', { body })).status).toBe(200)
  await eventually(() => expect(sent).toHaveLength(1))
  expect(sent[0]).toEqual([
    '+919800000009',
    expect.stringMatching(/^Your code is \d{6}$/),
    'Bearer token',
  ])
  await server.close()
  provider.stop()
})

it('follows no redirect of the captcha service', async () => {
  let asked = 0
  const elsewhere = await aService(() => {
    asked += 1
    return { success: true }
  })
  const port = await freePort()
  const captcha = createServer((_request, response) => {
    response.writeHead(307, { location: elsewhere.url }).end()
  })
  await new Promise<void>((resolve) => captcha.listen(port, '127.0.0.1', resolve))
  const server = await startTestServer({
    config: {
      CAPTCHA_SITE_KEY: 'site',
      CAPTCHA_SECRET: 'secret',
      CAPTCHA_VERIFY_URL: `http://127.0.0.1:${port}/`,
    },
  })
  const gotrue_meta_security = { captcha_token: 'human' }
  const body = { email: 'a@example.com', password: PASSWORD, gotrue_meta_security }
  expect((await call(server, 'POST', '/auth/v1/signup', { body })).status).toBe(503)
  expect(asked).toBe(0)
  await server.close()
  captcha.close()
  elsewhere.stop()
})

it('asks the captcha service when one is configured', async () => {
  const captcha = await aService((form) =>
    form.get('secret') === 'secret' && form.get('response') === 'human'
      ? { success: true }
      : { success: false, 'error-codes': ['invalid-input-response'] },
  )
  const server = await startTestServer({
    config: { CAPTCHA_SITE_KEY: 'site', CAPTCHA_SECRET: 'secret', CAPTCHA_VERIFY_URL: captcha.url },
  })
  const answerTo = async (captcha_token?: string) => {
    const body = { ...signUp('human@example.com').body, gotrue_meta_security: { captcha_token } }
    return call(server, 'POST', '/auth/v1/signup', { body })
  }
  expect(await answerTo()).toMatchObject({
    status: 400,
    body: {
      code: 'captcha_failed',
      message: 'captcha protection: request disallowed (no captcha_token found)',
    },
  })
  expect(await answerTo('robot')).toMatchObject({
    status: 400,
    body: {
      code: 'captcha_failed',
      message: 'captcha protection: request disallowed (invalid-input-response)',
    },
  })
  expect((await answerTo('human')).status).toBe(200)
  await server.close()
  captcha.stop()
})

describe('Redis', () => {
  let redis: Redis
  beforeAll(async () => {
    redis = await startRedis()
  })

  it('counts by one clock, and keeps no request waiting while it hangs', async () => {
    const rule = { name: 'one-clock', burst: 1, limit: 1, seconds: 3600 }
    const told: Error[] = []
    const open = (clock: TestClock) => openRedisRateLimits(redis.url, clock, (e) => told.push(e))
    const ahead = createTestClock()
    ahead.advance(3600)
    const [one, other] = [open(createTestClock()), open(ahead)]
    await eventually(async () => {
      const subject = randomUUID()
      expect([await one.take(rule, subject), await other.take(rule, subject)]).toEqual([
        true,
        false,
      ])
    })
    told.length = 0
    redis.hang()
    for (let request = 0; request < 20; request += 1)
      expect(await one.take(rule, randomUUID())).toBe(true)
    redis.resume()
    expect(told.length).toBeLessThan(3)
    await eventually(async () => {
      const subject = randomUUID()
      expect([await one.take(rule, subject), await other.take(rule, subject)]).toEqual([
        true,
        false,
      ])
    })
    await Promise.all([one.close(), other.close()])
  })

  it('makes replicas count together, and each counts alone when it is gone', async () => {
    const config = { AUTH_RATE_LIMITS: 'on', REDIS_URL: redis.url }
    const [first, second] = [await startTestServer({ config }), await startTestServer({ config })]
    const body = { type: 'email', token_hash: 'nothing' }
    const statuses: number[] = []
    for (let request = 0; request < 45; request += 1)
      statuses.push(
        (await call(request % 2 ? first : second, 'POST', '/auth/v1/verify', { body })).status,
      )
    // Redis counts by its own clock, which adds a token every ten seconds. Alone each replica has thirty.
    const taken = statuses.filter((status) => status === 403).length
    expect(taken).toBeGreaterThanOrEqual(30)
    expect(taken).toBeLessThan(45)
    expect(new Set(statuses)).toEqual(new Set([403, 429]))
    await redis.stop()
    expect(await call(first, 'POST', '/auth/v1/verify', { body })).toMatchObject({
      status: 403,
      body: { code: 'otp_expired' },
    })
    await first.close()
    await second.close()
  })
})
