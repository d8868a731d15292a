import { samples, type Hertz } from '@dhvani/units'
import { reverberate, type Room } from '../dsp/reverb.ts'
import { addStereo, fromDecibels, panGains, silence, type Stereo } from '../dsp/stereo.ts'

/** Where a player of a sustained line stands. */
export type Place = {
  /** -1 (left) to 1 (right). */
  pan: number
  room: Room
  /** Level of the room against the dry sound, in decibels. */
  wet: number
}

/** Puts a cyclic mono line in its room: the line, panned, and the room's answer to it. */
export const placeInRoom = (
  line: Float32Array,
  { pan, room, wet }: Place,
  sampleRate: Hertz,
): Stereo => {
  const gains = panGains(pan)
  const direct = silence(samples(line.length))
  for (let index = 0; index < line.length; index += 1) {
    direct.left[index] = gains.left * line[index]!
    direct.right[index] = gains.right * line[index]!
  }
  addStereo(direct, reverberate(direct, room, sampleRate), fromDecibels(wet))
  return direct
}
