import type { Scene } from '@dhvani/share-links/course-schema'
import { m } from '#messages'
import { formatLanguage } from '#lib/language/say.ts'
import { timeText } from '#lib/page/time-text.ts'
import { nameInPage } from '#lib/sounds/sound-words.ts'
import { BY_ZONE, locate, readDevice } from './cities.ts'
import type { Night, NightScene } from './course.ts'
import { sceneIndexAt } from './plan-night.ts'
import { soundsOf } from './ways.ts'

/** So many sounds name a scene that has no name of its own: those that are loudest. */
const NAMED = 2

/** @returns the name of a scene's mix, or of its loudest sounds, in the page's language */
export const nameOfScene = (
  scene: Pick<Scene, 'mix'> & { readonly name?: string | undefined },
): string => {
  if (scene.name !== undefined) return scene.name
  const loudest = soundsOf(scene).toSorted((one, other) => other.volume - one.volume)
  return new Intl.ListFormat(formatLanguage(), { type: 'conjunction' }).format(
    loudest.slice(0, NAMED).map(nameInPage),
  )
}

/** @returns the city of a night, or of the time zone; `undefined` where no city of the list is in the zone */
export const cityName = (place: string, now: Date): string | undefined =>
  locate(place, readDevice(now)).city?.name()

const withSun = (line: string, { sunrise, place }: Night, now: number): string => {
  if (!sunrise) return line
  const time = timeText(sunrise.at)
  const city = cityName(place, new Date(now))
  // A zone without a city of the list is taken to the equator, where the sun always rises.
  if (city === undefined) return m.course_sun_zone({ line, time })
  if (sunrise.missing === 'polar-day') return m.course_polar_day({ line, city, time })
  if (sunrise.missing === 'polar-night') return m.course_polar_night({ line, city, time })
  return m.course_sun({ line, city, time })
}

const lineOf = (current: NightScene, ahead: readonly NightScene[]): string => {
  const now = nameOfScene(current)
  const [next] = ahead
  if (!next) return m.course_line_last({ now })
  const known = { now, time: timeText(next.begins), next: nameOfScene(next) }
  const last = ahead.at(-1)
  return !last || last === next
    ? m.course_line_next(known)
    : m.course_line({ ...known, last: nameOfScene(last), moment: timeText(last.begins) })
}

/** @returns what plays now, until when and why, and what the night comes to */
export const describeNight = (night: Night, now: number): string => {
  const index = sceneIndexAt(night, now)
  const current = night.scenes[index]
  if (!current) return ''
  const ahead = night.scenes.slice(index + 1)
  const line = lineOf(current, ahead)
  return [current, ...ahead].some(({ isBySun }) => isBySun) ? withSun(line, night, now) : line
}

/** @returns how the choice of the time zone is called, with the city that stands for it */
export const zoneName = (now: Date): string => {
  const city = cityName(BY_ZONE, now)
  return city === undefined ? m.course_zone() : m.course_zone_city({ city })
}
