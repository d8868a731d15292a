import { z } from 'zod'
import { SAVED_MIXES, VOLUME } from './limits.ts'
import { withoutControls } from './own-sound.ts'

/** A volume outside the fader counts as its nearest end; one that is no number as the usual one. */
const volumeOr = (usual: number) =>
  z
    .number()
    .transform((volume) => Math.min(VOLUME.max, Math.max(VOLUME.min, Math.round(volume))))
    .catch(usual)

/** In whole tenths: `x` from all left to all right, `depth` from near to far. */
const positionSchema = z.object({
  x: z.int().min(-10).max(10),
  depth: z.int().min(0).max(10),
})

export type MixPosition = z.infer<typeof positionSchema>

const soundSchema = z.object({
  id: z.string().min(1).max(SAVED_MIXES.idLength),
  /** What to call the sound where it is missing. */
  name: z.string().max(SAVED_MIXES.soundNameLength).transform(withoutControls),
  volume: volumeOr(VOLUME.defaultSound),
  isPlaying: z.boolean(),
  /**
   * Place and characters, as `writeSettingCode` writes them. A release before them leaves the key out,
   * and a value of another form counts as none.
   */
  setting: z.string().regex(SAVED_MIXES.setting).optional().catch(undefined),
  /** Where the sound is around its listener; absent in the middle and near. Of version 2. */
  position: positionSchema.optional().catch(undefined),
})

type MixSound = z.infer<typeof soundSchema>

/** A sound that is there twice counts once, as it is first. */
const withoutRepeats = (sounds: readonly MixSound[]): MixSound[] =>
  sounds.filter(({ id }, index) => sounds.findIndex((sound) => sound.id === id) === index)

/**
 * A mix as it is saved. Version 1 has sounds with volumes and settings; version 2 gives them positions, and has room for
 * what a whole mix has besides them: keys that this release does not know are left out. A mix that needs nothing of
 * version 2 is written as version 1, which earlier releases open. A sound is named by its id: a built-in one's id,
 * `user:{row id}` of an own sound, `beat:{code}`, or `riyaz:{part}` with what it plays. The id may be unknown to this
 * release. The schema reads, and mends odd volumes and repeats. It checks nothing that is written.
 */
const mixSchema = z.object({
  version: z.literal([1, 2]),
  masterVolume: volumeOr(VOLUME.defaultMaster),
  sounds: z.array(soundSchema).max(SAVED_MIXES.sounds).transform(withoutRepeats),
})

export type Mix = z.infer<typeof mixSchema>

/** @returns the version that a mix with these sounds is written in */
export const mixVersionOf = (sounds: readonly Pick<MixSound, 'position'>[]): Mix['version'] =>
  sounds.some(({ position }) => position) ? 2 : 1

/** @returns the mix, mended where that is possible; `undefined` for anything that is none, such as one of a later version */
export const parseMix = (value: unknown): Mix | undefined => mixSchema.safeParse(value).data

const laterSchema = z.object({ version: z.number().gt(2) })

/** @returns whether a later release saved a mix, and may read what this one cannot */
export const isLaterMix = (value: unknown): boolean => laterSchema.safeParse(value).success

/** A `saved_mixes` row as the data API returns it; `mix` may be of a later version. */
export const savedMixRowSchema = z.object({
  id: z.string(),
  // What the site writes is cleaned before; another program with the listener's key may write anything.
  name: z.string().transform(withoutControls),
  mix: z.unknown(),
  position: z.number(),
  updated_at: z.string(),
})
