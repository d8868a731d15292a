import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { call, newEmail, PASSWORD, refusal, type TestServer } from '../harness/index.ts'
import { onOneDatabase } from '../harness/databases.ts'

const asked: URLSearchParams[] = []

/** What a service must not answer, by the token that makes it. */
const LIES = new Map([
  ['a page', '<html>Sign in to this network</html>'],
  ['no object', '[]'],
  ['too much', JSON.stringify({ success: true, padding: 'x'.repeat(300_000) })],
  ['many reasons', JSON.stringify({ success: false, 'error-codes': ['x'.repeat(10_000)] })],
])

/** Answers as Turnstile and hCaptcha do, and accepts one token. */
const aCaptchaService = async (): Promise<Server> => {
  const service = createServer((request, response) => {
    let body = ''
    request.on('data', (chunk: Buffer) => (body += chunk.toString()))
    request.on('end', () => {
      const fields = new URLSearchParams(body)
      asked.push(fields)
      const lie = LIES.get(fields.get('response') ?? '')
      if (lie !== undefined) return response.end(lie)
      const success = fields.get('response') === 'a person' && fields.get('secret') === 'secret'
      const answer = { success, ...(success ? {} : { 'error-codes': ['invalid-input-response'] }) }
      return response.setHeader('content-type', 'application/json').end(JSON.stringify(answer))
    })
  })
  service.listen(0, '127.0.0.1')
  await once(service, 'listening')
  return service
}

onOneDatabase('a captcha', (start) => {
  let service: Server
  let server: TestServer
  beforeAll(async () => {
    service = await aCaptchaService()
    const { port } = service.address() as AddressInfo
    server = await start({
      config: {
        CAPTCHA_SITE_KEY: 'site',
        CAPTCHA_SECRET: 'secret',
        CAPTCHA_VERIFY_URL: `http://127.0.0.1:${port}/turnstile/v0/siteverify`,
      },
    })
  })
  afterAll(() => void service.close())

  it('accepts a sign-up that solved it, and sends the address to its service', async () => {
    const { error } = await server.client().auth.signUp({
      email: newEmail(),
      password: PASSWORD,
      options: { captchaToken: 'a person' },
    })
    expect(error).toBeNull()
    expect(asked.at(-1)?.get('remoteip')).toMatch(/^(::ffff:)?127\.0\.0\.1$|^::1$/)
  })

  it.each([
    ['/signup', { password: PASSWORD }],
    ['/token?grant_type=password', { password: PASSWORD }],
    ['/otp', {}],
    ['/recover', {}],
    ['/resend', { type: 'signup' }],
  ])('refuses a request to %s that did not solve it', async (path, fields) => {
    const email = newEmail()
    const send = (more: object) =>
      call(server, 'POST', `/auth/v1${path}`, { body: { email, ...fields, ...more } })
    expect(refusal(await send({}))).toEqual({
      status: 400,
      code: 'captcha_failed',
      message: 'captcha protection: request disallowed (no captcha_token found)',
    })
    expect(refusal(await send({ gotrue_meta_security: { captcha_token: 'a robot' } }))).toEqual({
      status: 400,
      code: 'captcha_failed',
      message: 'captcha protection: request disallowed (invalid-input-response)',
    })
    expect(
      await server.database.query('select from auth.users where email = $1', [email]),
    ).toHaveLength(0)
  })

  it.each([...LIES.keys()])(
    'lets nobody in, and says so, when its service answers %s',
    async (lie) => {
      const gotrue_meta_security = { captcha_token: lie }
      const body = { email: newEmail(), password: PASSWORD, gotrue_meta_security }
      expect(refusal(await call(server, 'POST', '/auth/v1/signup', { body }))).toMatchObject({
        status: 503,
        code: 'unexpected_failure',
      })
    },
  )

  it('asks its service for no token that is longer than any of its own', async () => {
    const before = asked.length
    const gotrue_meta_security = { captcha_token: 'x'.repeat(900_000) }
    const body = { email: newEmail(), password: PASSWORD, gotrue_meta_security }
    const answer = await call(server, 'POST', '/auth/v1/signup', { body })
    expect(refusal(answer)).toMatchObject({ status: 400, code: 'captcha_failed' })
    expect(asked).toHaveLength(before)
  })
})
