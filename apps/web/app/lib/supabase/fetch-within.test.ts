import { PostgrestClient } from '@supabase/postgrest-js'
import { afterEach, expect, it, vi } from 'vitest'
import { isUnreached } from '#lib/page/is-unreached.ts'
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

it('passes on that its caller has cancelled', async () => {
  aDeadLine()
  const caller = new AbortController()
  const asked = fetchWithin(ADDRESS, { signal: caller.signal })
  caller.abort(new Error('cancelled'))
  await expect(asked).rejects.toThrow('cancelled')
})
