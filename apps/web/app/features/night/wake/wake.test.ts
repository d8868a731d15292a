import { afterEach, beforeEach, expect, it } from 'vitest'
import {
  cancelWake,
  dawnShare,
  findWakeState,
  isSungOut,
  NEW_WAKE,
  readWake,
  setWake,
  snoozeWake,
} from './wake.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE

let zone: string | undefined
beforeEach(() => {
  zone = process.env.TZ
  process.env.TZ = 'Europe/London'
})
afterEach(() => {
  process.env.TZ = zone
})

const at = (clock: string, now: string) =>
  setWake({ ...NEW_WAKE, clock }, 80, new Date(now)).run?.at ?? 0

it('is set for a time of the clock, today or tomorrow', () => {
  expect(new Date(at('06:30', '2026-11-22T22:00:10'))).toEqual(new Date('2026-11-23T06:30:00'))
  expect(new Date(at('06:30', '2026-11-23T05:00:00'))).toEqual(new Date('2026-11-23T06:30:00'))
  expect(new Date(at('06:30', '2026-11-23T06:30:00'))).toEqual(new Date('2026-11-24T06:30:00'))
})

it('keeps the time of the clock over a night whose clocks change', () => {
  // In London clocks go forward on 29 March 2026 and back on 25 October 2026, at 01:00 UTC.
  const night = (evening: string) => at('06:30', evening) - new Date(evening).getTime()
  expect(night('2026-03-28T22:30:00')).toBe(7 * HOUR)
  expect(night('2026-10-24T22:30:00')).toBe(9 * HOUR)
  expect(night('2026-11-22T22:30:00')).toBe(8 * HOUR)
  expect(new Date(at('01:30', '2026-03-28T22:30:00')).toISOString()).toBe(
    '2026-03-29T01:30:00.000Z',
  )
})

it('wakes by the clock: also late, for an hour, and then only says that the time has passed', () => {
  const moment = at('06:30', '2026-11-22T22:00:00')
  expect(findWakeState(moment, moment - 1)).toBe('waiting')
  expect(findWakeState(moment, moment)).toBe('due')
  expect(findWakeState(moment, moment + 59 * MINUTE)).toBe('due')
  expect(findWakeState(moment, moment + 60 * MINUTE)).toBe('passed')
  expect(findWakeState(moment, moment + 30 * HOUR)).toBe('passed')
})

it('the dawn begins in the dark whenever the birds begin, and ends with their rise', () => {
  const timer = { ...NEW_WAKE, rise: 20 }
  const begun = 5 * HOUR
  expect([0, 5, 10, 20, 45].map((min) => dawnShare(timer, begun, begun + min * MINUTE))).toEqual([
    0, 0.25, 0.5, 1, 1,
  ])
  expect(isSungOut(timer, begun, begun + 79 * MINUTE)).toBe(false)
  expect(isSungOut(timer, begun, begun + 80 * MINUTE)).toBe(true)
})

it('snoozes for ten minutes from the press, at the level that was set', () => {
  const set = setWake(NEW_WAKE, 55, new Date('2026-11-22T22:00:00'))
  const now = new Date('2026-11-23T06:37:00').getTime()
  expect(snoozeWake(set, now).run).toEqual({ at: now + 10 * MINUTE, master: 55 })
  expect(snoozeWake(NEW_WAKE, now)).toBe(NEW_WAKE)
  expect(cancelWake(set)).toEqual(NEW_WAKE)
})

it('reads back what was stored, and the usual for anything else', () => {
  const set = setWake({ ...NEW_WAKE, keepsScreen: true }, 80, new Date('2026-11-22T22:00:00'))
  for (const kept of [set, NEW_WAKE])
    expect(readWake(JSON.parse(JSON.stringify(kept)))).toEqual(kept)
  for (const wrong of [
    'x',
    null,
    {},
    { ...NEW_WAKE, clock: '6 am' },
    { ...NEW_WAKE, clock: '25:00' },
    { ...NEW_WAKE, rise: 0 },
    { ...NEW_WAKE, volume: 101 },
  ])
    expect(readWake(wrong)).toEqual(NEW_WAKE)
  expect(readWake({ ...NEW_WAKE, run: { at: 0, master: 200 } })).toEqual(NEW_WAKE)
  expect(readWake({ ...NEW_WAKE, run: { at: null, master: 50 } })).toEqual(NEW_WAKE)
})
