import type { TestServer } from './test-server.ts'

export type RawAnswer = {
  readonly status: number
  readonly headers: Headers
  readonly body: Record<string, unknown>
}

/** Sends a request that the official client would not send. */
export const call = async (
  server: TestServer,
  method: string,
  path: string,
  options: {
    readonly body?: unknown
    readonly token?: string
    readonly headers?: Readonly<Record<string, string>>
  } = {},
): Promise<RawAnswer> => {
  const response = await fetch(`${server.url}${path}`, {
    method,
    redirect: 'manual',
    headers: {
      apikey: server.publishableKey,
      'x-supabase-api-version': '2024-01-01',
      ...(options.token === undefined ? {} : { authorization: `Bearer ${options.token}` }),
      ...(options.body === undefined ? {} : { 'content-type': 'application/json' }),
      ...options.headers,
    },
    ...(options.body === undefined
      ? {}
      : { body: typeof options.body === 'string' ? options.body : JSON.stringify(options.body) }),
  })
  const text = await response.text()
  let body: Record<string, unknown> = {}
  try {
    body = JSON.parse(text) as Record<string, unknown>
  } catch {
    body = { text }
  }
  return { status: response.status, headers: response.headers, body }
}

/** The three things that the contract fixes for every refusal. */
export const refusal = ({ status, body }: RawAnswer) => ({
  status,
  code: body.code,
  message: body.message,
})

/** How a token of a session that has ended is refused. */
export const SESSION_ENDED = {
  status: 403,
  code: 'session_not_found',
  message: 'Session from session_id claim in JWT does not exist',
}
