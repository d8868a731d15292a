type Call = Omit<RequestInit, 'body' | 'signal'> & {
  readonly body?:
    | string
    | URLSearchParams
    | ReadableStream
    | ArrayBuffer
    | Uint8Array
    | null
    | undefined
  readonly signal?: AbortSignal | null | undefined
}

/** A call to another service; its answer is read whole. */
export type BoundedFetch = (url: string, call: Call) => Promise<Response>

/** Also for a page of an error, which a proxy in front of a service may send. */
const MOST_BYTES = 262_144

const readWithin = async (
  response: Response,
  mostBytes: number,
): Promise<Uint8Array<ArrayBuffer>> => {
  const chunks: Uint8Array[] = []
  let length = 0
  for await (const chunk of response.body ?? []) {
    length += chunk.length
    if (length > mostBytes) throw new Error(`The answer has more than ${mostBytes} bytes.`)
    chunks.push(chunk)
  }
  return Uint8Array.from(Buffer.concat(chunks))
}

/**
 * For calls to services that the operator names: one that hangs, drips or sends without end holds neither a request
 * nor memory. The deadline is for the whole answer.
 *
 * @throws a `TimeoutError`, or an error for an answer of more than 256 KiB, counted after its decompression
 */
export const createBoundedFetch =
  (deadlineMs: number): BoundedFetch =>
  async (url, { body = null, signal: given, ...call }) => {
    const deadline = AbortSignal.timeout(deadlineMs)
    const signal = given ? AbortSignal.any([given, deadline]) : deadline
    const sent = body instanceof Uint8Array ? Uint8Array.from(body) : body
    const response = await fetch(url, { ...call, body: sent, signal })
    const bytes = await readWithin(response, MOST_BYTES)
    const { status, statusText, headers } = response
    return new Response(bytes.length === 0 ? null : bytes, { status, statusText, headers })
  }
