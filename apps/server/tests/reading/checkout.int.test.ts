import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { answerCheckout } from '../../../../supabase/functions/create-checkout/checkout.ts'
import { createHandler } from '../../../../supabase/functions/create-checkout/handler.ts'
import { openApp, startDeno } from '../harness/index.ts'
import { startStripe, type StripeServer } from './stripe-server.ts'

const FAILED = 'Failed to process donation. Please try again.'
const NO_TEXT = 'priceId must be a string'
const SECRET = 'sk_test_never_logged'

/** Our server also logs a line for each request. */
const linesWith = (lines: readonly string[], text: string) =>
  lines.filter((line) => line.includes(text))
const SETTINGS = {
  STRIPE_SECRET_KEY: SECRET,
  STRIPE_PRICE_10: 'price_10',
  STRIPE_PRICE_50: 'price_50',
  STRIPE_PRICE_100: 'price_100',
  PUBLIC_URL: 'http://localhost:4170',
}

type Reply = { status: number; body: unknown }
type Shell = {
  invoke(body: unknown): Promise<Reply>
  readonly lines: readonly string[]
  close(): Promise<void>
}

let stripe: StripeServer
beforeAll(async () => {
  stripe = await startStripe()
})
afterAll(() => stripe.close())
beforeEach(() => stripe.answer('session'))

const openServer = async (settings: Record<string, string>): Promise<Shell> => {
  const { app, config, lines, close } = await openApp({ AUTH_RATE_LIMITS: 'off', ...settings })
  return {
    lines,
    close,
    async invoke(body) {
      const reply = await app.inject({
        method: 'POST',
        url: '/functions/v1/create-checkout',
        headers: { apikey: config.publishableKey, 'content-type': 'application/json' },
        payload: JSON.stringify(body),
      })
      return { status: reply.statusCode, body: reply.json() }
    },
  }
}

const openEdgeFunction = async (settings: Record<string, string>): Promise<Shell> => {
  const lines: string[] = []
  const handle = createHandler(settings, (line) => void lines.push(line))
  return {
    lines,
    async invoke(body) {
      const reply = await handle(
        new Request('https://project.test/functions/v1/create-checkout', {
          method: 'POST',
          body: JSON.stringify(body),
        }),
      )
      return { status: reply.status, body: await reply.json() }
    },
    close: async () => undefined,
  }
}

const openDeno = async (settings: Record<string, string>): Promise<Shell> => {
  const file = new URL('../../../../supabase/functions/create-checkout/index.ts', import.meta.url)
  const deno = await startDeno(fileURLToPath(file), settings)
  return {
    get lines() {
      return deno.lines
    },
    async invoke(body) {
      const reply = await fetch(deno.url, { method: 'POST', body: JSON.stringify(body) })
      return { status: reply.status, body: await reply.json() }
    },
    close: () => deno.stop(),
  }
}

const SHELLS = [
  ['our server', openServer],
  ['the edge function', openEdgeFunction],
  ['the edge function in Deno', openDeno],
] as const

describe.each(SHELLS)('create-checkout on %s', (_name, open) => {
  let shell: Shell
  beforeAll(async () => {
    shell = await open({ ...SETTINGS, STRIPE_API_BASE: stripe.url })
  })
  afterAll(() => shell.close())

  it('asks Stripe for one donation of the price and answers with its address', async () => {
    const reply = await shell.invoke({ priceId: 'price_50' })
    expect(reply).toEqual({
      status: 200,
      body: { url: 'https://checkout.stripe.com/c/pay/cs_test_a1' },
    })
    expect(stripe.requests).toHaveLength(1)
    const [request] = stripe.requests
    expect(request).toMatchObject({ method: 'POST', path: '/v1/checkout/sessions' })
    expect(request?.headers.authorization).toBe(`Bearer ${SECRET}`)
    expect(request?.headers['content-type']).toMatch(/^application\/x-www-form-urlencoded/)
    expect(request?.headers['stripe-version']).toBe('2026-10-28.endive')
    expect(request?.headers['idempotency-key']).toMatch(/^[\da-f-]{36}$/)
    expect(request?.form).toEqual({
      mode: 'payment',
      submit_type: 'donate',
      'line_items[0][price]': 'price_50',
      'line_items[0][quantity]': '1',
      success_url: 'http://localhost:4170/donate/thank-you',
      cancel_url: 'http://localhost:4170/donate/cancelled',
    })
  })

  it('uses another key for another donation', async () => {
    await shell.invoke({ priceId: 'price_10' })
    await shell.invoke({ priceId: 'price_10' })
    const keys = stripe.requests.map((request) => request.headers['idempotency-key'])
    expect(new Set(keys).size).toBe(2)
  })

  it.each([
    ['a price that is not ours', { priceId: 'price_of_another_shop' }, 'Unknown price'],
    ['no price', {}, NO_TEXT],
    ['a number', { priceId: 10 }, NO_TEXT],
    ['nothing', null, NO_TEXT],
    ['a list', [{ priceId: 'price_10' }], NO_TEXT],
  ])('refuses %s without asking Stripe', async (_case, body, error) => {
    expect(await shell.invoke(body)).toEqual({ status: 400, body: { error } })
    expect(stripe.requests).toEqual([])
  })

  it('tells of a session without an address', async () => {
    stripe.answer('session without address')
    expect(await shell.invoke({ priceId: 'price_100' })).toEqual({
      status: 502,
      body: { error: 'No checkout URL received' },
    })
  })

  it('tells the visitor that Stripe refused, and never why', async () => {
    stripe.answer('card error')
    expect(await shell.invoke({ priceId: 'price_50' })).toEqual({
      status: 502,
      body: { error: FAILED },
    })
    expect(linesWith(shell.lines, 'resource_missing')).not.toHaveLength(0)
    expect(shell.lines.join('\n')).not.toContain(SECRET)
  })

  it('tells the operator alone that the key is wrong', async () => {
    stripe.answer('wrong key')
    expect(await shell.invoke({ priceId: 'price_50' })).toEqual({
      status: 502,
      body: { error: FAILED },
    })
    expect(linesWith(shell.lines, 'StripeAuthenticationError')).not.toHaveLength(0)
  })

  it.each(['server error', 'hang-up', 'session without end'] as const)(
    'tries once more with the same key after a %s',
    async (problem) => {
      stripe.answer(problem)
      expect(await shell.invoke({ priceId: 'price_50' })).toEqual({
        status: 502,
        body: { error: FAILED },
      })
      // Deno's own fetch tries again, too, each time a kept connection was closed.
      expect([2, 3, 4]).toContain(stripe.requests.length)
      const keys = stripe.requests.map((request) => request.headers['idempotency-key'])
      expect(new Set(keys).size).toBe(1)
    },
  )
})

it('waits for Stripe as long as it is told, twice with one key, and then gives up', async () => {
  stripe.answer('silence')
  const lines: string[] = []
  const began = performance.now()
  const answer = await answerCheckout(
    { priceId: 'price_10' },
    {
      settings: {
        secretKey: SECRET,
        apiBase: stripe.url,
        prices: { 10: 'price_10', 50: 'price_50', 100: 'price_100' },
        siteUrl: SETTINGS.PUBLIC_URL,
      },
      log: (line) => lines.push(line),
      createIdempotencyKey: () => 'one-key',
      patience: 200,
    },
  )
  expect(answer).toEqual({ status: 502, body: { error: FAILED } })
  expect(performance.now() - began).toBeGreaterThanOrEqual(400)
  expect(stripe.requests.map(({ headers }) => headers['idempotency-key'])).toEqual([
    'one-key',
    'one-key',
  ])
  expect(lines).toEqual([expect.stringContaining('StripeConnectionError')])
})

describe.each(SHELLS)('create-checkout without Stripe on %s', (_name, open) => {
  it('says in one log line which settings are missing', async () => {
    const shell = await open({ STRIPE_PRICE_10: 'price_10', STRIPE_PRICE_50: 'price_50' })
    const reply = await shell.invoke({ priceId: '' })
    expect(reply).toEqual({ status: 503, body: { error: 'Donations are not set up' } })
    expect(linesWith(shell.lines, 'not set')).toEqual([
      expect.stringContaining('STRIPE_SECRET_KEY, STRIPE_PRICE_100 not set'),
    ])
    await shell.close()
  })
})

it('answers 404 for a function that is not there, and 401 without a key', async () => {
  const { app, config, close } = await openApp()
  const headers = { apikey: config.publishableKey }
  const unknown = await app.inject({ method: 'POST', url: '/functions/v1/nothing', headers })
  expect(unknown.statusCode).toBe(404)
  expect(unknown.json()).toMatchObject({ code: 'NOT_FOUND' })
  const keyless = await app.inject({ method: 'POST', url: '/functions/v1/create-checkout' })
  expect([keyless.statusCode, keyless.json()]).toMatchObject([
    401,
    { message: 'No API key found in request' },
  ])
  const ask = () =>
    app.inject({
      method: 'POST',
      url: '/functions/v1/create-checkout',
      headers: { ...headers, 'content-type': 'application/json' },
      payload: '{"priceId":"x"}',
    })
  for (let count = 0; count < 10; count += 1)
    expect([count, (await ask()).statusCode]).toEqual([count, 503])
  const limited = await ask()
  expect([limited.statusCode, limited.json()]).toEqual([
    429,
    { error: 'Too many donations at once. Please wait a little.' },
  ])
  await close()
})
