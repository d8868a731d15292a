import {
  MINUTES_FROM_START,
  MINUTES_FROM_SUNRISE,
  SCENES,
  type SceneTime,
} from '@dhvani/share-links/course-schema'
import { asciiDigits } from '#lib/language/ascii-digits.ts'
import { inDigits } from '#lib/language/say.ts'
import type { OwnCourse } from './course.ts'

/** A scene of the listener's own course while it is written: what was typed stays, also where it cannot be read. */
export type SceneDraft = {
  readonly key: number
  /** Empty until a mix is chosen. */
  readonly mixId: string
  readonly by: SceneTime['by']
  readonly clock: string
  readonly minutes: string
  readonly before: string
}

export const MINUTES_BEFORE_SUNRISE = { min: 0, max: -MINUTES_FROM_SUNRISE.min } as const

const HOUR = '60'

const newScene = (key: number): SceneDraft => ({
  key,
  mixId: '',
  by: 'clock',
  clock: '02:00',
  minutes: inDigits(HOUR),
  before: inDigits(HOUR),
})

/** @returns the whole minutes that a text names in the digits of any script, if they are in the range */
const readMinutes = (
  text: string,
  { min, max }: { readonly min: number; readonly max: number },
): number | undefined => {
  const minutes = /^\s*\p{Nd}+\s*$/u.test(text) ? Number(asciiDigits(text)) : Number.NaN
  return minutes >= min && minutes <= max ? minutes : undefined
}

/** @returns when a scene begins; `undefined` where what was typed is no such time */
export const readTime = ({ by, clock, minutes, before }: SceneDraft): SceneTime | undefined => {
  if (by === 'clock') return /^\d\d:\d\d$/.test(clock) ? { by, clock } : undefined
  const read =
    by === 'start'
      ? readMinutes(minutes, MINUTES_FROM_START)
      : readMinutes(before, MINUTES_BEFORE_SUNRISE)
  // Zero minus zero is 0; minus zero would be another number to some.
  return read === undefined ? undefined : { by, minutes: by === 'start' ? read : 0 - read }
}

const toDraft = ({ mixId, at }: OwnCourse['scenes'][number], key: number): SceneDraft => ({
  ...newScene(key),
  mixId,
  ...(at && { by: at.by }),
  ...(at?.by === 'clock' && { clock: at.clock }),
  ...(at?.by === 'start' && { minutes: inDigits(String(at.minutes)) }),
  ...(at?.by === 'sunrise' && { before: inDigits(String(-at.minutes)) }),
})

/** @returns the scenes as the fields show them: at least two */
export const openDraft = (own: OwnCourse | undefined): readonly SceneDraft[] => {
  const scenes = (own?.scenes ?? []).map(toDraft)
  const missing = Math.max(0, SCENES.least - scenes.length)
  return [
    ...scenes,
    ...Array.from({ length: missing }, (_, index) => newScene(scenes.length + index)),
  ]
}

export const addScene = (drafts: readonly SceneDraft[]): readonly SceneDraft[] => [
  ...drafts,
  { ...newScene(Math.max(...drafts.map(({ key }) => key)) + 1), by: 'sunrise' },
]

/** @returns the course as it is kept; `undefined` while a time cannot be read */
export const closeDraft = (drafts: readonly SceneDraft[]): OwnCourse | undefined => {
  const scenes = drafts.map((draft, index) => {
    const at = index === 0 ? undefined : readTime(draft)
    return { mixId: draft.mixId, ...(at && { at }) }
  })
  return scenes.every(({ at }, index) => index === 0 || at) ? { scenes } : undefined
}
