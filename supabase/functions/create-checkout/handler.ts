import { answerCheckout, type CheckoutSettings } from './checkout.ts'

type Environment = Readonly<Record<string, string | undefined>>

/** On a Supabase project each function answers its own preflight requests. */
const CORS = {
  'access-control-allow-origin': '*',
  'access-control-allow-headers':
    'authorization, x-client-info, apikey, content-type, x-retry-count',
  'access-control-allow-methods': 'POST, OPTIONS',
}

const present = (value: string | undefined): string | undefined => value?.trim() || undefined

const readSettings = (environment: Environment): CheckoutSettings => ({
  secretKey: present(environment.STRIPE_SECRET_KEY),
  apiBase: present(environment.STRIPE_API_BASE) ?? 'https://api.stripe.com',
  prices: {
    10: present(environment.STRIPE_PRICE_10) ?? null,
    50: present(environment.STRIPE_PRICE_50) ?? null,
    100: present(environment.STRIPE_PRICE_100) ?? null,
  },
  siteUrl: (present(environment.PUBLIC_URL) ?? 'http://localhost:3000').replace(/\/+$/, ''),
})

const reply = (status: number, body: unknown): Response =>
  Response.json(body, { status, headers: CORS })

/** The edge function as a function from request to response, which tests can call. */
export const createHandler =
  (environment: Environment, log: (line: string) => void) =>
  async (request: Request): Promise<Response> => {
    if (request.method === 'OPTIONS') return new Response(null, { status: 204, headers: CORS })
    if (request.method !== 'POST') return reply(405, { error: 'POST only' })
    let body: unknown
    try {
      body = await request.json()
    } catch {
      return reply(400, { error: 'The body must be JSON' })
    }
    const answer = await answerCheckout(body, {
      settings: readSettings(environment),
      log,
      createIdempotencyKey: () => crypto.randomUUID(),
    })
    return reply(answer.status, answer.body)
  }
