import type { Clock } from '#platform/clock/clock.ts'

/** The real time, until a test lets more of it pass. */
export type TestClock = Clock & { advance(seconds: number): void }

export const createTestClock = (): TestClock => {
  let offset = 0
  return {
    now: () => new Date(Date.now() + offset),
    advance: (seconds) => {
      offset += seconds * 1000
    },
  }
}

/** Time passes only as the test says: no bucket of a rate limit refills while it is filled. */
export const createStillClock = (): TestClock => {
  let time = Date.now()
  return {
    now: () => new Date(time),
    advance: (seconds) => {
      time += seconds * 1000
    },
  }
}
