import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { expect, it } from 'vitest'
import { createMemoryRateLimits, MOST_BUCKETS } from './memory-rate-limits.ts'

const RULE = { name: 'knock', burst: 3, limit: 6, seconds: 60 }

const aDoor = () => {
  let time = Date.UTC(2026, 10, 21)
  const limits = createMemoryRateLimits({ now: () => new Date(time) })
  const pass = (seconds: number) => {
    time += seconds * 1000
  }
  return { knock: (who = 'asha', tokens?: number) => limits.take(RULE, who, tokens), pass }
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

it('takes several tokens at once, or none where too few are left', async () => {
  const { knock, pass } = aDoor()
  expect([await knock('asha', 4), await knock('asha', 2), await knock('asha', 2)]).toEqual([
    false,
    true,
    false,
  ])
  expect([await knock('ravi', 3), await knock()]).toEqual([true, true])
  pass(20)
  expect([await knock('asha', 2), await knock()]).toEqual([true, false])
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

it('goes on from the new time when the clock is set back', async () => {
  const { knock, pass } = aDoor()
  expect(await knock()).toBe(true)
  pass(-3600)
  expect([await knock(), await knock(), await knock()]).toEqual([true, true, false])
  pass(10)
  expect([await knock(), await knock()]).toEqual([true, false])
})

it('counts each subject alone', async () => {
  const { knock } = aDoor()
  for (let time = 0; time < 4; time += 1) await knock('asha')
  expect(await knock('ravi')).toBe(true)
})

it('keeps its memory, however many and however long the subjects are', async () => {
  setFlagsFromString('--expose-gc')
  const collect = runInNewContext('gc') as () => void
  const heap = () => {
    collect()
    return process.memoryUsage().heapUsed
  }
  const { knock } = aDoor()
  const before = heap()
  for (let subject = 0; subject < 3 * MOST_BUCKETS; subject += 1)
    await knock(`${subject}${'x'.repeat(1000)}`)
  expect(heap() - before).toBeLessThan(25_000_000)
  expect(await knock('0')).toBe(true)
}, 120_000)

it('forgets subjects that were idle long, and no other', async () => {
  const { knock } = aDoor()
  for (const who of ['asha', 'ravi']) for (let time = 0; time < 4; time += 1) await knock(who)
  let subject = 0
  const flood = async () => {
    for (const end = subject + MOST_BUCKETS / 2; subject < end; subject += 1)
      await knock(`${subject}`)
  }
  await flood()
  expect(await knock('ravi')).toBe(false)
  await flood()
  expect([await knock('ravi'), await knock('asha')]).toEqual([false, true])
})
