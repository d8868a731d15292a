import type { SoundSource } from '@dhvani/audio-engine'
import { seconds } from '@dhvani/units'

/**
 * A part of the practice room in the mix has no file. Its address is this scheme, the part, the length of its loop in
 * samples and its settings (mix-track/track-source.ts).
 */
export const RIYAZ_SCHEME = 'riyaz:'

/** Samples a second of such a loop. */
export const TRACK_RATE = 48_000

/** @returns where the loop of such an address ends; `undefined` for an address of another kind */
export const loopOfPart = (address: string): SoundSource['loop'] => {
  const samples = Number(/^riyaz:[a-z]+:(\d{6,8}):/.exec(address)?.[1])
  return samples ? { start: seconds(0), end: seconds(samples / TRACK_RATE) } : undefined
}
