import { BUILT_IN_SOUNDS, type Mix } from '@dhvani/catalogue'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { readCourseCode, writeCourseLink } from './course-link.ts'
import { SCENES, type Scene, type SceneTime } from './course-schema.ts'
import { findMixCode, readMixCode } from './mix-code.ts'
import { meansNight } from './night-field.ts'
import { readSceneTime } from './scene-time.ts'

const HOME = new URL('https://dhvani.example.org/hi')

const mixOf = (...ids: string[]): Mix => ({
  version: 1,
  masterVolume: 80,
  sounds: ids.map((id) => ({ id, name: id, volume: 50, isPlaying: true })),
})

const NIGHT: readonly Scene[] = [
  { name: 'Last train', mix: mixOf('train') },
  { mix: mixOf('rain', 'breeze'), at: { by: 'clock', clock: '23:05' } },
  { name: 'सुबह', mix: mixOf('koel-singing'), at: { by: 'sunrise', minutes: -60 } },
]

const read = (path: string) => {
  const { search, hash } = new URL(path, HOME)
  return readCourseCode((findMixCode(search) ?? '') + hash)
}
const linkOf = (scenes: readonly Scene[], name = '') => writeCourseLink({ name, scenes }, HOME)

const times: fc.Arbitrary<SceneTime> = fc.oneof(
  fc
    .tuple(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 59 }))
    .map(([hours, minutes]) => ({
      by: 'clock' as const,
      clock: [hours, minutes].map((part) => String(part).padStart(2, '0')).join(':'),
    })),
  fc.record({ by: fc.constant('start' as const), minutes: fc.integer({ min: 1, max: 960 }) }),
  fc.record({ by: fc.constant('sunrise' as const), minutes: fc.integer({ min: -240, max: 0 }) }),
)

const mixes: fc.Arbitrary<Mix> = fc
  .subarray(
    BUILT_IN_SOUNDS.map(({ id }) => id as string),
    { minLength: 1 },
  )
  .map((ids) => mixOf(...ids))

const placed = ({ masterVolume, sounds: [first, ...others] }: Mix): Mix => ({
  version: 2,
  masterVolume,
  sounds: [{ ...first!, position: { x: -10, depth: 10 }, setting: 'p2' }, ...others],
})

it('reads back every night of built-in sounds, with its times, positions and settings', () => {
  const later = fc.record({ mix: fc.oneof(mixes, mixes.map(placed)), at: times })
  const nights = fc.tuple(
    fc.record({ mix: mixes }),
    fc.array(later, { minLength: SCENES.least - 1, maxLength: SCENES.most - 1 }),
  )
  fc.assert(
    fc.property(nights, ([first, others]) => {
      const link = linkOf([first, ...others])
      expect(link).toMatchObject({ leftOut: [], leftOutSounds: [], unset: [] })
      expect(link?.path).toMatch(/[0-9a-z]$/)
      expect(read(link?.path ?? '')).toEqual({ name: '', scenes: [first, ...others], unknown: 0 })
    }),
  )
})

it('keeps the names of the night and of its scenes, in any script', () => {
  const { path = '' } = linkOf(NIGHT, 'सावन की रात') ?? {}
  expect(read(path)).toMatchObject({ name: 'सावन की रात', scenes: NIGHT })
})

it('reads six scenes of twelve sounds with the longest names and settings', () => {
  const all = mixOf(...BUILT_IN_SOUNDS.map(({ id }) => id))
  const position = { x: -10, depth: 10 }
  const sounds = all.sounds.map((sound) => ({ ...sound, position, setting: 'p'.repeat(40) }))
  const later: Scene = {
    name: 'श्री'.repeat(25),
    mix: { ...all, version: 2, sounds },
    at: { by: 'start', minutes: 960 },
  }
  const scenes = [{ mix: all }, ...Array.from({ length: SCENES.most - 1 }, () => later)]
  const { path = '' } = linkOf(scenes) ?? {}
  expect(read(path)?.scenes).toEqual(scenes)
})

it('is the first mix under the name of the night to earlier releases and to servers, in fewer than 200 characters', () => {
  const link = linkOf(NIGHT, 'श्री'.repeat(25))
  expect(link).toMatchObject({ isNameCut: true })
  const { search, origin, pathname } = new URL(link?.path ?? '', HOME)
  expect(readMixCode(findMixCode(search) ?? '')).toMatchObject({
    name: expect.stringMatching(/^(श्री){2,24}$/),
    mix: NIGHT[0]?.mix,
  })
  expect((origin + pathname + search).length).toBeLessThan(200)
})

it('reads a link whose tildes a messenger escaped', () => {
  expect(read((linkOf(NIGHT)?.path ?? '').replaceAll('~', '%7E'))?.scenes).toEqual(NIGHT)
})

it('says which sounds and scenes a link cannot hold', () => {
  const own = { id: 'user:7', name: 'Temple bell', volume: 50, isPlaying: true }
  const [first, second, third] = NIGHT
  const mixed: Scene = { ...second!, mix: { ...second!.mix, sounds: [...second!.mix.sounds, own] } }
  const ownAlone: Scene = { ...third!, mix: mixOf('user:7', 'constructor') }
  const timeless: Scene = { mix: mixOf('rain') }
  const link = linkOf([first!, mixed, ownAlone, timeless])
  expect(link).toMatchObject({ leftOut: [ownAlone, timeless], leftOutSounds: [own] })
  expect(read(link?.path ?? '')?.scenes).toEqual([first, second])
  expect(linkOf([first!, ownAlone])).toBeUndefined()
})

it('counts sounds of later releases, and keeps the time of a scene that has no others', () => {
  expect(read('/?mix=1.28.a1e0Z1e0.#night=~1.28.Z1e0.~s5')).toMatchObject({
    scenes: [{ mix: mixOf('rain') }, { mix: { sounds: [] }, at: { by: 'start', minutes: 5 } }],
    unknown: 2,
  })
})

const SCENE = '1.28.a1e0.~s5'
const RLO = '4oCu'

it.each([
  ['no fragment', '/?mix=1.28.a1e0.'],
  ['an empty fragment', '/?mix=1.28.a1e0.#night='],
  ['another fragment', `/?mix=1.28.a1e0.#sounds=~${SCENE}`],
  ['no first mix', `/#night=~${SCENE}`],
  ['a broken first mix', `/?mix=1.28#night=~${SCENE}`],
  ['no place for the first name', `/?mix=1.28.a1e0.#night=${SCENE}`],
  ['a first name that is none', `/?mix=1.28.a1e0.#night=<b>~${SCENE}`],
  ['a first name of other bytes', `/?mix=1.28.a1e0.#night=_w~${SCENE}`],
  ['a scene without a time', '/?mix=1.28.a1e0.#night=~1.28.a1e0.'],
  ['a scene with an empty time', '/?mix=1.28.a1e0.#night=~1.28.a1e0.~'],
  ['a time outside a night', '/?mix=1.28.a1e0.#night=~1.28.a1e0.~szzz'],
  ['a broken scene among others', `/?mix=1.28.a1e0.#night=~${SCENE}~1.28.a1~s9`],
  ['a broken escape', `/?mix=1.28.a1e0.#night=%E0%A4~${SCENE}`],
  ['a megabyte of settings', `/?mix=1.28.a1e0.#night=~1.28.a1e0..${'a-'.repeat(500_000)}~s5`],
  [
    'a seventh scene',
    `/?mix=1.28.a1e0.#night=~${Array.from({ length: 6 }, () => SCENE).join('~')}`,
  ],
])('reads no night where a link has %s', (_, path) => {
  expect(read(path)).toBeUndefined()
})

it('takes out of names what turns the text around', () => {
  const [first] = read(`/?mix=1.28.a1e0.${RLO}#night=${RLO}~${SCENE}`)?.scenes ?? []
  expect(first).toEqual({ mix: mixOf('rain') })
})

it.each(['', 'c', 'c1440', 'c140', 's0', 'sqp', 'r6p', 's-1', 'S5', 'x5', 's5 ', 'czzzz', 'c1.5'])(
  'reads no time from %o',
  (written) => {
    expect(readSceneTime(written)).toBeUndefined()
  },
)

it.each([
  ['c13z', { by: 'clock', clock: '23:59' }],
  ['c0', { by: 'clock', clock: '00:00' }],
  ['sqo', { by: 'start', minutes: 960 }],
  ['r6o', { by: 'sunrise', minutes: -240 }],
  ['r0', { by: 'sunrise', minutes: 0 }],
])('reads the ends of the ranges: %s', (written, time) => {
  expect(readSceneTime(written)).toEqual(time)
})

it('tells a link that means a night from others by its fragment alone', () => {
  const { hash } = new URL(linkOf(NIGHT)?.path ?? '', HOME)
  expect([hash, '#night=<', '', '#nights', '#night'].map(meansNight)).toEqual([
    true,
    true,
    false,
    false,
    false,
  ])
})
