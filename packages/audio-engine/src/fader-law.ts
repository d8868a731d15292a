import { VOLUME } from '@dhvani/catalogue/limits'
import { gain, percent, type Gain, type Percent } from '@dhvani/units'

/**
 * Brings any number to a fader position: whole, 0 to 100.
 *
 * @returns `undefined` for what is no number
 */
export const parseFader = (value: number): Percent | undefined =>
  Number.isNaN(value)
    ? undefined
    : percent(Math.round(Math.min(VOLUME.max, Math.max(VOLUME.min, value))))

/**
 * Fader position to linear gain: `(position / 100)²`, exactly 0 at 0 and 1 at 100.
 *
 * The square is close to equal loudness steps over the upper half and still reaches silence;
 * 50 is -12 dB, 10 is -40 dB (docs/decisions/020-mixer-gain.md).
 */
export const faderGain = (position: Percent): Gain => gain((position / 100) ** 2)

/** What people read as a track's final output: individual × master, in whole percents. */
export const outputPercent = (individual: Percent, master: Percent): Percent =>
  percent(Math.round((individual * master) / 100))
