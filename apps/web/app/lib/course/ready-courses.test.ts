import { faderDecibels } from '@dhvani/audio-engine/fader-levels'
import { SOUND_SETTINGS, type BuiltInSoundId } from '@dhvani/catalogue'
import { percent } from '@dhvani/units'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Course } from '@dhvani/share-links/course-schema'
import type { Night } from './course.ts'
import { planNight } from './plan-night.ts'
import { READY_COURSES } from './ready-courses.ts'
import { findWays, FLOOR, levelAt, soundsOf } from './ways.ts'

vi.mock('virtual:sound-manifest', () => ({ sounds: {} }))

const SECOND = 1000
const HOUR = 3_600_000
const START = Date.parse('2026-11-28T22:10+05:30')
const PUNE = { id: 'pune', latitude: 18.5, longitude: 73.9 }

beforeEach(() => vi.stubEnv('TZ', 'Asia/Kolkata'))
afterEach(() => vi.unstubAllEnvs())

const nightOf = (course: Course): Night => planNight(course, START, PUNE, 'asha').night

const loudnessOf = (levels: readonly (number | undefined)[]): number =>
  10 *
  Math.log10(
    levels.reduce<number>((sum, level) => sum + (level === undefined ? 0 : 10 ** (level / 10)), 0),
  )

/** The largest change within ten seconds over eight hours: of any sound while it is in the mix, and of all together. */
const largestChange = (levelsAt: (now: number) => ReadonlyMap<string, number>) => {
  let one = 0
  let all = 0
  let before = levelsAt(START)
  for (let now = START + 10 * SECOND; now <= START + 8 * HOUR; now += 10 * SECOND) {
    const levels = levelsAt(now)
    for (const [id, level] of levels)
      one = Math.max(one, Math.abs(level - (before.get(id) ?? FLOOR)))
    for (const [id, level] of before)
      if (!levels.has(id)) one = Math.max(one, Math.abs(level - FLOOR))
    all = Math.max(
      all,
      Math.abs(loudnessOf([...levels.values()]) - loudnessOf([...before.values()])),
    )
    before = levels
  }
  return { one, all }
}

const levelsOf = (night: Night) => {
  const ways = findWays(night)
  return (now: number) =>
    new Map(
      [...ways].flatMap(([id, legs]): [string, number][] => {
        const level = levelAt(legs, now)
        return level === undefined ? [] : [[id, level]]
      }),
    )
}

it.each(READY_COURSES)(
  '$id: no sound and no sum of sounds changes by 1 LU in ten seconds',
  ({ course }) => {
    const { one, all } = largestChange(levelsOf(nightOf(course)))
    expect(one).toBeGreaterThan(0.5)
    expect(one).toBeLessThan(1)
    expect(all).toBeLessThan(1)
  },
)

it('finds the step of a night that changes at once', () => {
  const night = nightOf(READY_COURSES[0]!.course)
  const steps = (now: number) =>
    new Map(
      soundsOf(night.scenes.findLast(({ begins }) => begins <= now) ?? night.scenes[0]!).map(
        ({ id, volume }) => [id, faderDecibels(percent(volume))],
      ),
    )
  const { one, all } = largestChange(steps)
  expect(one).toBeGreaterThan(20)
  expect(all).toBeGreaterThan(1)
})

it.each(READY_COURSES)(
  '$id: has no hole between two scenes, and comes to each of them',
  ({ course }) => {
    const night = nightOf(course)
    const levels = levelsOf(night)
    const sceneLoudness = night.scenes.map((scene) =>
      loudnessOf(soundsOf(scene).map(({ volume }) => faderDecibels(percent(volume)))),
    )
    const softest = Math.min(...sceneLoudness)
    for (let now = START; now <= START + 10 * HOUR; now += 60 * SECOND)
      expect(loudnessOf([...levels(now).values()])).toBeGreaterThan(softest - 0.5)
    for (const [index, scene] of night.scenes.entries()) {
      const settled = (night.scenes[index + 1]?.begins ?? scene.begins + HOUR) - SECOND
      expect([...levels(settled).keys()].toSorted()).toEqual(
        soundsOf(scene)
          .map(({ id }) => id)
          .toSorted(),
      )
    }
  },
)

it.each(READY_COURSES)('$id: has known sounds and settings, and no scene twice', ({ course }) => {
  for (const { mix } of course.scenes)
    for (const { id, setting, volume } of mix.sounds) {
      expect(Object.keys(SOUND_SETTINGS)).toContain(id)
      expect(SOUND_SETTINGS[id as BuiltInSoundId]).toBeDefined()
      expect(volume).toBeGreaterThan(20)
      if (setting !== undefined) expect(setting).toMatch(/^[a-z]/)
    }
  const scenes = course.scenes.map(({ mix }) => JSON.stringify(mix.sounds))
  expect(new Set(scenes).size).toBe(scenes.length)
})
