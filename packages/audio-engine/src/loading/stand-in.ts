import type { SoundSource } from './sound-source.ts'
import type { BufferedAudio } from './loaded-audio.ts'

/** What plays in place of a file, over and over, until a period of the sound comes. */
export type StandIn = Pick<BufferedAudio, 'buffer' | 'loop'>

/**
 * Gives what plays in place of the file of a sound. It may be shorter than the loop of the sound.
 *
 * @param sampleRate  of the audio context, in hertz
 * @param reason  why the file could not be loaded; absent before it is asked for
 * @returns `undefined` where the file shall be asked for, or where nothing can stand in for it; rejects never
 */
export type GiveStandIn = (
  sound: SoundSource,
  sampleRate: number,
  reason: unknown,
) => Promise<StandIn | undefined>
