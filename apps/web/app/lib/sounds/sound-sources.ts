import type { SoundSource } from '@dhvani/audio-engine'
import {
  BUILT_IN_SOUNDS,
  type BuiltInSound,
  type BuiltInSoundId,
  type SoundCredit,
} from '@dhvani/catalogue'
import { sounds as renderedSounds } from 'virtual:sound-manifest'
import { builtInAudio } from './built-in-files.ts'
import { chosenTier } from './download-tier.ts'

/** The built-in sounds that `npm run sounds` has rendered, in the catalogue's order. */
export const AVAILABLE_SOUNDS: readonly BuiltInSound[] = BUILT_IN_SOUNDS.filter(
  (sound) => sound.file in renderedSounds,
)

/**
 * @param sound one of {@link AVAILABLE_SOUNDS}
 * @returns its file in each tier; for a recording that the operator imported, also its author, licence and source
 * @throws when `npm run sounds` has not rendered it
 */
export const renderedFiles = (sound: BuiltInSound) => {
  const rendered = renderedSounds[sound.file]
  if (!rendered) throw new Error(`${sound.id} was not rendered: run npm run sounds`)
  return rendered
}

/**
 * @param sound one of {@link AVAILABLE_SOUNDS}
 * @returns what the engine plays, from the file of the tier that the listener chose
 */
export const sourceOf = (sound: BuiltInSound): SoundSource => {
  const file = renderedFiles(sound)[chosenTier()]
  return {
    id: sound.id,
    name: sound.name,
    ...builtInAudio(file),
    isTexture: sound.isTexture,
  }
}

/** @returns who recorded a sound, or `undefined` for a sound that Dhvani synthesises */
export const creditOf = (sound: BuiltInSound): SoundCredit | undefined =>
  renderedFiles(sound).credit

/** @returns a built-in sound by its id in the mix, or `undefined` for an own or unknown sound */
export const findAvailableSound = (id: string): BuiltInSound | undefined =>
  AVAILABLE_SOUNDS.find((sound) => sound.id === (id as BuiltInSoundId))

/** @returns a built-in sound that has places and characters; an imported recording has none */
export const findSettable = (id: string): BuiltInSound | undefined => {
  const sound = findAvailableSound(id)
  return sound && !creditOf(sound) ? sound : undefined
}
