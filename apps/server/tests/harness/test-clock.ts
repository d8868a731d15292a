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
