import { samples, seconds, seededRandom, type Hertz } from '@dhvani/units'
import { fadeEnd, scaleToPeak } from '../beats/one-shot.ts'
import { addBurst } from '../beats/strike.ts'
import { uniformBetween } from '../dsp/chance.ts'
import { bell, filterOnce, highPass } from '../dsp/filters.ts'
import { addDecayingSine } from '../dsp/resonance.ts'

/** Seconds that a string is heard; the box has no damper. */
const RING = 3.6

/** No partial lies above this: the box hardly radiates there. Hertz. */
const HIGHEST = 11_000
const MOST_PARTIALS = 34

/**
 * Stiffness B of a steel string of 0.25 mm and 0.4 m under 35 N (B = π³ E d⁴ / 64 T L², Fletcher and Rossing, The Physics
 * of Musical Instruments, 2.18).
 */
const STIFFNESS = 0.000_06

/** Share of a pluck that swings towards the top plate, which takes it away at once (G. Weinreich, JASA 62, 1977). */
const UPRIGHT = 0.4

/** Hertz above which the nail rounds the pluck off. */
const NAIL = 5200

/** The nail leaves the string. Seconds. */
const RELEASE = 0.0005

/**
 * One pluck of a string of a swarmandal, dry and in one channel: a small box zither whose thin steel strings are
 * stroked near their end by the nail and ring on. Its fundamental is exact: each partial is an oscillator.
 *
 * @param frequency 100 to 1,700 Hz
 * @param seed of the instrument: the same one gives the same pluck
 */
export const renderSwarmandalString = (
  frequency: Hertz,
  { seed, sampleRate }: { seed: number; sampleRate: Hertz },
): Float32Array<ArrayBuffer> => {
  const random = seededRandom('swarmandal', seed, frequency.toFixed(2))
  const signal = new Float32Array(Math.round(RING * sampleRate))
  const plucked = uniformBetween(0.085, 0.13, random)
  const base = frequency / Math.sqrt(1 + STIFFNESS)
  const partials = Math.min(MOST_PARTIALS, Math.floor(HIGHEST / frequency))
  for (let number = 1; number <= partials; number += 1) {
    const high = base * number * Math.sqrt(1 + STIFFNESS * number * number)
    const amplitude =
      (Math.abs(Math.sin(Math.PI * number * plucked)) * uniformBetween(0.8, 1.25, random)) /
      (number * (1 + (high / NAIL) ** 2))
    const t60 = (4.6 * (frequency / 277) ** -0.3) / (1 + 0.02 * number + (high / 4800) ** 1.4)
    const phase = 2 * Math.PI * random()
    // The fundamental is one tone, so that it is exact; above it the two ways to swing differ by a hair.
    const apart = number === 1 ? 0 : uniformBetween(0.3, 1.1, random)
    const swings = [
      { share: UPRIGHT, time: Math.min(t60, uniformBetween(0.25, 0.45, random)), offset: 0 },
      { share: (1 - UPRIGHT) * 0.65, time: t60, offset: 0 },
      { share: (1 - UPRIGHT) * 0.35, time: 0.9 * t60, offset: apart },
    ]
    for (const { share, time, offset } of swings)
      addDecayingSine(
        signal,
        {
          start: samples(0),
          frequency: high + offset,
          t60: seconds(time),
          amplitude: amplitude * share,
          phase,
        },
        sampleRate,
      )
  }
  const release = Math.round(RELEASE * sampleRate)
  for (let at = 0; at < release; at += 1)
    signal[at]! *= 0.5 - 0.5 * Math.cos((Math.PI * at) / release)
  scaleToPeak(signal, 0.5)
  addBurst(signal, { frequency: 2300, q: 0.7, level: -13, duration: 0.007 }, sampleRate, random)
  filterOnce(signal, [
    highPass(0.6 * frequency, sampleRate),
    bell(300, sampleRate, 2, 2),
    bell(820, sampleRate, 2, 3),
  ])
  return fadeEnd(signal, seconds(1.2), sampleRate) as Float32Array<ArrayBuffer>
}
