/** The version of Stripe's API that this code was written for (https://docs.stripe.com/api/versioning). */
const API_VERSION = '2026-10-28.endive'

/** The first attempt and one more. */
const ATTEMPTS = 2
const PAUSE_MS = 500

/** A session has some kilobytes. An answer without end would hold memory for as long as the patience lasts. */
const MOST_BYTES = 262_144

export type StripeOptions = {
  readonly secretKey: string
  readonly apiBase: string
  /** One for all attempts, so that Stripe makes one session (https://docs.stripe.com/api/idempotent_requests). */
  readonly idempotencyKey: string
  /** How long each attempt waits, in milliseconds. */
  readonly patience: number
}

export type CheckoutSession = { readonly id: string; readonly url: string | null }

/** Stripe refused, or did not answer. */
export class StripeError extends Error {
  /** The names of Stripe's own libraries, which its documentation explains. */
  readonly type: string
  readonly code: string | undefined
  readonly requestId: string | undefined

  constructor(
    type: string,
    facts: { code?: string | undefined; requestId?: string | undefined } = {},
  ) {
    super(type)
    this.type = type
    this.code = facts.code
    this.requestId = facts.requestId
  }
}

const TYPES: Readonly<Record<number, string>> = {
  400: 'StripeInvalidRequestError',
  401: 'StripeAuthenticationError',
  402: 'StripeCardError',
  403: 'StripePermissionError',
  404: 'StripeInvalidRequestError',
  409: 'StripeConflictError',
  429: 'StripeRateLimitError',
}

const readField = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined

const readText = (value: unknown, name: string): string | undefined => {
  const field = readField(value, name)
  return typeof field === 'string' ? field : undefined
}

const parseSession = (body: unknown): CheckoutSession => {
  const id = readText(body, 'id')
  if (id === undefined) throw new StripeError('StripeAPIError')
  return { id, url: readText(body, 'url') ?? null }
}

const readError = (response: Response, body: unknown): StripeError =>
  new StripeError(TYPES[response.status] ?? 'StripeAPIError', {
    code: readText(readField(body, 'error'), 'code'),
    requestId: response.headers.get('request-id') ?? undefined,
  })

/** Stripe says itself whether another attempt can do any good. */
const isWorthAnother = ({ status, headers }: Response): boolean => {
  const advice = headers.get('stripe-should-retry')
  return advice === null ? status === 409 || status >= 500 : advice === 'true'
}

/** Counted after decompression. */
const readWithin = async ({ body }: Response, mostBytes: number): Promise<string> => {
  const decoder = new TextDecoder()
  let text = ''
  let length = 0
  for await (const chunk of body ?? []) {
    length += chunk.length
    if (length > mostBytes) throw new RangeError(`Stripe sent more than ${mostBytes} bytes.`)
    text += decoder.decode(chunk, { stream: true })
  }
  return text
}

const attempt = async (
  form: Readonly<Record<string, string>>,
  { secretKey, apiBase, idempotencyKey, patience }: StripeOptions,
): Promise<{ readonly response: Response; readonly body: unknown }> => {
  try {
    const response = await fetch(new URL('/v1/checkout/sessions', apiBase), {
      method: 'POST',
      redirect: 'error',
      headers: {
        authorization: `Bearer ${secretKey}`,
        'stripe-version': API_VERSION,
        'idempotency-key': idempotencyKey,
      },
      body: new URLSearchParams(form),
      signal: AbortSignal.timeout(patience),
    })
    const text = await readWithin(response, MOST_BYTES)
    return { response, body: text.startsWith('{') ? JSON.parse(text) : undefined }
  } catch (error) {
    throw new StripeError('StripeConnectionError', { code: (error as Error).name })
  }
}

/**
 * Creates a Checkout session (https://docs.stripe.com/api/checkout/sessions/create).
 *
 * @param form fields as Stripe names them, such as `line_items[0][price]`
 * @throws StripeError when Stripe refuses, or gives no answer to either attempt, or one of more than 256 KiB
 */
export const createCheckoutSession = async (
  form: Readonly<Record<string, string>>,
  options: StripeOptions,
): Promise<CheckoutSession> => {
  for (let left = ATTEMPTS - 1; ; left -= 1) {
    const answer = await attempt(form, options).catch((error: StripeError) => error)
    const isFinal =
      left === 0 || (!(answer instanceof StripeError) && !isWorthAnother(answer.response))
    if (isFinal) {
      if (answer instanceof StripeError) throw answer
      if (!answer.response.ok) throw readError(answer.response, answer.body)
      return parseSession(answer.body)
    }
    await new Promise((done) => setTimeout(done, PAUSE_MS))
  }
}
