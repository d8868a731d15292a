import { measureSeam, repeatLoop } from '@dhvani/audio-measures'
import type { Stereo } from '@dhvani/sound-render'

/** Quieter than this at either end is not part of the recording (-60 dBFS). */
const SILENCE = 0.001
/** A loop longer than this is not worth its download. */
const LONGEST_SECONDS = 180
/** Share of the recording that its ends are blended over, and the bounds of that, in seconds. */
const OVERLAP = { share: 0.1, least: 0.05, most: 3 }

const trim = ({ left, right }: Stereo): Stereo => {
  const loud = (index: number) =>
    Math.abs(left[index]!) > SILENCE || Math.abs(right[index]!) > SILENCE
  let from = 0
  while (from < left.length && !loud(from)) from += 1
  let to = left.length
  while (to > from && !loud(to - 1)) to -= 1
  return { left: left.slice(from, to), right: right.slice(from, to) }
}

/** Blends the end into the start with equal power: the ends of a texture are uncorrelated. */
const blend = (channel: Float32Array, overlap: number): Float32Array => {
  const length = channel.length - overlap
  const loop = channel.slice(0, length)
  for (let index = 0; index < overlap; index += 1) {
    const angle = ((index + 0.5) / overlap) * (Math.PI / 2)
    loop[index] = channel[index]! * Math.sin(angle) + channel[length + index]! * Math.cos(angle)
  }
  return loop
}

/**
 * Makes a recording loop. A recording whose ends meet without a hole, click or step stays as it is;
 * of any other the end is blended into the start.
 *
 * @returns the loop and how long the blend is, in seconds (0: it was a loop)
 */
export const makeLoop = (
  recording: Stereo,
  sampleRate: number,
): { loop: Stereo; overlap: number } => {
  if (isLoop(recording, sampleRate)) return { loop: recording, overlap: 0 }
  const trimmed = trim(recording)
  const longest = Math.round(LONGEST_SECONDS * sampleRate)
  const kept = { left: trimmed.left.slice(0, longest), right: trimmed.right.slice(0, longest) }
  const seconds = kept.left.length / sampleRate
  const overlap = Math.min(OVERLAP.most, Math.max(OVERLAP.least, OVERLAP.share * seconds))
  const samples = Math.round(overlap * sampleRate)
  return { loop: { left: blend(kept.left, samples), right: blend(kept.right, samples) }, overlap }
}

const isLoop = (sound: Stereo, sampleRate: number): boolean => {
  if (sound.left.length > LONGEST_SECONDS * sampleRate) return false
  const { channels, seams } = repeatLoop([sound.left, sound.right], 3)
  return measureSeam(channels, sampleRate, seams).seamless
}
