import { seconds, seededRandom, type Hertz, type Seconds } from '@dhvani/units'
import { fadeEnd, scaleToPeak } from '../beats/one-shot.ts'
import { addBurst } from '../beats/strike.ts'
import { pluckWrapping } from '../beats/strings/wrapping-string.ts'
import { uniformBetween } from '../dsp/chance.ts'
import { bell, filterOnce, highPass, highShelf } from '../dsp/filters.ts'
import { scale } from '../dsp/stereo.ts'
import { measureFundamental } from './measure-fundamental.ts'

/** Which string is plucked, and how. */
export type TanpuraPluck = {
  readonly frequency: Hertz
  /** 0 (a bare, flat bridge: nothing buzzes) to 100; 60 is a bridge with its thread well set. */
  readonly jawari: number
  /** Diameter of the wire as a share of the usual one's: 1. A sixth thinner or thicker is two wire numbers. */
  readonly thickness: number
  /** Which of the endless plucks. */
  readonly take: number
  readonly seed: number
  /** Seconds that it rings. */
  readonly duration: Seconds
  readonly sampleRate: Hertz
}

/** A pluck, dry and in one channel, with what to play it at so that it is in tune. */
export type RenderedPluck = {
  readonly samples: Float32Array<ArrayBuffer>
  /** Playback rate at which the fundamental is exact: the bridge shortens the string by a hair. */
  readonly rate: number
}

/**
 * Share of a contact's depth that the bridge pushes back in a sample, at a jawari of 60, for a string of this
 * frequency or above at 44,100 samples a second. A lower string gets less, by the square: so many more pushes
 * fall into its period, and they would pull its fundamental up by as much as 12 cents.
 */
const HARDNESS = 0.014
const HARDNESS_HERTZ = 138.6
const HARDNESS_RATE = 44_100
const USUAL_JAWARI = 60

const hardnessOf = ({ frequency, jawari, thickness, sampleRate }: TanpuraPluck): number => {
  const openness = (jawari / USUAL_JAWARI) ** 2
  const slowness = Math.min(1, frequency / HARDNESS_HERTZ) ** 2
  // A heavier string is turned back less by the same bridge.
  return (HARDNESS * openness * slowness * (HARDNESS_RATE / sampleRate) ** 2) / thickness ** 2
}

/** Over which it swells in: flesh, not wire. Seconds. */
const SWELL = 0.018

/**
 * Plucks of one string differ by more than those of the beatbox, because a practice is heard for an hour. The flesh of the
 * finger is wide, so that hardly more than the lowest partials begin; what the bridge makes of them is loudest about half a
 * second later (decision 300).
 *
 * A wire of d times the diameter at the same pitch has d² of the mass and of the tension. So it is d² as inharmonic, and
 * bending takes d² as much from its high partials (J. Woodhouse, euphonics.org 7.2.2). The same force of the
 * finger moves it by 1/d², so it lies on less of the bridge. Low partials ring alike: the air takes less of a thick
 * wire, the bridge more.
 */
const pluckString = (pluck: TanpuraPluck) => {
  const { frequency, thickness, take, seed, duration, sampleRate } = pluck
  const random = seededRandom('riyaz tanpura', seed, take, frequency.toFixed(2))
  return {
    random,
    signal: pluckWrapping({
      pitch: () => frequency,
      duration,
      t60: uniformBetween(6, 8.5, random),
      damping: uniformBetween(4050, 4950, random) / thickness,
      stiffness: 2e-6 * thickness ** 2,
      curve: 62 * uniformBetween(0.82, 1.2, random) * thickness ** 2,
      hardness: hardnessOf(pluck),
      restitution: 0.86,
      pluckAt: uniformBetween(0.42, 0.495, random),
      width: 0.135 * uniformBetween(0.85, 1.15, random),
      lowest: 0.1,
      turning: uniformBetween(0.15, 0.24, random),
      sampleRate,
      random,
    }),
  }
}

/** Loudness of a pluck of any string, wire and jawari: LUFS of one channel, over its first seconds. */
const LOUDNESS = -19
const LOUD_SECONDS = 2

/** K-weighting of BS.1770-4 by two filters, and the offset that it names. */
const scaleToLoudness = (signal: Float32Array, sampleRate: Hertz): Float32Array => {
  const heard = signal.slice(0, LOUD_SECONDS * sampleRate)
  filterOnce(heard, [highPass(38, sampleRate, 0.5), highShelf(1682, sampleRate, 0.707, 4)])
  const power = heard.reduce((sum, value) => sum + value * value, 0) / heard.length
  return power === 0 ? signal : scale(signal, 10 ** ((LOUDNESS + 0.691) / 20) / Math.sqrt(power))
}

/** One pluck of a tanpura's string, computed from the string that the beatbox's tanpura has. */
export const renderPluck = (pluck: TanpuraPluck): RenderedPluck => {
  const { frequency, sampleRate } = pluck
  const { random, signal } = pluckString(pluck)
  scaleToPeak(signal, 0.8)
  const swell = Math.round(SWELL * sampleRate)
  for (let at = 0; at < swell; at += 1) signal[at]! *= Math.sin((Math.PI * at) / (2 * swell)) ** 2
  addBurst(signal, { frequency: 900, q: 0.8, level: -27, duration: 0.02 }, sampleRate, random)
  filterOnce(signal, [
    highPass(Math.min(70, 0.7 * frequency), sampleRate),
    highShelf(1000, sampleRate, 0.5, 4),
    bell(180, sampleRate, 1.4, 3),
  ])
  const samples = fadeEnd(
    scaleToLoudness(signal, sampleRate),
    seconds(Math.min(1.4, pluck.duration / 3)),
    sampleRate,
  )
  // Measured on what is heard: the bridge of a low string pulls less and less while it rings.
  const rate = frequency / measureFundamental(samples, frequency, sampleRate)
  return { samples: samples as Float32Array<ArrayBuffer>, rate }
}
