import type { Features } from '@dhvani/audio-measures'
import type { Stereo } from '@dhvani/sound-render'

/**
 * Step of an envelope, in seconds. At 44.1 kHz it is 210 samples, a whole number, so that times do not
 * drift.
 */
export const ENVELOPE_HOP = 1 / 210

/** One requirement of a sound with the value that was measured; inclusive ends. */
export type Gate = {
  name: string
  value: number
  unit: string
  least: number
  most: number
  passed: boolean
}

/** What a sound's own gates are measured on. */
export type Take = {
  sound: Stereo
  sampleRate: number
  /** Mean of both channels. */
  mono: Float32Array
  features: Features
}

/** `least` and `most` are inclusive; leave one out for an open end. */
export const gate = (
  name: string,
  value: number,
  {
    least = -Infinity,
    most = Infinity,
    unit = '',
  }: { least?: number; most?: number; unit?: string },
): Gate => ({ name, value, unit, least, most, passed: value >= least && value <= most })

/** The range as a report prints it. */
export const describeRange = ({ least, most }: Gate): string => {
  if (most === Infinity) return `≥ ${least}`
  return least === -Infinity ? `≤ ${most}` : `${least} to ${most}`
}
