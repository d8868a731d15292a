import { PostgrestClient } from '@supabase/postgrest-js'
import { afterEach, expect, it, vi } from 'vitest'
import { isUnreached } from '#lib/network/no-answer.ts'
import { fetchWithin } from './fetch-within.ts'

const ADDRESS = 'https://site.example/rest/v1'

/** A network that answers nothing and closes nothing: only the deadline ends a request. */
const aDeadLine = () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  vi.stubGlobal('fetch', async (_: string, { signal }: { readonly signal: AbortSignal }) => {
    const { promise, reject } = Promise.withResolvers<never>()
    signal.addEventListener('abort', () => reject(signal.reason as Error))
    return promise
  })
  return () => vi.advanceTimersByTimeAsync(30_000)
}

/** A line that brings the beginning of an answer and then nothing, without being closed. */
const aLineThatDies = () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  vi.stubGlobal('fetch', async (_: string, { signal }: { readonly signal: AbortSignal }) => {
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        controller.enqueue(new TextEncoder().encode('{"access_'))
        signal.addEventListener('abort', () => controller.error(signal.reason))
      },
    })
    return new Response(body, { headers: { 'content-type': 'application/json' } })
  })
  return () => vi.advanceTimersByTimeAsync(30_000)
}

/** What nginx answers while the server behind it restarts. */
const BAD_GATEWAY = '<html><head><title>502 Bad Gateway</title></head></html>'

const aProxyWithoutItsServer = () =>
  vi.stubGlobal(
    'fetch',
    async () =>
      new Response(BAD_GATEWAY, { status: 502, headers: { 'content-type': 'text/html' } }),
  )

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

it('ends a request that is not answered, after half a minute, as a server that was not reached', async () => {
  const passTime = aDeadLine()
  const asked = fetchWithin(ADDRESS)
  const refused = expect(asked).rejects.toThrow(`No answer from ${ADDRESS}`)
  await passTime()
  await refused
  await expect(asked.catch((error: unknown) => isUnreached(error, true))).resolves.toBe(true)
})

it('is a server that was not reached in the answer of the data client too', async () => {
  const passTime = aDeadLine()
  const asked = new PostgrestClient(ADDRESS, { fetch: fetchWithin }).from('x').insert({ y: 1 })
  const answer = Promise.resolve(asked)
  await passTime()
  expect(isUnreached((await answer).error, true)).toBe(true)
})

it('does not let the data client wait again, three times more, for what it reads', async () => {
  const passTime = aDeadLine()
  const answer = Promise.resolve(
    new PostgrestClient(ADDRESS, { fetch: fetchWithin }).from('x').select(),
  )
  const outcome = Promise.race([answer, new Promise<undefined>((done) => setTimeout(done, 31_000))])
  await passTime()
  await vi.advanceTimersByTimeAsync(1000)
  expect(isUnreached((await outcome)?.error, true)).toBe(true)
})

it('lets the data client try again what it reads where a connection was refused', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const send = vi.fn().mockRejectedValueOnce(new TypeError('Failed to fetch'))
  vi.stubGlobal('fetch', send.mockResolvedValue(Response.json([])))
  const answer = Promise.resolve(
    new PostgrestClient(ADDRESS, { fetch: fetchWithin }).from('x').select(),
  )
  await vi.advanceTimersByTimeAsync(1000)
  expect((await answer).data).toEqual([])
})

it('passes on that its caller has cancelled', async () => {
  aDeadLine()
  const caller = new AbortController()
  const asked = fetchWithin(ADDRESS, { signal: caller.signal })
  caller.abort(new Error('cancelled'))
  await expect(asked).rejects.toThrow('cancelled')
})

it('ends an answer that breaks off without an end, as a server that was not reached', async () => {
  const passTime = aLineThatDies()
  const read = async () => (await fetchWithin(ADDRESS)).json()
  const refused = expect(read()).rejects.toThrow(`No answer from ${ADDRESS}`)
  await passTime()
  await refused
})

it('takes the answer of a proxy for a server that was not reached, not for a refusal', async () => {
  aProxyWithoutItsServer()
  const { error } = await new PostgrestClient(ADDRESS, { fetch: fetchWithin })
    .from('x')
    .insert({ y: 1 })
  expect(isUnreached(error, true)).toBe(true)
})

it('passes on a failure that the server tells itself', async () => {
  const told = { code: 'XX000', message: 'down' }
  vi.stubGlobal('fetch', async () => Response.json(told, { status: 503 }))
  const answer = await fetchWithin(ADDRESS)
  expect(answer.status).toBe(503)
  expect(await answer.json()).toEqual(told)
})

it('passes on an answer without a body', async () => {
  vi.stubGlobal('fetch', async () => new Response(null, { status: 204 }))
  expect((await fetchWithin(ADDRESS)).status).toBe(204)
})
