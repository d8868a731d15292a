import type { Hertz } from '@dhvani/units'
import type { Meters } from '../dsp/normalise.ts'
import { giveBack } from '../dsp/signals.ts'
import { fromDecibels, type Stereo } from '../dsp/stereo.ts'
import { stretchOf } from './stretch-of.ts'

/** Every minute holds two stretches of this long, also where it lies in two periods. */
const STRETCH_SECONDS = 25.6
/** Distance of the stretches, and of the places between which the gain moves evenly. */
const STEP_SECONDS = 12.8
/** No place is turned up or down by more, in decibels. */
const MOST = 2

/**
 * Moves the gain so slowly that no event changes in itself, and all stretches become about as loud as the
 * whole.
 *
 * @param sound one period, changed in place; shorter ones than two steps stay as they are
 */
export const evenLoudness = (
  sound: Stereo,
  sampleRate: Hertz,
  { loudness }: Pick<Meters, 'loudness'>,
): void => {
  const { length } = sound.left
  const reach = Math.round((STRETCH_SECONDS / 2) * sampleRate)
  const count = Math.round(length / (STEP_SECONDS * sampleRate))
  if (count < 2 || 2 * reach > length) return
  const whole = loudness(sound, sampleRate)
  const factors = Array.from({ length: count }, (_, step) => {
    const middle = Math.round((step / count) * length)
    const stretch = stretchOf(sound, middle - reach, middle + reach)
    const away = whole - loudness(stretch, sampleRate)
    giveBack(stretch.left, stretch.right)
    return fromDecibels(Math.max(-MOST, Math.min(MOST, away)))
  })
  for (let at = 0; at < length; at += 1) {
    const place = (at / length) * count
    const step = Math.floor(place)
    const factor = factors[step]! + (factors[(step + 1) % count]! - factors[step]!) * (place - step)
    sound.left[at]! *= factor
    sound.right[at]! *= factor
  }
}
