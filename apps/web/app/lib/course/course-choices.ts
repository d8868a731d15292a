import { BY_ZONE } from './cities.ts'
import { parseNight, parseOwnCourse, type Night, type OwnCourse } from './course.ts'
import { keptCourse } from './kept-course.ts'

/** A night that is over for so long plays no more after a reload, in milliseconds. */
const FORGOTTEN_MS = 12 * 3_600_000

/** What this device keeps of courses. */
export type CourseChoices = {
  /** The id of a city, or `zone`. */
  readonly place: string
  /** The listener's own course. */
  readonly own?: OwnCourse
  /** The night that plays. */
  readonly night?: Night
}

/** @returns the choices that are in storage, without what cannot be read */
export const readCourse = (saved: unknown): CourseChoices => {
  const { place, own, night } = (typeof saved === 'object' && saved ? saved : {}) as Record<
    string,
    unknown
  >
  const [knownOwn, knownNight] = [parseOwnCourse(own), parseNight(night)]
  return {
    place: typeof place === 'string' ? place : BY_ZONE,
    ...(knownOwn && { own: knownOwn }),
    ...(knownNight && { night: knownNight }),
  }
}

export const changeCourse = (change: (choices: CourseChoices) => CourseChoices): void =>
  keptCourse.set(change(readCourse(keptCourse.get())))

/** The mix plays on as it is. */
export const endNight = (): void => changeCourse(({ night: _night, ...choices }) => choices)

/** @returns whether the last scene began so long ago that this is another night */
export const isForgotten = ({ scenes }: Night, now: number): boolean =>
  now > (scenes.at(-1)?.begins ?? 0) + FORGOTTEN_MS
