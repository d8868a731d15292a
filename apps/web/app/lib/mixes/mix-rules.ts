import { faderAt, faderDecibels } from '@dhvani/audio-engine/fader-levels'
import { findBuiltInSound, SOUND_LOUDNESS, type BuiltInSoundId } from '@dhvani/catalogue'
import { decibels, percent } from '@dhvani/units'

/**
 * What a sound is in a mix: the bed that carries it, a texture over the bed, or events that come and go.
 */
export type Role = 'bed' | 'texture' | 'event'

/** The roles that each sound can take. */
export const ROLES: Readonly<Record<BuiltInSoundId, readonly Role[]>> = {
  rain: ['bed', 'texture'],
  'rain-thunder': ['bed'],
  'sea-waves': ['bed'],
  'river-flowing': ['bed', 'texture'],
  breeze: ['bed', 'texture'],
  'coffee-shop': ['bed', 'texture'],
  'indian-traffic': ['bed', 'texture'],
  train: ['bed'],
  'koel-singing': ['event'],
  'morning-birds': ['event'],
  'asmr-kiss': ['event'],
  'high-frequency': ['texture'],
}

/** How many sounds of a role a mix has at most. It has one bed, always. */
export const MOST: Readonly<Record<Exclude<Role, 'bed'>, number>> = { texture: 2, event: 2 }

/** How far a sound stays below the bed, in LU. */
export const BELOW_BED: Readonly<
  Record<Exclude<Role, 'bed'>, { readonly least: number; readonly most: number }>
> = {
  texture: { least: 5, most: 12 },
  event: { least: 2, most: 9 },
}

/** Sounds that one place does not have at the same time, or that cover each other. */
const QUARRELS: Readonly<Partial<Record<BuiltInSoundId, readonly BuiltInSoundId[]>>> = {
  // High Frequency is the rain, filtered.
  rain: ['rain-thunder', 'high-frequency'],
  // Birds are silent in a thunderstorm.
  'rain-thunder': ['high-frequency', 'koel-singing', 'morning-birds', 'asmr-kiss', 'coffee-shop'],
  'sea-waves': ['river-flowing', 'train', 'indian-traffic', 'coffee-shop'],
  'river-flowing': ['train', 'indian-traffic', 'coffee-shop'],
  train: ['indian-traffic', 'coffee-shop', 'koel-singing', 'asmr-kiss'],
  'indian-traffic': ['coffee-shop', 'asmr-kiss', 'high-frequency'],
  'coffee-shop': ['asmr-kiss', 'high-frequency'],
  'asmr-kiss': ['koel-singing', 'morning-birds'],
}

export const doQuarrel = (one: BuiltInSoundId, other: BuiltInSoundId): boolean =>
  one === other ||
  (QUARRELS[one]?.includes(other) ?? false) ||
  (QUARRELS[other]?.includes(one) ?? false)

/**
 * @param volume percent, above 0
 * @returns the loudness at which a built-in sound is heard with the master at 100 %, in LUFS: that of
 *   its file and the level of the fader
 */
export const loudnessAt = (id: BuiltInSoundId, volume: number): number =>
  SOUND_LOUDNESS[findBuiltInSound(id)?.file ?? 'rain'].target + faderDecibels(percent(volume))

/** @returns the volume in whole percent at which a built-in sound has a loudness in LUFS */
export const volumeFor = (id: BuiltInSoundId, loudness: number): number =>
  Math.round(faderAt(decibels(loudness - loudnessAt(id, 100))))
