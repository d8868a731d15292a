import type { BuiltInSoundId, Mix } from '@dhvani/catalogue'
import { seededRandom } from '@dhvani/units'
import { BELOW_BED, doQuarrel, loudnessAt, MOST, ROLES, volumeFor, type Role } from './mix-rules.ts'

export type DrawnSound = {
  readonly id: BuiltInSoundId
  readonly role: Role
  /** Percent. */
  readonly volume: number
}

/**
 * Of the bed, in LUFS before the master: a steady sound at 60 %. It is the same for every bed, so that
 * the sounds that stay keep their distance from a new one.
 */
const BED_LOUDNESS = loudnessAt('rain', 60)

const MASTER_VOLUME = 80

/** Volumes are whole percents; a draw stays this far inside its limits, in LU, for the rounding. */
const MARGIN = 0.5

const IDS = Object.keys(ROLES) as BuiltInSoundId[]

/**
 * Draws a mix by the rules of mix-rules.ts: one bed, up to two textures and two events, none of which
 * quarrel, each at its distance below the bed.
 *
 * @param seed the same seed and kept sounds always give the same mix
 * @param kept sounds of an earlier draw that stay, at their volumes
 */
export const drawMix = (seed: string, kept: readonly DrawnSound[] = []): readonly DrawnSound[] => {
  const random = seededRandom('surprise', seed)
  const pick = <One>(from: readonly One[]): One | undefined =>
    from[Math.floor(random() * from.length)]
  const mix = [...kept]
  const count = (role: Role) => mix.filter((sound) => sound.role === role).length
  const fitting = (role: Role) =>
    IDS.filter((id) => ROLES[id].includes(role) && mix.every((sound) => !doQuarrel(sound.id, id)))

  if (count('bed') === 0) {
    const id = pick(fitting('bed'))
    if (id) mix.push({ id, role: 'bed', volume: volumeFor(id, BED_LOUDNESS) })
  }

  const add = (role: keyof typeof BELOW_BED, wanted: number) => {
    for (let have = count(role); have < Math.min(wanted, MOST[role]); have += 1) {
      const id = pick(fitting(role))
      if (!id) return
      const { least, most } = BELOW_BED[role]
      const below = least + MARGIN + random() * (most - least - 2 * MARGIN)
      mix.push({ id, role, volume: volumeFor(id, BED_LOUDNESS - below) })
    }
  }
  const textures = pick([0, 1, 1, 2]) ?? 1
  add('texture', textures)
  add('event', pick(textures === 0 ? [1, 2] : [0, 1, 1, 2]) ?? 1)
  // Two sounds are a mix; one is a sound.
  if (mix.length === 1) add('texture', 1)
  return mix
}

export const toDrawnMix = (sounds: readonly DrawnSound[]): Mix => ({
  version: 1,
  masterVolume: MASTER_VOLUME,
  sounds: sounds.map(({ id, volume }) => ({ id, name: id, volume, isPlaying: true })),
})
