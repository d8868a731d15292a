import { expect, it } from 'vitest'
import {
  addSleepMinutes,
  cancelSleep,
  findFade,
  NEW_SLEEP,
  parseSleep,
  sleepClockText,
  sleepSecondsLeft,
  startSleep,
  startSleepUntil,
} from './sleep.ts'

const MINUTE = 60_000
const timer = startSleep({ minutes: 30, fades: 'last' }, 0)

it('is right by the clock after any time without a look at it', () => {
  expect(sleepSecondsLeft(timer, 0)).toBe(1800)
  expect(sleepSecondsLeft(timer, 12 * MINUTE + 1)).toBe(1080)
  expect(sleepSecondsLeft(timer, 31 * MINUTE)).toBe(0)
  expect(sleepSecondsLeft(cancelSleep(timer), 12 * MINUTE)).toBe(1800)
})

it('ends at a time of the clock, today or tomorrow', () => {
  const at = (clock: string, now: string) =>
    new Date(startSleepUntil(NEW_SLEEP, clock, new Date(now)).run?.deadline ?? 0)
  expect(at('23:30', '2026-11-22T22:00:10')).toEqual(new Date('2026-11-22T23:30:00'))
  expect(at('06:15', '2026-11-22T22:00:10')).toEqual(new Date('2026-11-23T06:15:00'))
  expect(at('22:00', '2026-11-22T22:00:10')).toEqual(new Date('2026-11-23T22:00:00'))
})

it('gets 15 minutes more or less, but never ends at once', () => {
  const more = addSleepMinutes(timer, 15, 10 * MINUTE)
  expect(sleepSecondsLeft(more, 10 * MINUTE)).toBe(35 * 60)
  const less = addSleepMinutes(timer, -15, 10 * MINUTE)
  expect(sleepSecondsLeft(less, 10 * MINUTE)).toBe(5 * 60)
  expect(addSleepMinutes(less, -15, 10 * MINUTE)).toBe(less)
  expect(addSleepMinutes(NEW_SLEEP, 15, 0)).toBe(NEW_SLEEP)
})

it('fades in the last five minutes, or all the time', () => {
  expect(findFade(timer, 24 * MINUTE)).toEqual({ since: -60, over: 360 })
  expect(findFade(timer, 26 * MINUTE)).toEqual({ since: 60, over: 240 })
  expect(findFade({ ...timer, fades: 'whole' }, 10 * MINUTE)).toEqual({ since: 600, over: 1200 })
  expect(findFade(startSleep({ minutes: 2, fades: 'last' }, 0), MINUTE)).toEqual({
    since: 60,
    over: 60,
  })
  expect(findFade(timer, 30 * MINUTE)).toBeUndefined()
  expect(findFade(NEW_SLEEP, 0)).toBeUndefined()
})

it('reads back what was stored, and nothing else', () => {
  for (const kept of [timer, NEW_SLEEP])
    expect(parseSleep(JSON.parse(JSON.stringify(kept)))).toEqual(kept)
  for (const wrong of ['x', null, {}, { minutes: 0, fades: 'last' }, { minutes: 30, fades: 'no' }])
    expect(parseSleep(wrong)).toBeUndefined()
  expect(parseSleep({ ...NEW_SLEEP, run: { start: 0 } })).toEqual(NEW_SLEEP)
})

it('writes hours only where there are some', () => {
  expect([59, 754, 5400].map((left) => sleepClockText(left as never))).toEqual([
    '00:59',
    '12:34',
    '1:30:00',
  ])
})
