import { createCheckoutSession, StripeError } from './stripe.ts'

/** Settings of the host: our server, or the edge function beside this file. */
export type CheckoutSettings = {
  readonly secretKey: string | undefined
  readonly apiBase: string
  /** Price ids by amount in pounds; `null` where the operator configured none. */
  readonly prices: Readonly<Record<10 | 50 | 100, string | null>>
  /** Origin of the site that the checkout leads back to, without a slash at its end. */
  readonly siteUrl: string
}

export type CheckoutAnswer = {
  readonly status: number
  readonly body: { readonly url: string } | { readonly error: string }
}

export type CheckoutParts = {
  readonly settings: CheckoutSettings
  /** One line for the operator; never holds a secret. */
  readonly log: (line: string) => void
  /** A fresh key for each donation, so that a retry on the network cannot make two sessions. */
  readonly createIdempotencyKey: () => string
  /** How long each of the two attempts waits for Stripe, in milliseconds. */
  readonly patience?: number
}

const PATIENCE_MS = 10_000
const MAX_PRICE_ID_LENGTH = 200

const refuse = (status: number, error: string): CheckoutAnswer => ({ status, body: { error } })

const readPriceId = (body: unknown): string | undefined => {
  if (typeof body !== 'object' || body === null || !('priceId' in body)) return undefined
  const { priceId } = body
  return typeof priceId === 'string' && priceId.length <= MAX_PRICE_ID_LENGTH ? priceId : undefined
}

const missingSettings = ({ secretKey, prices }: CheckoutSettings): string[] => [
  ...(secretKey === undefined ? ['STRIPE_SECRET_KEY'] : []),
  ...([10, 50, 100] as const)
    .filter((amount) => prices[amount] === null)
    .map((amount) => `STRIPE_PRICE_${amount}`),
]

/**
 * `create-checkout`: a Stripe Checkout session for one of the three configured prices.
 *
 * @param body as parsed from the request: `{ priceId }`
 * @returns 200 with the address of the checkout; 400 for a price that is not ours, 503 when the
 *   operator has not set up Stripe, 502 when Stripe refuses or gives no address
 */
export const answerCheckout = async (
  body: unknown,
  { settings, log, createIdempotencyKey, patience = PATIENCE_MS }: CheckoutParts,
): Promise<CheckoutAnswer> => {
  const priceId = readPriceId(body)
  if (priceId === undefined) return refuse(400, 'priceId must be a string')

  const isOurs = Object.values(settings.prices).includes(priceId)
  const missing = missingSettings(settings)
  if (settings.secretKey === undefined || (!isOurs && missing.length > 0)) {
    log(`A donation was not possible: ${missing.join(', ')} not set.`)
    return refuse(503, 'Donations are not set up')
  }
  if (!isOurs) return refuse(400, 'Unknown price')

  try {
    const session = await createCheckoutSession(
      {
        mode: 'payment',
        submit_type: 'donate',
        'line_items[0][price]': priceId,
        'line_items[0][quantity]': '1',
        success_url: `${settings.siteUrl}/donate/thank-you`,
        cancel_url: `${settings.siteUrl}/donate/cancelled`,
      },
      {
        secretKey: settings.secretKey,
        apiBase: settings.apiBase,
        idempotencyKey: createIdempotencyKey(),
        patience,
      },
    )
    if (session.url) return { status: 200, body: { url: session.url } }
    log(`Stripe made session ${session.id} without an address.`)
    return refuse(502, 'No checkout URL received')
  } catch (error) {
    if (!(error instanceof StripeError)) throw error
    log(`Stripe refused a checkout: ${error.type} ${error.code ?? ''} (${error.requestId ?? '-'})`)
    return refuse(502, 'Failed to process donation. Please try again.')
  }
}
