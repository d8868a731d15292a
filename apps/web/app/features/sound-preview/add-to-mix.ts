import type { Mixer, Preview, SoundSource } from '@dhvani/audio-engine'
import { signInFirst, type Navigate } from '#lib/session/sign-in-first.ts'

type AddToMix = {
  readonly mixer: Pick<Mixer, 'add'>
  readonly preview: Pick<Preview, 'close'>
  readonly navigate: Navigate
}

/** Adding stops the preview and closes its dialog; a visitor signs in first. */
export const addToMix = (
  sound: SoundSource,
  volume: number,
  { mixer, preview, navigate }: AddToMix,
): void => {
  preview.close()
  const { id, setting } = sound
  const wish = { sounds: [{ id, volume, ...(setting && { setting }) }] }
  signInFirst({ wish, navigate }, () => mixer.add(sound, volume))
}
