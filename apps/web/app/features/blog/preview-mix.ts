import type { SoundSource } from '@dhvani/audio-engine'
import { openMixPreview, type MixPreview } from '@dhvani/audio-engine/mix-preview'
import { VOLUME } from '@dhvani/catalogue/limits'
import { getEngine } from '#lib/engine/engine.ts'
import { startSound } from '#lib/engine/start-sound.ts'

let preview: MixPreview | undefined

/** Plays a whole mix for as long as a preview lasts. */
export const previewMix = (
  tracks: readonly { readonly sound: SoundSource; readonly volume: number }[],
): void => {
  void startSound()
  preview ??= openMixPreview(getEngine())
  preview.play({ masterVolume: VOLUME.defaultMaster, tracks })
}

export const stopMixPreview = (): void => preview?.pause()
