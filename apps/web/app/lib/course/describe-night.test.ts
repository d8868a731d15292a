import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Night } from './course.ts'
import { describeNight } from './describe-night.ts'

vi.mock('virtual:sound-manifest', () => ({ sounds: {} }))

beforeEach(() => vi.stubEnv('TZ', 'Asia/Kolkata'))
afterEach(() => vi.unstubAllEnvs())

const at = (text: string) => Date.parse(`2026-11-${text}+05:30`)
const START = at('28T22:10')

const nightOf = (place: string, missing?: 'polar-day' | 'polar-night'): Night => ({
  userId: 'asha',
  place,
  sunrise: { at: at('29T06:42'), ...(missing && { missing }) },
  scenes: [
    { name: 'Train', begins: START },
    { name: 'Rain', begins: at('28T23:00') },
    { name: 'Birds', begins: at('29T05:40'), isBySun: true },
  ].map((scene) => ({ ...scene, mix: { version: 1 as const, masterVolume: 80, sounds: [] } })),
})

it.each([
  ['pune', undefined, 'sunrise in Pune at 6:42 AM'],
  ['tromso', 'polar-night', 'The sun does not rise in Tromso now, so morning is at 6:42 AM'],
  ['tromso', 'polar-day', 'The sun does not set in Tromso now, so morning is at 6:42 AM'],
  ['zone', undefined, 'sunrise in Nagpur at 6:42 AM'],
] as const)('says what comes and why: %s, %s', (place, missing, sun) => {
  const line = describeNight(nightOf(place, missing), START)
  expect(line.replaceAll('\u202f', ' ')).toBe(
    `Train until 11:00 PM, then Rain; Birds from 5:40 AM${missing ? '. ' : ', '}${sun}`,
  )
})

it('names no city where the list has none in the time zone', () => {
  vi.stubEnv('TZ', 'Pacific/Apia')
  expect(describeNight(nightOf('zone'), START)).toMatch(/, sunrise by your time zone at /)
})

it('says the last scene without what is over', () => {
  const [first, second] = nightOf('pune').scenes
  const night = { ...nightOf('pune'), scenes: [first!, second!] }
  expect(describeNight(night, at('28T23:30'))).toBe('Rain until you stop it')
})
