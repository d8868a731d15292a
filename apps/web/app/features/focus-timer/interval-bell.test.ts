import { expect, it } from 'vitest'
import { minutes } from '@dhvani/units'
import { bellMoments, isBellDue } from './interval-bell.ts'
import { pause, pickLength, start } from './timer.ts'

const NOON = Date.UTC(2026, 0, 1, 12)
const MINUTE = 60_000
const at = (count: number) => NOON + count * MINUTE
const running = start(pickLength(minutes(30)), NOON)

it('rings every ten minutes of a session, and leaves the end to the bell of the end', () => {
  expect(bellMoments(running, 10)).toEqual([at(10), at(20)])
  expect(bellMoments(start(pickLength(minutes(25)), NOON), 10)).toEqual([at(10), at(20)])
  expect(bellMoments(start(pickLength(minutes(15)), NOON), 15)).toEqual([])
})

it('does not count a pause', () => {
  const resumed = start(pause(running, at(6)), at(100))
  expect(bellMoments(resumed, 10)).toEqual([at(104), at(114)])
})

it('never rings unless a listener chose it, nor while the timer stands', () => {
  expect(bellMoments(running, 0)).toEqual([])
  expect(bellMoments(pause(running, at(6)), 10)).toEqual([])
})

it('rings once for each moment, and not for one that the computer slept through', () => {
  const moments = bellMoments(running, 10)
  expect(isBellDue(moments, at(10) - 1, at(10))).toBe(true)
  expect(isBellDue(moments, at(10), at(10) + 250)).toBe(false)
  expect(isBellDue(moments, at(9), at(12))).toBe(false)
})
