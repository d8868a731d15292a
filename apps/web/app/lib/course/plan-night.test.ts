import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { MINUTES_FROM_START, type Course, type SceneTime } from '@dhvani/share-links/course-schema'
import { planNight, sceneIndexAt } from './plan-night.ts'

beforeEach(() => vi.stubEnv('TZ', 'Asia/Kolkata'))
afterEach(() => vi.unstubAllEnvs())

const PUNE = { id: 'pune', latitude: 18.5, longitude: 73.9 }

const courseOf = (...times: readonly (SceneTime | undefined)[]): Course => ({
  scenes: times.map((at, index) => ({
    name: `${index + 1}`,
    mix: { version: 1, masterVolume: 80, sounds: [] },
    ...(at && { at }),
  })),
})

const clock = (text: string): SceneTime => ({ by: 'clock', clock: text })
const after = (minutes: number): SceneTime => ({ by: 'start', minutes })
const sunrise = (minutes: number): SceneTime => ({ by: 'sunrise', minutes })

const plan = (course: Course, start: Date) => {
  const { night, leftOut } = planNight(course, start.getTime(), PUNE, 'asha')
  return {
    begins: night.scenes.map(({ name, begins }) => {
      const date = new Date(begins)
      return `${name} ${date.getDate()} ${date.getHours()}:${String(date.getMinutes()).padStart(2, '0')}`
    }),
    leftOut: leftOut.map(({ name }) => name),
    night,
  }
}

it('gives each scene its moment: by the clock, from the start, and around sunrise', () => {
  const course = courseOf(undefined, after(30), clock('02:00'), sunrise(-60))
  const { begins, leftOut, night } = plan(course, new Date(2026, 10, 28, 22, 10))
  expect(begins).toEqual(['1 28 22:10', '2 28 22:40', '3 29 2:00', '4 29 5:48'])
  expect(leftOut).toEqual([])
  expect(night.scenes.map(({ isBySun }) => isBySun ?? false)).toEqual([false, false, false, true])
  expect(new Date(night.sunrise?.at ?? 0).getHours()).toBe(6)
})

it('leaves out what has passed tonight, and what would begin after the scene that follows', () => {
  const course = courseOf(undefined, after(30), clock('02:00'), sunrise(-60))
  expect(plan(course, new Date(2026, 10, 29, 3)).begins).toEqual([
    '1 29 3:00',
    '2 29 3:30',
    '4 29 5:48',
  ])
  expect(plan(course, new Date(2026, 10, 29, 3)).leftOut).toEqual(['3'])
  expect(plan(course, new Date(2026, 10, 29, 1, 50)).begins).toEqual([
    '1 29 1:50',
    '3 29 2:00',
    '4 29 5:48',
  ])
  // In the morning the next sunrise is a day away.
  expect(plan(course, new Date(2026, 10, 29, 8)).leftOut).toEqual(['3', '4'])
})

it('has a scene as late as the field of minutes allows', () => {
  const course = courseOf(undefined, after(MINUTES_FROM_START.max))
  expect(plan(course, new Date(2026, 10, 28, 22)).leftOut).toEqual([])
})

it('keeps its moments over a change of the clock for summer', () => {
  vi.stubEnv('TZ', 'Europe/Berlin')
  const course = courseOf(undefined, after(240), clock('04:00'))
  // On 29 March 2026 the clock goes from 2:00 to 3:00: four hours after 22:30 it says 3:30.
  expect(plan(course, new Date(2026, 2, 28, 22, 30)).begins).toEqual([
    '1 28 22:30',
    '2 29 3:30',
    '3 29 4:00',
  ])
})

it('tells the scene by the time alone, also after the last and before the first', () => {
  const start = new Date(2026, 10, 28, 22)
  const { night } = planNight(
    courseOf(undefined, after(30), after(60)),
    start.getTime(),
    PUNE,
    'asha',
  )
  const at = (minutes: number) => sceneIndexAt(night, start.getTime() + minutes * 60_000)
  expect([-600, 0, 29, 30, 59, 60, 6000].map(at)).toEqual([0, 0, 0, 1, 1, 2, 2])
})
