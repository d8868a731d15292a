import { z } from 'zod'
import { SAVED_MIXES, VOLUME } from './limits.ts'

const volumeSchema = z.number().int().min(VOLUME.min).max(VOLUME.max)

/**
 * A mix as it is saved, in version 1 of its format. A sound is named by its id: a built-in one's id,
 * `user:{row id}` of an own sound, or `beat:{code}`. The id may be unknown to this release.
 */
export const mixSchema = z.object({
  version: z.literal(1),
  masterVolume: volumeSchema,
  sounds: z
    .array(
      z.object({
        id: z.string().min(1).max(SAVED_MIXES.idLength),
        /** What to call the sound where it is missing. */
        name: z.string().max(SAVED_MIXES.soundNameLength),
        volume: volumeSchema,
        isPlaying: z.boolean(),
        /**
         * Place and characters, as `writeSettingCode` writes them. A release before them leaves the key out,
         * and a value of another form counts as none.
         */
        setting: z.string().regex(SAVED_MIXES.setting).optional().catch(undefined),
      }),
    )
    .max(SAVED_MIXES.sounds)
    .refine((sounds) => new Set(sounds.map(({ id }) => id)).size === sounds.length, {
      message: 'one sound twice',
    }),
})

export type Mix = z.infer<typeof mixSchema>

/** @returns the mix, or `undefined` for anything that is not one, such as one of a later version */
export const parseMix = (value: unknown): Mix | undefined => mixSchema.safeParse(value).data

/** A `saved_mixes` row as the data API returns it; `mix` may be of a later version. */
export const savedMixRowSchema = z.object({
  id: z.string(),
  name: z.string(),
  mix: z.unknown(),
  position: z.number(),
  updated_at: z.string(),
})
