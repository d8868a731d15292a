import { expect, it } from 'vitest'
import { createMemoryRateLimits } from './memory-rate-limits.ts'

const RULE = { name: 'knock', burst: 3, limit: 6, seconds: 60 }

const aDoor = () => {
  let time = Date.UTC(2026, 10, 21)
  const limits = createMemoryRateLimits({ now: () => new Date(time) })
  const pass = (seconds: number) => {
    time += seconds * 1000
  }
  return { knock: (who = 'asha') => limits.take(RULE, who), pass }
}

it('lets a burst through, then one at every refill', async () => {
  const { knock, pass } = aDoor()
  expect([await knock(), await knock(), await knock(), await knock()]).toEqual([
    true,
    true,
    true,
    false,
  ])
  pass(9)
  expect(await knock()).toBe(false)
  pass(1)
  expect([await knock(), await knock()]).toEqual([true, false])
})

it('never saves up more than a burst', async () => {
  const { knock, pass } = aDoor()
  pass(3600)
  expect([await knock(), await knock(), await knock(), await knock()]).toEqual([
    true,
    true,
    true,
    false,
  ])
})

it('counts each subject alone', async () => {
  const { knock } = aDoor()
  for (let time = 0; time < 4; time += 1) await knock('asha')
  expect(await knock('ravi')).toBe(true)
})
