import { NoAnswerError } from '@dhvani/audio-engine/no-answer'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { withDeadline } from './ask.ts'
import { isUnreached } from './no-answer.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

it('ends the wait for what does not come as a server that was not reached', async () => {
  const { promise: never } = Promise.withResolvers<never>()
  const outcome = withDeadline(never, 'the code').catch((error: unknown) => error)
  await vi.advanceTimersByTimeAsync(30_000)
  expect(await outcome).toEqual(new NoAnswerError('the code'))
  expect(isUnreached(await outcome, true)).toBe(true)
})

it('passes on what comes, and why it does not', async () => {
  await expect(withDeadline(Promise.resolve('here'), 'the code')).resolves.toBe('here')
  await expect(withDeadline(Promise.reject(new Error('broken')), 'the code')).rejects.toThrow(
    'broken',
  )
  expect(vi.getTimerCount()).toBe(0)
})
