import type { SoundSource } from '@dhvani/audio-engine'
import { BUILT_IN_SOUNDS, type BuiltInSound, type BuiltInSoundId } from '@dhvani/catalogue'
import { seconds } from '@dhvani/units'
import { sounds as renderedSounds } from 'virtual:sound-manifest'
import { publicFileUrl } from './supabase/addresses.ts'

const BUCKET = 'dhvani'

/** The built-in sounds that were really rendered, in the catalogue's order. */
export const AVAILABLE_SOUNDS: readonly BuiltInSound[] = BUILT_IN_SOUNDS.filter(
  (sound) => sound.file in renderedSounds,
)

type DataSaver = Navigator & { readonly connection?: { readonly saveData?: boolean } }

/**
 * @param sound one of {@link AVAILABLE_SOUNDS}
 * @returns what the engine plays: a smaller file where the listener asked to save data
 */
export const sourceOf = (sound: BuiltInSound): SoundSource => {
  const rendered = renderedSounds[sound.file]
  if (!rendered) throw new Error(`${sound.id} was not rendered: run npm run sounds`)
  const wantsSmall = (navigator as DataSaver).connection?.saveData === true
  const file = wantsSmall ? rendered.small : rendered.standard
  return {
    id: sound.id,
    name: sound.name,
    url: `${publicFileUrl(BUCKET, file.name)}?v=${file.version}`,
    loop: { start: seconds(file.loopStart), end: seconds(file.loopEnd) },
    isTexture: sound.isTexture,
  }
}

/** @returns a built-in sound by its id in the mix, or `undefined` for an own or unknown sound */
export const findAvailableSound = (id: string): BuiltInSound | undefined =>
  AVAILABLE_SOUNDS.find((sound) => sound.id === (id as BuiltInSoundId))
