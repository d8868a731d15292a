import type { SoundSource } from '@dhvani/audio-engine'
import { faderAt } from '@dhvani/audio-engine/fader-levels'
import { decibels } from '@dhvani/units'
import { SCENES, type Course, type Scene } from '@dhvani/share-links/course-schema'
import { startSound } from '#lib/listening/start-sound.ts'
import { findMixSounds } from '#lib/mixes/find-mix-sounds.ts'
import { replaceMix } from '#lib/mixes/replace-mix.ts'
import type { WayBack } from '#lib/notices/toasts.ts'
import { getSession } from '#lib/session/session.ts'
import { leaveSharedHour } from '#lib/sounds/renewal/hour.ts'
import { locate, readDevice } from './cities.ts'
import type { Night } from './course.ts'
import { changeCourse } from './course-choices.ts'
import { planNight } from './plan-night.ts'
import { findWays, levelAt, masterOf } from './ways.ts'

/** @returns the sounds of each scene that are found on this device and in this account */
export const findSources = async ({
  scenes,
}: Course | Night): Promise<readonly (readonly SoundSource[])[]> => {
  const looked = await Promise.all(scenes.map(({ mix }) => findMixSounds(mix)))
  return looked.map(({ found }) => found.map(({ source }) => source))
}

/** The first scene at its levels. */
const tracksOf = (night: Night, sources: readonly SoundSource[]) => {
  const ways = findWays(night)
  const start = night.scenes[0]?.begins ?? 0
  return sources.flatMap((sound) => {
    const level = levelAt(ways.get(sound.id), start)
    return level === undefined ? [] : [{ sound, volume: Math.round(faderAt(decibels(level))) }]
  })
}

type BegunNight = {
  /** `undefined` where fewer than two scenes have sounds: the mixer is as it was. */
  readonly night: Night | undefined
  /** Scenes without a sound that was found. */
  readonly missing: readonly Scene[]
  /** Scenes whose time has passed. */
  readonly leftOut: readonly Scene[]
  /** The way back to the mix that was there, for a toast. */
  readonly offer?: WayBack | undefined
}

/** Plays a course in the place of the listener's mix; call it inside the press. Only a listener who is signed in has a mix. */
export const beginNight = async (course: Course, place: string): Promise<BegunNight> => {
  void startSound()
  const sources = await findSources(course)
  const missing = course.scenes.filter((_, index) => sources[index]?.length === 0)
  const scenes = course.scenes.filter((scene) => !missing.includes(scene))
  const session = getSession()
  if (scenes.length < SCENES.least || session.status !== 'signed-in')
    return { night: undefined, missing, leftOut: [] }
  const now = Date.now()
  const at = { ...locate(place, readDevice(new Date(now))), id: place }
  const { night, leftOut } = planNight({ scenes }, now, at, session.userId)
  const first = sources[course.scenes.indexOf(scenes[0]!)] ?? []
  leaveSharedHour()
  const offer = replaceMix({ masterVolume: masterOf(night), tracks: tracksOf(night, first) })
  changeCourse((choices) => ({ ...choices, night }))
  return { night, missing, leftOut, offer }
}
