import type { Mix } from '@dhvani/catalogue'
import { z } from 'zod'

/** How many scenes a course has. */
export const SCENES = { least: 2, most: 6 } as const

/** Minutes from the start at which a scene may begin, and from sunrise: it begins before that. */
export const MINUTES_FROM_START = { min: 1, max: 960 } as const
export const MINUTES_FROM_SUNRISE = { min: -240, max: 0 } as const

export const sceneTimeSchema = z.discriminatedUnion('by', [
  z.object({ by: z.literal('clock'), clock: z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/) }),
  z.object({
    by: z.literal('start'),
    minutes: z.int().min(MINUTES_FROM_START.min).max(MINUTES_FROM_START.max),
  }),
  z.object({
    by: z.literal('sunrise'),
    minutes: z.int().min(MINUTES_FROM_SUNRISE.min).max(MINUTES_FROM_SUNRISE.max),
  }),
])

/**
 * When a scene begins: at `HH:MM` of the device's clock, minutes after the course was started, or so many minutes from
 * sunrise, counted below 0 before it.
 */
export type SceneTime = z.infer<typeof sceneTimeSchema>

/** A mix that the course goes to. */
export type Scene = {
  /** Of the saved mix; absent where its sounds name it. */
  readonly name?: string
  readonly mix: Mix
  /** Absent in the first scene, which begins with the press. */
  readonly at?: SceneTime
}

/** Two to six scenes, in the order of a night. */
export type Course = { readonly scenes: readonly Scene[] }
