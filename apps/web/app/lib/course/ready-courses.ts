import { writeSettingCode, type BuiltInSoundId, type Setting } from '@dhvani/catalogue'
import type { Course, Scene, SceneTime } from '@dhvani/share-links/course-schema'
import { m } from '#messages'

export type ReadyCourse = {
  readonly id: string
  readonly name: () => string
  readonly text: () => string
  readonly course: Course
}

type ReadySound = readonly [volume: number, setting?: Setting]

const MASTER_VOLUME = 80

const scene = (sounds: Partial<Record<BuiltInSoundId, ReadySound>>, at?: SceneTime): Scene => ({
  mix: {
    version: 1,
    masterVolume: MASTER_VOLUME,
    sounds: (Object.entries(sounds) as [BuiltInSoundId, ReadySound][]).map(
      ([id, [volume, setting]]) => {
        const code = setting && writeSettingCode(id, setting)
        return { id, name: id, volume, isPlaying: true, ...(code && { setting: code }) }
      },
    ),
  },
  ...(at && { at }),
})

const after = (minutes: number): SceneTime => ({ by: 'start', minutes })
const atClock = (clock: string): SceneTime => ({ by: 'clock', clock })
const beforeSunrise = (minutes: number): SceneTime => ({ by: 'sunrise', minutes: -minutes })

/** The last train passes, rain comes and thins, and birds begin before the sun. */
const MONSOON: Course = {
  scenes: [
    scene({
      train: [50, { place: 'platform', characters: { speed: 30, whistle: 30 } }],
      breeze: [38, { place: 'trees' }],
    }),
    scene(
      {
        rain: [62, { place: 'tin-roof', characters: { heaviness: 70 } }],
        breeze: [36, { place: 'trees' }],
      },
      after(30),
    ),
    scene(
      {
        breeze: [52, { place: 'bamboo', characters: { gusts: 25 } }],
        rain: [34, { place: 'courtyard', characters: { heaviness: 15 } }],
      },
      atClock('02:00'),
    ),
    scene(
      {
        'koel-singing': [46, { place: 'mango-trees', characters: { calls: 30 } }],
        'morning-birds': [42, { place: 'garden', characters: { birds: 40 } }],
        breeze: [38, { place: 'trees', characters: { gusts: 25 } }],
      },
      beforeSunrise(60),
    ),
  ],
}

/** The sea, which falls with the night, and a village that wakes behind the beach. */
const SHORE: Course = {
  scenes: [
    scene({
      'sea-waves': [62, { place: 'beach', characters: { height: 60 } }],
      breeze: [38, { place: 'field' }],
    }),
    scene({ 'sea-waves': [56, { place: 'calm-night', characters: { height: 35 } }] }, after(60)),
    scene(
      {
        'sea-waves': [40, { place: 'calm-night', characters: { height: 25 } }],
        rain: [52, { place: 'leaves', characters: { heaviness: 30 } }],
      },
      atClock('03:00'),
    ),
    scene(
      {
        'sea-waves': [54, { place: 'beach', characters: { height: 35 } }],
        'morning-birds': [44, { place: 'village', characters: { birds: 45 } }],
      },
      beforeSunrise(40),
    ),
  ],
}

/** A river in the hills, a storm that passes over them before midnight's end, and birds above the water. */
const HILLS: Course = {
  scenes: [
    scene({
      'river-flowing': [60, { place: 'pebbles' }],
      breeze: [40, { place: 'trees', characters: { gusts: 60 } }],
    }),
    scene(
      {
        'rain-thunder': [58, { place: 'hills', characters: { nearness: 20, frequency: 25 } }],
        'river-flowing': [44, { place: 'pebbles', characters: { size: 65 } }],
      },
      after(45),
    ),
    scene(
      {
        'river-flowing': [56, { place: 'bridge', characters: { size: 60 } }],
        rain: [34, { place: 'leaves', characters: { heaviness: 20 } }],
      },
      after(150),
    ),
    scene(
      {
        'river-flowing': [48, { place: 'pebbles' }],
        'morning-birds': [46, { place: 'hills', characters: { birds: 40 } }],
        'koel-singing': [36, { place: 'fields', characters: { calls: 25 } }],
      },
      beforeSunrise(50),
    ),
  ],
}

/** Nights that Dhvani comes with. Each ends with what a morning sounds like there. */
export const READY_COURSES: readonly ReadyCourse[] = [
  { id: 'monsoon', name: m.course_monsoon, text: m.course_monsoon_text, course: MONSOON },
  { id: 'shore', name: m.course_shore, text: m.course_shore_text, course: SHORE },
  { id: 'hills', name: m.course_hills, text: m.course_hills_text, course: HILLS },
]
