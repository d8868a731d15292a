import { z } from 'zod'
import { parseMix, type Mix } from '@dhvani/catalogue'
import { SCENES, sceneTimeSchema } from '@dhvani/share-links/course-schema'

const ownSchema = z.object({
  scenes: z.array(z.object({ mixId: z.string(), at: sceneTimeSchema.optional() })).max(SCENES.most),
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
