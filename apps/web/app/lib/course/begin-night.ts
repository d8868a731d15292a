import type { SoundSource } from '@dhvani/audio-engine'
import type { Mix } from '@dhvani/catalogue'
import { faderAt } from '@dhvani/audio-engine/fader-levels'
import { decibels } from '@dhvani/units'
import { SCENES, type Course, type Scene } from '@dhvani/share-links/course-schema'
import { startSound } from '#lib/listening/start-sound.ts'
import { findMixSounds } from '#lib/mixes/find-mix-sounds.ts'
import { mixGeneration, replaceMix } from '#lib/mixes/replace-mix.ts'
import type { WayBack } from '#lib/notices/toasts.ts'
import { getSession } from '#lib/session/session.ts'
import { leaveSharedHour } from '#lib/sounds/renewal/hour.ts'
import { locate, readDevice } from './cities.ts'
import type { Night } from './course.ts'
import { changeCourse } from './course-choices.ts'
import { planNight } from './plan-night.ts'
import { findWays, levelAt, masterOf } from './ways.ts'

const look = ({ scenes }: Course | Night) =>
  Promise.all(scenes.map(({ mix }) => findMixSounds(mix)))

const sourcesIn = ({ found }: Awaited<ReturnType<typeof findMixSounds>>): readonly SoundSource[] =>
  found.map(({ source }) => source)

/** @returns the sounds of each scene that are found on this device and in this account */
export const findSources = async (
  course: Course | Night,
): Promise<readonly (readonly SoundSource[])[]> => (await look(course)).map(sourcesIn)

/** Each sound once, though several scenes have it. */
const withoutRepeats = (sounds: Mix['sounds']): Mix['sounds'] => [
  ...new Map(sounds.map((sound) => [sound.id, sound])).values(),
]

/** The first scene at its levels. */
const tracksOf = (night: Night, sources: readonly SoundSource[]) => {
  const ways = findWays(night)
  const start = night.scenes[0]?.begins ?? 0
  return sources.flatMap((sound) => {
    const level = levelAt(ways.get(sound.id), start)
    return level === undefined ? [] : [{ sound, volume: Math.round(faderAt(decibels(level))) }]
  })
}

/** What this page knows of the night that began on it. */
let begunHere:
  | { readonly night: Night; readonly generation: number; readonly offer: WayBack | undefined }
  | undefined

const beginOf = ({ userId, scenes }: Night): string => `${userId} ${scenes[0]?.begins ?? ''}`

const findBegun = (night: Night) =>
  begunHere && beginOf(begunHere.night) === beginOf(night) ? begunHere : undefined

/**
 * @returns which mix of this page is the night's. A night from before a reload has the first one; one that another tab began
 *   has the one that is here
 */
export const generationOf = (night: Night): number => {
  const isOlder = (night.scenes[0]?.begins ?? 0) < performance.timeOrigin
  return findBegun(night)?.generation ?? (isOlder ? 0 : mixGeneration())
}

/** @returns the way back to the mix that was there before the night, if it began on this page; for a toast */
export const findWayBack = (night: Night): WayBack | undefined => findBegun(night)?.offer

type BegunNight = {
  /** `undefined` where fewer than two scenes have sounds: the mixer is as it was. */
  readonly night: Night | undefined
  /** Scenes without a sound that was found. */
  readonly missing: readonly Scene[]
  /** Sounds that were not found, such as own ones that were deleted: of the other scenes, and of all where the night does not begin. */
  readonly lost: Mix['sounds']
  /** Scenes that do not fit into tonight. */
  readonly leftOut: readonly Scene[]
  /** The way back to the mix that was there, for a toast. */
  readonly offer?: WayBack | undefined
}

/** Plays a course in the place of the listener's mix; call it inside the press. Only a listener who is signed in has a mix. */
export const beginNight = async (course: Course, place: string): Promise<BegunNight> => {
  void startSound()
  const looked = await look(course)
  const sources = looked.map(sourcesIn)
  const missing = course.scenes.filter((_, index) => sources[index]?.length === 0)
  const scenes = course.scenes.filter((scene) => !missing.includes(scene))
  const session = getSession()
  if (scenes.length < SCENES.least || session.status !== 'signed-in') {
    const lost = withoutRepeats(looked.flatMap((one) => one.missing))
    return { night: undefined, missing, lost, leftOut: [] }
  }
  const now = Date.now()
  const at = { ...locate(place, readDevice(new Date(now))), id: place }
  const { night, leftOut } = planNight({ scenes }, now, at, session.userId)
  const first = sources[course.scenes.indexOf(scenes[0]!)] ?? []
  leaveSharedHour()
  const offer = replaceMix({ masterVolume: masterOf(night), tracks: tracksOf(night, first) })
  begunHere = { night, generation: mixGeneration(), offer }
  changeCourse((choices) => ({ ...choices, night }))
  const lost = withoutRepeats(
    looked.flatMap(({ found, missing: gone }) => (found.length > 0 ? gone : [])),
  )
  return { night, missing, lost, leftOut, offer }
}
