import type { PlacedSvara, RagaHour } from '@dhvani/riyaz'
import { m } from '#messages'
import { placedName } from './sur-words.ts'

const HOURS: Readonly<Record<RagaHour, () => string>> = {
  dawn: m.riyaz_hour_dawn,
  'day 1': m.riyaz_hour_day_1,
  'day 2': m.riyaz_hour_day_2,
  noon: m.riyaz_hour_noon,
  'day 3': m.riyaz_hour_day_3,
  'day 4': m.riyaz_hour_day_4,
  dusk: m.riyaz_hour_dusk,
  'night 1': m.riyaz_hour_night_1,
  'night 2': m.riyaz_hour_night_2,
  midnight: m.riyaz_hour_midnight,
  'night 3': m.riyaz_hour_night_3,
  'night 4': m.riyaz_hour_night_4,
}

export const hourText = (hour: RagaHour): string => HOURS[hour]()

/** A way up or down by the names of its notes, for eyes and screen readers alike. */
export const wayText = (way: readonly PlacedSvara[]): string => way.map(placedName).join(', ')
