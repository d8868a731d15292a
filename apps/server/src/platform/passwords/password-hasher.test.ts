import { availableParallelism } from 'node:os'
import { expect, it } from 'vitest'
import { createPasswordHasher, PasswordQueueFullError } from './password-hasher.ts'

const LOWEST_COST = 4
const ROOM = 100 + Math.max(1, availableParallelism() - 1)

it('refuses at once when its queue is full, and works on', async () => {
  const hasher = await createPasswordHasher(LOWEST_COST)
  const asked = Array.from({ length: ROOM + 7 }, () => hasher.hash('moonlit courtyard'))
  const refused = (await Promise.allSettled(asked)).filter(({ status }) => status === 'rejected')
  expect(refused).toHaveLength(7)
  for (const { reason } of refused as PromiseRejectedResult[])
    expect(reason).toBeInstanceOf(PasswordQueueFullError)
  const hashed = await hasher.hash('moonlit courtyard')
  expect(await hasher.matches('moonlit courtyard', hashed)).toBe(true)
  expect(await hasher.matches('sunlit courtyard', hashed)).toBe(false)
})

it('says no to every password of an account that has none', async () => {
  const hasher = await createPasswordHasher(LOWEST_COST)
  expect(await hasher.matches('nobody has this password', undefined)).toBe(false)
  expect(await hasher.matches('', '')).toBe(false)
})
