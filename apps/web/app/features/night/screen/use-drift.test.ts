import { describe, expect, it } from 'vitest'
import { driftTo } from './use-drift.ts'

const MINUTE = 60_000
const ROOM = { width: 220, height: 500 }
const NIGHT = Array.from({ length: 10 * 60 }, (_, minute) => driftTo(minute * MINUTE, ROOM))

describe('the lamp of the night', () => {
  it('is lit in the middle', () => {
    expect(driftTo(0, ROOM)).toEqual({ x: 110, y: 250 })
  })

  it('moves a few pixels a minute and stays in its room for ten hours', () => {
    for (const [minute, { x, y }] of NIGHT.entries()) {
      const before = NIGHT[minute - 1]
      expect(x).toBeGreaterThanOrEqual(0)
      expect(x).toBeLessThanOrEqual(ROOM.width)
      expect(y).toBeGreaterThanOrEqual(0)
      expect(y).toBeLessThanOrEqual(ROOM.height)
      if (before) expect(Math.hypot(x - before.x, y - before.y)).toBeLessThan(6)
    }
  })

  it('comes to both ends of its room in a night', () => {
    for (const [axis, most] of [
      ['x', ROOM.width],
      ['y', ROOM.height],
    ] as const) {
      const places = NIGHT.map((place) => place[axis])
      expect(Math.min(...places)).toBeLessThan(5)
      expect(Math.max(...places)).toBeGreaterThan(most - 5)
    }
  })

  it('stays at the edge of a screen that is smaller than the lamp', () => {
    expect(driftTo(90 * MINUTE, { width: -20, height: 0 })).toEqual({ x: 0, y: 0 })
  })
})
