import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Renderer } from './ask-renderer.ts'
import { createPluckPool } from './pluck-pool.ts'

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))
afterEach(() => void vi.useRealTimers())

const JOR = { frequency: 220, thickness: 1 }

/** A drone of one string whose renderer fails at these calls, counted from 1. */
const aPool = (failsAt: (call: number) => boolean) => {
  const failures: unknown[] = []
  let calls = 0
  const renderer: Renderer = {
    async ask() {
      calls += 1
      if (failsAt(calls)) throw new Error(`call ${calls}`)
      return { channels: [new Float32Array(8)], rate: 1, cost: 1 }
    },
  }
  const pool = createPluckPool({
    renderer,
    context: new OfflineAudioContext(1, 1, 44_100),
    strings: [JOR],
    jawari: 60,
    seed: 1,
    duration: 8,
    onFailure: (reason) => void failures.push(reason),
  })
  return { pool, failures, calls: () => calls }
}

it('renews the plucks of a string again after its worker has failed', async () => {
  const { pool, failures } = aPool((call) => call >= 2 && call <= 4)
  await pool.ready
  await vi.advanceTimersByTimeAsync(1000)
  expect(pool.of(JOR)).toHaveLength(1)
  // Three failures: after 2, 4 and 8 seconds more.
  await vi.advanceTimersByTimeAsync(14_000)
  expect(pool.of(JOR).length).toBeGreaterThan(3)
  expect(failures).toEqual([new Error('call 2')])
  pool.close()
})

it('asks a worker that never comes once a minute, and none when it is closed', async () => {
  const { pool, calls } = aPool((call) => call > 1)
  await pool.ready
  await vi.advanceTimersByTimeAsync(10 * 60_000)
  expect(calls()).toBeLessThan(18)
  const asked = calls()
  pool.close()
  await vi.advanceTimersByTimeAsync(10 * 60_000)
  expect(calls()).toBe(asked)
})
