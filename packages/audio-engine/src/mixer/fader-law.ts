import { VOLUME } from '@dhvani/catalogue/limits'
import { gain, percent, type Gain, type Percent } from '@dhvani/units'

/**
 * @param value  any number
 * @returns the nearest level of a fader, from 0 to 100 percent, fractions included; `undefined` for NaN
 */
export const toFaderLevel = (value: number): Percent | undefined =>
  Number.isNaN(value) ? undefined : percent(Math.min(VOLUME.max, Math.max(VOLUME.min, value)))

/**
 * @param value  any number
 * @returns the nearest fader position, a whole percent from 0 to 100; `undefined` for NaN
 */
export const toFaderPosition = (value: number): Percent | undefined =>
  toFaderLevel(Math.round(value))

/**
 * Fader position to linear gain: `(position / 100)²`, exactly 0 at 0 and 1 at 100.
 *
 * The square is close to equal loudness steps over the upper half and still reaches silence;
 * 50 is -12 dB, 10 is -40 dB (docs/decisions/020-mixer-gain.md).
 */
export const faderGain = (position: Percent): Gain => gain((position / 100) ** 2)

/** A track's output as the site shows it: individual × master, in whole percents. */
export const outputPercent = (individual: Percent, master: Percent): Percent =>
  percent(Math.round((individual * master) / 100))
