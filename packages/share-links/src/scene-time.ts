import { sceneTimeSchema, type SceneTime } from './course-schema.ts'

const twoDigits = (value: number): string => String(value).padStart(2, '0')

/** Writes a letter and minutes in base 36: `c` of the day, `s` from the start, `r` before sunrise. */
export const writeSceneTime = (at: SceneTime): string => {
  if (at.by === 'start') return `s${at.minutes.toString(36)}`
  if (at.by === 'sunrise') return `r${(-at.minutes).toString(36)}`
  const [hours, minutes] = at.clock.split(':').map(Number)
  return `c${(hours! * 60 + minutes!).toString(36)}`
}

/** @returns when a scene begins; `undefined` for a text that is no such time, or names one out of its range */
export const readSceneTime = (written: string): SceneTime | undefined => {
  const [, by, digits = ''] = /^([csr])([0-9a-z]{1,3})$/.exec(written) ?? []
  const minutes = Number.parseInt(digits, 36)
  // Zero minus zero is 0; the minus sign alone would make it minus zero.
  const times: Readonly<Record<string, unknown>> = {
    c: { by: 'clock', clock: `${twoDigits(Math.floor(minutes / 60))}:${twoDigits(minutes % 60)}` },
    s: { by: 'start', minutes },
    r: { by: 'sunrise', minutes: 0 - minutes },
  }
  return sceneTimeSchema.safeParse(times[by ?? '']).data
}
