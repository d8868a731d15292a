import { expect, it } from 'vitest'
import { minutes, seconds } from '@dhvani/units'
import {
  clockText,
  NEW_TIMER,
  parseTimer,
  pause,
  pickLength,
  remainingSeconds,
  reset,
  endIfDue,
  start,
} from './timer.ts'

const NOON = Date.UTC(2026, 0, 1, 12)
const after = (count: number) => NOON + count * 1000

it('begins with 25 minutes', () => {
  expect(clockText(remainingSeconds(NEW_TIMER, NOON))).toBe('25:00')
})

it('shows the right second after any time in which the computer slept', () => {
  const running = start(NEW_TIMER, NOON)
  expect(clockText(remainingSeconds(running, NOON))).toBe('25:00')
  expect(clockText(remainingSeconds(running, after(1)))).toBe('24:59')
  expect(clockText(remainingSeconds(running, after(0.999)))).toBe('25:00')
  expect(clockText(remainingSeconds(running, after(1499)))).toBe('00:01')
  expect(remainingSeconds(running, after(5000))).toBe(0)
})

it('is done at its deadline, not before it', () => {
  const running = start(pickLength(minutes(15)), NOON)
  expect(endIfDue(running, after(899.9))).toBe(running)
  expect(endIfDue(running, after(900))).toEqual({ status: 'done', length: 900 })
  expect(endIfDue(running, after(90_000)).status).toBe('done')
})

it('keeps what is left through a pause', () => {
  const paused = pause(start(NEW_TIMER, NOON), after(100))
  expect(remainingSeconds(paused, after(4000))).toBe(1400)
  expect(remainingSeconds(start(paused, after(4000)), after(4010))).toBe(1390)
})

it('goes back to the chosen length on reset, and stops', () => {
  const running = start(pickLength(minutes(45)), NOON)
  expect(reset(running)).toEqual({ status: 'ready', length: 2700 })
})

it('begins anew after it was done', () => {
  const done = endIfDue(start(NEW_TIMER, NOON), after(1500))
  expect(remainingSeconds(start(done, after(2000)), after(2000))).toBe(1500)
})

it('is read from storage, and anything else that storage holds is refused', () => {
  const running = start(NEW_TIMER, NOON)
  expect(parseTimer(JSON.parse(JSON.stringify(running)), NOON)).toEqual(running)
  expect(parseTimer({ status: 'paused', length: 1500, remaining: 9 }, NOON)).toMatchObject({
    remaining: 9,
  })
  expect(parseTimer({ status: 'paused', length: 1500, remaining: 9000 }, NOON)).toBeUndefined()
  expect(parseTimer({ status: 'ready', length: 7 }, NOON)).toBeUndefined()
  expect(parseTimer({ status: 'running', length: 1500, deadline: null }, NOON)).toBeUndefined()
  expect(parseTimer('25', NOON)).toBeUndefined()
})

it.each([
  ['an end 400 days ahead', { status: 'running', deadline: after(400 * 24 * 3600) }],
  ['an end further ahead than its length', { status: 'running', deadline: after(1502) }],
  ['an end that no clock reaches', { status: 'running', deadline: 1e308 }],
  ['an end before 1970', { status: 'running', deadline: -1e308 }],
  ['a rest of part of a second', { status: 'paused', remaining: 754.333_333 }],
  ['a rest below nothing', { status: 'paused', remaining: -1 }],
])('refuses %s from storage', (_, saved) => {
  expect(parseTimer({ length: 1500, ...saved }, NOON)).toBeUndefined()
})

it('reads a timer whose end has passed as done', () => {
  const read = parseTimer({ status: 'running', length: 1500, deadline: NOON }, after(90_000))
  expect(read && endIfDue(read, after(90_000))).toEqual({ status: 'done', length: 1500 })
})

it('writes an hour as minutes', () => {
  expect(clockText(seconds(3600))).toBe('60:00')
})
