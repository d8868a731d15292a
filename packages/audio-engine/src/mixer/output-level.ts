import { decibels, decibelsToGain, gain, type Gain, type Percent } from '@dhvani/units'
import { faderGain } from './fader-law.ts'

/**
 * Makes up for files of -23 LUFS and for faders that are half open: one sound at 50 under a master of 80
 * leaves at -28 LUFS (docs/decisions/250-levels-that-people-hear.md).
 */
const MAKE_UP = decibelsToGain(decibels(11))

/** From this sum on a mix is held back, in units of one file at full gain: -19 LUFS. */
const KNEE = decibelsToGain(decibels(4))

/** Above the knee a sum leaves louder by this share of the decibels that it grows by. */
const SLOPE = 0.25

const openGain = (master: Percent) => MAKE_UP * faderGain(master)

const headroom = (sum: number) => Math.max(1, sum / KNEE) ** (SLOPE - 1)

/**
 * Gain of the master over the tracks of a mix, which keeps their balance. It follows the faders and not the sound, so
 * that a loud mix does not pump: the power of unrelated sounds adds up, whatever they play.
 *
 * @param faders  linear gains of the tracks that play
 */
export const mixGain = (master: Percent, faders: readonly Gain[]): Gain => {
  const open = openGain(master)
  return gain(open * headroom(open * Math.hypot(...faders)))
}

/** Gain of a preview before the master: as loud as the sound alone in the mix. */
export const previewGain = (volume: Percent, master: Percent): Gain => {
  const fader = faderGain(volume)
  return gain(fader * headroom(openGain(master) * fader))
}
