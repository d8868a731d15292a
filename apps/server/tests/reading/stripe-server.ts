import { createServer, type IncomingHttpHeaders } from 'node:http'

export type StripeRequest = {
  readonly method: string
  readonly path: string
  readonly headers: IncomingHttpHeaders
  readonly form: Readonly<Record<string, string>>
}

type Answer =
  | 'session'
  | 'session without address'
  | 'card error'
  | 'wrong key'
  | 'server error'
  | 'session without end'
  | 'hang-up'
  | 'silence'

/** Answers over HTTP as Stripe's API reference documents. */
export type StripeServer = {
  readonly url: string
  /** Since the last call of `answer`. */
  readonly requests: readonly StripeRequest[]
  answer(how: Answer): void
  close(): Promise<void>
}

const ANSWERS: Readonly<
  Record<Exclude<Answer, 'hang-up' | 'silence'>, { status: number; body: object }>
> = {
  session: {
    status: 200,
    body: {
      id: 'cs_test_a1',
      object: 'checkout.session',
      url: 'https://checkout.stripe.com/c/pay/cs_test_a1',
    },
  },
  'session without address': {
    status: 200,
    body: { id: 'cs_test_a2', object: 'checkout.session', url: null },
  },
  'card error': {
    status: 400,
    body: {
      error: {
        type: 'invalid_request_error',
        code: 'resource_missing',
        message: "No such price: 'price_50'",
      },
    },
  },
  'wrong key': {
    status: 401,
    body: {
      error: { type: 'invalid_request_error', message: 'Invalid API Key provided: sk_t***' },
    },
  },
  'session without end': {
    status: 200,
    body: { id: 'cs_test_a3', url: 'https://checkout.stripe.com/c', padding: 'x'.repeat(300_000) },
  },
  'server error': {
    status: 500,
    body: { error: { type: 'api_error', message: 'An unknown error occurred' } },
  },
}

export const startStripe = async (): Promise<StripeServer> => {
  const requests: StripeRequest[] = []
  let how: Answer = 'session'
  const server = createServer((request, response) => {
    let body = ''
    request.on('data', (chunk: Buffer) => (body += chunk.toString()))
    request.on('end', () => {
      requests.push({
        method: request.method ?? '',
        path: request.url ?? '',
        headers: request.headers,
        form: Object.fromEntries(new URLSearchParams(body)),
      })
      if (how === 'silence') return
      if (how === 'hang-up') {
        request.socket.destroy()
        return
      }
      const answer = ANSWERS[how]
      response.writeHead(answer.status, {
        'content-type': 'application/json',
        'request-id': 'req_123',
      })
      response.end(JSON.stringify(answer.body))
    })
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('No port.')
  return {
    url: `http://127.0.0.1:${address.port}`,
    requests,
    answer(next) {
      how = next
      requests.length = 0
    },
    close: () =>
      new Promise((done) => {
        server.closeAllConnections()
        server.close(() => done())
      }),
  }
}
