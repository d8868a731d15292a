import { z } from 'zod'
import { parseMix, type Mix } from '@dhvani/catalogue'

/** How many scenes a course has. */
export const SCENES = { least: 2, most: 6 } as const

/** Minutes from the start at which a scene may begin, and from sunrise: it begins before that. */
export const MINUTES_FROM_START = { min: 1, max: 960 } as const
export const MINUTES_FROM_SUNRISE = { min: -240, max: 0 } as const

const timeSchema = z.discriminatedUnion('by', [
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
export type SceneTime = z.infer<typeof timeSchema>

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

const ownSchema = z.object({
  scenes: z.array(z.object({ mixId: z.string(), at: timeSchema.optional() })).max(SCENES.most),
})

/** A listener's own course as it is kept: it names saved mixes by their ids, so that it holds none of them. */
export type OwnCourse = z.infer<typeof ownSchema>

export const parseOwnCourse = (saved: unknown): OwnCourse | undefined =>
  ownSchema.safeParse(saved).data

const sunSchema = z.object({
  /** Milliseconds since 1970. */
  at: z.number(),
  /** The sun does not rise on that day; `at` is the clock's 6:00. */
  missing: z.enum(['polar-day', 'polar-night']).optional(),
})

/** A sunrise, or what counts as one where the sun does not rise. */
export type Sunrise = z.infer<typeof sunSchema>

const mixSchema = z.unknown().transform((value, context): Mix => {
  const mix = parseMix(value)
  if (mix) return mix
  context.addIssue({ code: 'custom', message: 'no mix' })
  return z.NEVER
})

const nightSchema = z.object({
  /** The account whose mixes these are. Where another one is signed in, the page ends the night. */
  userId: z.string(),
  /** The id of a city, or `zone` for the device's time zone. */
  place: z.string(),
  sunrise: sunSchema.optional(),
  scenes: z
    .array(
      z.object({
        name: z.string().optional(),
        mix: mixSchema,
        /** Milliseconds since 1970. */
        begins: z.number(),
        isBySun: z.boolean().optional(),
      }),
    )
    .min(1)
    .max(SCENES.most),
})

/**
 * A course that was started: each scene has its moment. It holds moments and counts nothing, so it is right after a reload
 * and after the device slept.
 */
export type Night = z.infer<typeof nightSchema>

export type NightScene = Night['scenes'][number]

export const parseNight = (saved: unknown): Night | undefined => nightSchema.safeParse(saved).data
