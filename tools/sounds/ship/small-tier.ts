import type { SoundFileId } from '@dhvani/catalogue'
import type { Stereo } from '@dhvani/sound-render'
import { hertz, type Hertz } from '@dhvani/units'
import { SAMPLE_RATE, type LoopFile } from './encode-files.ts'
import { mixToMono } from './mix-to-mono.ts'
import { resampleLoop } from './resample.ts'

/** Of every small file: at 64 kbit/s a codec keeps noise at this rate, and loses it at 44.1 kHz. */
const SMALL_RATE = hertz(32_000) as Hertz & 32_000
/** A small loop is a whole number of 10 ms, so that it is whole in samples at 44.1 and 48 kHz too. */
const STEPS_PER_SECOND = 100

/**
 * What a small file keeps of two channels. `one-ear`: left, for a texture, which the engine plays in
 * both ears, later in the right one. `mix`: both in one channel. `both`: two channels, where ears hear
 * different things.
 */
type Kept = 'one-ear' | 'mix' | 'both'

/** Chosen by measurement: docs/decisions/120-small-files-at-32-khz.md. */
const KEPT: Readonly<Record<SoundFileId, Kept>> = {
  rain: 'one-ear',
  'river-flowing': 'one-ear',
  'rain-thunder': 'mix',
  'sea-waves': 'mix',
  breeze: 'mix',
  'coffee-shop': 'mix',
  'indian-traffic': 'mix',
  train: 'mix',
  'koel-singing': 'mix',
  'morning-birds': 'mix',
  'asmr-kiss': 'both',
}

const findKept = (file: string): Kept => {
  const kept = Object.entries(KEPT).find(([id]) => id === file)?.[1]
  if (!kept) throw new Error(`The catalogue has no sound file ${file}.`)
  return kept
}

/**
 * A finished loop as its small file holds it, and how that is encoded. The length changes by 5 ms at
 * most, and the pitch with it: nothing for the sounds of the catalogue, less than a cent for a
 * recording of 10 s.
 *
 * @throws {Error} when the catalogue has no sound file of that id
 */
export const reduceLoop = (
  file: string,
  sound: Stereo,
): { sound: Stereo } & Required<Pick<LoopFile, 'sampleRate' | 'isMono' | 'bitrate'>> => {
  const kept = findKept(file)
  const steps = Math.round((sound.left.length * STEPS_PER_SECOND) / SAMPLE_RATE)
  const resampled = (channel: Float32Array) =>
    resampleLoop(channel, (steps * SMALL_RATE) / STEPS_PER_SECOND)
  const left = resampled(kept === 'mix' ? mixToMono(sound) : sound.left)
  const isMono = kept !== 'both'
  const right = isMono ? left : resampled(sound.right)
  return { sound: { left, right }, sampleRate: SMALL_RATE, isMono, bitrate: 64 }
}
