import { Agent, request, type IncomingMessage } from 'node:http'

/** Chromium, Firefox and WebKit open six to one origin over HTTP/1.1. */
export const CONNECTIONS = 6
/** As long as the page waits for an answer to begin (apps/web/app/lib/supabase/fetch-within.ts). */
const ANSWER_WITHIN_MS = 30_000

export type Answer = { readonly status: number; readonly body: Buffer }
export type Asking = {
  readonly method?: string
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: Buffer | string
}

/** No answer began before the page's own deadline. */
export class PastDeadline extends Error {}

/** The connection was one that had been kept, and closed before an answer began. */
class StaleConnection extends Error {}

export type Browser = {
  /** @throws {PastDeadline} when no answer begins, or with the error of the connection */
  ask(path: string, asking?: Asking): Promise<Answer>
  close(): void
}

const readBody = async (response: IncomingMessage): Promise<Buffer> => {
  const chunks: Buffer[] = []
  for await (const chunk of response) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks)
}

const sendOnce = (url: URL, agent: Agent, { method = 'GET', headers, body }: Asking) =>
  new Promise<Answer>((resolve, reject) => {
    const outgoing = request(url, {
      agent,
      method,
      headers: {
        'accept-encoding': 'gzip, deflate, br, zstd',
        ...(body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) }),
        ...headers,
      },
    })
    const deadline = setTimeout(() => outgoing.destroy(new PastDeadline()), ANSWER_WITHIN_MS)
    outgoing.once('response', (response) => {
      clearTimeout(deadline)
      readBody(response).then(
        (bytes) => resolve({ status: response.statusCode ?? 0, body: bytes }),
        reject,
      )
    })
    outgoing.once('error', (error) => {
      clearTimeout(deadline)
      const isStale = outgoing.reusedSocket && !(error instanceof PastDeadline)
      reject(isStale ? new StaleConnection(error.message) : error)
    })
    outgoing.end(body)
  })

/**
 * One listener's connections, from a network address of their own: limits by address are on.
 *
 * @param onSentAgain called when a request is sent again on another connection, as browsers do
 */
export const createBrowser = (
  origin: string,
  localAddress: string,
  onSentAgain: () => void,
): Browser => {
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS, localAddress })
  return {
    async ask(path, asking = {}) {
      const url = new URL(path, origin)
      for (;;)
        try {
          return await sendOnce(url, agent, asking)
        } catch (error) {
          if (!(error instanceof StaleConnection)) throw error
          // A new connection is never stale, so this ends.
          onSentAgain()
        }
    },
    close: () => agent.destroy(),
  }
}
