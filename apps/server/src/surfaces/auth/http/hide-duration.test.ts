import { expect, it } from 'vitest'
import { hideDuration } from './hide-duration.ts'

/** 100 ms, less what a timer may be early by. */
const LEAST_MS = 95

it('gives the answer after 100 ms at the earliest', async () => {
  const begun = performance.now()
  expect(await hideDuration(Promise.resolve('sent'))).toBe('sent')
  expect(performance.now() - begun).toBeGreaterThan(LEAST_MS)
})

it('refuses after 100 ms at the earliest', async () => {
  const begun = performance.now()
  await expect(hideDuration(Promise.reject(new Error('no account')))).rejects.toThrow('no account')
  expect(performance.now() - begun).toBeGreaterThan(LEAST_MS)
})
