import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { inTime } from './in-time.ts'
import { isUnreached } from './is-unreached.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

it('ends the wait for what does not come as a server that was not reached', async () => {
  const { promise: never } = Promise.withResolvers<never>()
  const outcome = inTime(never, 'the code').catch((error: unknown) => error)
  await vi.advanceTimersByTimeAsync(30_000)
  expect(await outcome).toEqual(new TypeError('No answer from the code'))
  expect(isUnreached(await outcome, true)).toBe(true)
})

it('passes on what comes, and why it does not', async () => {
  await expect(inTime(Promise.resolve('here'), 'the code')).resolves.toBe('here')
  await expect(inTime(Promise.reject(new Error('broken')), 'the code')).rejects.toThrow('broken')
  expect(vi.getTimerCount()).toBe(0)
})
