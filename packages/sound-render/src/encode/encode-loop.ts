import { seconds, secondsToSamples, type Samples, type Seconds } from '@dhvani/units'
import type { Stereo } from '../dsp/stereo.ts'
import { encodeMp3, type Mp3Options } from './encode-mp3.ts'

/**
 * How much of the loop's end is put before its start, and of its start after its end. The loop itself
 * begins after that: a beat loop with its first beat, a texture where it is calmest. At 32 kHz an mp3
 * frame lasts longer than at 44.1 kHz, so that a shorter wrap keeps the file as small as it was.
 */
const wrapAt = (sampleRate: number): Seconds => seconds(sampleRate === 32_000 ? 0.2 : 0.25)

/** An mp3 file and where the loop lies in it. */
export type EncodedLoop = {
  mp3: Uint8Array
  /** Where a player loops in the decoded file; `loopEnd - loopStart` is exactly the loop. */
  loopStart: Seconds
  loopEnd: Seconds
}

/**
 * Encodes a loop with its own ends wrapped around it, so that a player that loops from
 * `loopStart` to `loopEnd` never touches the encoder's or decoder's padding. A browser that leaves
 * padding in shifts both points alike.
 *
 * @param sound one period, samples in [-1, 1]; untouched
 */
export const encodeLoop = async (sound: Stereo, options: Mp3Options): Promise<EncodedLoop> => {
  const loopStart = wrapAt(options.sampleRate)
  const wrap = secondsToSamples(loopStart, options.sampleRate)
  const length = sound.left.length
  const wrapped = {
    left: wrapAround(sound.left, wrap),
    right: wrapAround(sound.right, wrap),
  }
  return {
    mp3: await encodeMp3(wrapped, options),
    loopStart,
    loopEnd: seconds(loopStart + length / options.sampleRate),
  }
}

const wrapAround = (channel: Float32Array, wrap: Samples): Float32Array => {
  const length = channel.length
  const longer = new Float32Array(length + 2 * wrap)
  for (let index = 0; index < longer.length; index += 1)
    longer[index] = channel[(((index - wrap) % length) + length) % length]!
  return longer
}
