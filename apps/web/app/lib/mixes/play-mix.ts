import type { Mix } from '@dhvani/catalogue'
import { startSound } from '#lib/engine/start-sound.ts'
import { findMixSounds } from './find-mix-sounds.ts'
import { beginHour } from '#lib/sounds/renewal/hour.ts'
import { replaceMix } from './replace-mix.ts'

export type PlayedMix = {
  /** Ids and names of the sounds that were left out. */
  readonly missing: readonly { readonly id: string; readonly name: string }[]
  /** Sounds whose setting this release does not know. They play as in their files. */
  readonly unset: PlayedMix['missing']
  /** The way back to the mix that was there, for a toast; absent where there was none. */
  readonly offer?: ReturnType<typeof replaceMix>
  /** False when no sound of the mix was found: the mixer is as it was. */
  readonly isPlaying: boolean
}

/**
 * Plays a mix in the place of what is in the mixer; call it inside the press. A mix that was saved with
 * every sound paused plays them all.
 *
 * @param options id of the saved mix that this is, if it is one; seed of the hour that its link names, if any
 */
export const playMix = async (
  mix: Mix,
  { id, seed }: { readonly id?: string | undefined; readonly seed?: number | undefined } = {},
): Promise<PlayedMix> => {
  void startSound()
  const { found, missing, unset } = await findMixSounds(mix)
  if (found.length === 0) return { missing, unset, isPlaying: false }
  if (seed !== undefined) beginHour(seed)
  const isAllPaused = found.every((sound) => !sound.isPlaying)
  const offer = replaceMix({
    masterVolume: mix.masterVolume,
    tracks: found.map(({ source, volume, isPlaying }) => ({
      sound: source,
      volume,
      isPaused: !isPlaying && !isAllPaused,
    })),
    opened: id === undefined ? undefined : { id, mix, absent: missing.map((one) => one.id) },
  })
  return { missing, unset, isPlaying: true, offer }
}
