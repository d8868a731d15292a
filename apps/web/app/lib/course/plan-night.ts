import {
  MINUTES_FROM_START,
  type Course,
  type Scene,
  type SceneTime,
} from '@dhvani/share-links/course-schema'
import type { Coordinates } from './cities.ts'
import type { Night, NightScene, Sunrise } from './course.ts'
import { findSunrise } from './sunrise.ts'

const MINUTE_MS = 60_000

/** What is farther ahead than this has passed tonight, in milliseconds: at 3:00, a scene of 2:00. No night is longer. */
const NIGHT_MS = MINUTES_FROM_START.max * MINUTE_MS

/**
 * @param clock  `HH:MM` on the device's clock
 * @returns when it is that time next, in milliseconds since 1970
 */
const findNextClock = (clock: string, after: number): number => {
  const [hours, mins] = clock.split(':').map(Number)
  const day = new Date(after)
  const on = (date: number) =>
    new Date(day.getFullYear(), day.getMonth(), date, hours, mins).getTime()
  const today = on(day.getDate())
  return today > after ? today : on(day.getDate() + 1)
}

type Begun = { readonly begins: number; readonly sunrise?: Sunrise }

const findMoment = (at: SceneTime, start: number, place: Coordinates): Begun => {
  if (at.by === 'clock') return { begins: findNextClock(at.clock, start) }
  if (at.by === 'start') return { begins: start + at.minutes * MINUTE_MS }
  const offset = at.minutes * MINUTE_MS
  const sunrise = findSunrise(place, start - offset)
  return { begins: sunrise.at + offset, sunrise }
}

export type PlannedNight = {
  readonly night: Night
  /** Scenes that this night does not have. */
  readonly leftOut: readonly Scene[]
}

/**
 * Gives each scene its moment. The first begins at once. Left out is what has passed tonight, and a scene that would begin
 * after the one that follows it.
 *
 * @param start  milliseconds since 1970
 * @param place  coordinates for the sunrise, and what the night remembers of them
 */
export const planNight = (
  { scenes }: Course,
  start: number,
  place: Coordinates & { readonly id: string },
  userId: string,
): PlannedNight => {
  const kept: NightScene[] = []
  const leftOut: Scene[] = []
  let sunrise: Sunrise | undefined
  // The last minute that the field takes belongs to the night.
  let end = start + NIGHT_MS + 1
  for (const [index, scene] of [...scenes.entries()].toReversed()) {
    const { at } = scene
    const begun: Begun = index === 0 || !at ? { begins: start } : findMoment(at, start, place)
    if (index > 0 && (begun.begins <= start || begun.begins >= end)) {
      leftOut.unshift(scene)
      continue
    }
    end = begun.begins
    sunrise ??= begun.sunrise
    kept.unshift({
      ...(scene.name !== undefined && { name: scene.name }),
      mix: scene.mix,
      begins: begun.begins,
      ...(begun.sunrise && { isBySun: true }),
    })
  }
  return { night: { userId, place: place.id, ...(sunrise && { sunrise }), scenes: kept }, leftOut }
}

/** @param now  milliseconds since 1970 */
export const sceneIndexAt = ({ scenes }: Night, now: number): number =>
  Math.max(
    0,
    scenes.findLastIndex(({ begins }) => begins <= now),
  )
