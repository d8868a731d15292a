import { BEAT_LOOPS, BEATBOX, VOLUME } from '@dhvani/catalogue'
import { z } from 'zod'

/** A beat as it is saved and shared: tempo in BPM, volumes in percent, positions 0 to 15. */
export type Beat = {
  readonly tempo: number
  readonly masterVolume: number
  readonly slots: readonly {
    readonly position: number
    readonly loopId: string
    readonly volume: number
    readonly isMuted: boolean
    readonly isPlaying?: boolean
  }[]
}

const volumeSchema = z.number().int().min(VOLUME.min).max(VOLUME.max)

/** Checks a beat that comes from a share link, from the browser's storage or from the database. */
export const beatSchema = z.object({
  tempo: z.number().int().min(BEATBOX.tempo.min).max(BEATBOX.tempo.max),
  masterVolume: volumeSchema,
  slots: z
    .array(
      z.object({
        position: z
          .number()
          .int()
          .min(0)
          .max(BEATBOX.slots - 1),
        loopId: z.enum(BEAT_LOOPS.map(({ id }) => id)),
        volume: volumeSchema,
        isMuted: z.boolean(),
        isPlaying: z.boolean().default(true),
      }),
    )
    .max(BEATBOX.slots)
    .refine((slots) => new Set(slots.map(({ position }) => position)).size === slots.length, {
      message: 'two loops in one slot',
    }),
})

/** @returns the beat, or `undefined` for anything that is not one */
export const parseBeat = (value: unknown): Beat | undefined => beatSchema.safeParse(value).data
