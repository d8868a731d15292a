import { expect, it } from 'vitest'
import { parseNight, parseOwnCourse } from './course.ts'
import { isForgotten, readCourse } from './course-choices.ts'

const mix = { version: 1, masterVolume: 80, sounds: [] }
const night = { userId: 'asha', place: 'pune', scenes: [{ mix, begins: 5 }] }

it('reads nights and own courses, and nothing else, from storage', () => {
  expect(parseNight(night)).toEqual(night)
  for (const broken of [
    undefined,
    {},
    { ...night, scenes: [] },
    { ...night, scenes: [{ mix: { version: 9 }, begins: 5 }] },
    { ...night, scenes: [{ mix, begins: null }] },
    { ...night, scenes: Array.from({ length: 7 }, () => ({ mix, begins: 5 })) },
    { ...night, sunrise: { at: 'six' } },
  ])
    expect(parseNight(broken)).toBeUndefined()
  const own = { scenes: [{ mixId: 'a' }, { mixId: 'b', at: { by: 'clock', clock: '02:00' } }] }
  expect(parseOwnCourse(own)).toEqual(own)
  for (const at of [
    { by: 'clock', clock: '24:00' },
    { by: 'clock', clock: '2:00' },
    { by: 'start', minutes: 0 },
    { by: 'start', minutes: 1.5 },
    { by: 'sunrise', minutes: 999 },
    { by: 'moon', minutes: 1 },
  ])
    expect(parseOwnCourse({ scenes: [{ mixId: 'a', at }] })).toBeUndefined()
})

it('keeps what can be read beside what cannot', () => {
  expect(readCourse({ place: 'pune', own: 7, night })).toEqual({ place: 'pune', night })
  for (const odd of [undefined, null, 7, 'night', []])
    expect(readCourse(odd)).toEqual({ place: 'zone' })
})

it('forgets a night half a day after its last scene began', () => {
  const read = parseNight(night)
  expect(read && isForgotten(read, 12 * 3_600_000)).toBe(false)
  expect(read && isForgotten(read, 13 * 3_600_000)).toBe(true)
})
