import {
  bandCorrelation,
  bandLevels,
  bandModulation,
  bandShare,
  earCorrelation,
  findStandouts,
  measureFeatures,
  percentile,
  standardDeviation,
  type Band,
} from '@dhvani/audio-measures'
import type { Gate, Take } from '../gates/gate.ts'

const LOW = { to: 150 }
const BODY = { from: 150, to: 500 }
const MIDDLE = { from: 500, to: 2000 }
const HIGH = { from: 2000, to: 8000 }
/** Rates at which syllables follow one another, in hertz. */
const SYLLABLES = { from: 3, to: 6 }

/** How the level of a band spreads, in dB. */
const measureBand = (mono: Float32Array, sampleRate: number, band: Band) => {
  const levels = bandLevels(mono, sampleRate, band, 0.01)
  const [soft, middle, loud, loudest] = [0.2, 0.5, 0.95, 0.99].map((part) =>
    percentile(levels, part),
  )
  // An event stands 8 dB over the median of 4 s, and 0.25 s from the next.
  const events = findStandouts(levels, { around: 200, apart: 25, least: 8 })
  return {
    loudOverSoft: loud! - soft!,
    loudestOverMedian: loudest! - middle!,
    eventsPerSecond: (events.length * sampleRate) / mono.length,
    deviation: (duration: number) =>
      standardDeviation(bandLevels(mono, sampleRate, band, duration)),
  }
}

type Heard = Pick<Take, 'mono' | 'sound' | 'sampleRate'>

const measureCoffee = ({ mono, sound, sampleRate }: Heard) => {
  const voices = measureBand(mono, sampleRate, MIDDLE)
  const crockery = measureBand(mono, sampleRate, HIGH)
  return {
    'Voices, loud over soft (10 ms)': voices.loudOverSoft,
    'Voices, loudest over median (10 ms)': voices.loudestOverMedian,
    'Voices, deviation of 125 ms': voices.deviation(0.125),
    'Voices, deviation of 1 s': voices.deviation(1),
    'Voices at 3 to 6 Hz': bandModulation(mono, sampleRate, MIDDLE, SYLLABLES),
    'Crockery, loudest over median (10 ms)': crockery.loudestOverMedian,
    'Crockery at 3 to 6 Hz': bandModulation(mono, sampleRate, HIGH, SYLLABLES),
    'Events in the voices': voices.eventsPerSecond,
    'Events in the crockery': crockery.eventsPerSecond,
    'Voices and crockery together': bandCorrelation(mono, sampleRate, BODY, HIGH),
    'Ears, 2 to 8 kHz': earCorrelation([sound.left, sound.right], sampleRate, HIGH),
  }
}

const measureTraffic = ({ mono, sampleRate }: Heard) => {
  const high = measureBand(mono, sampleRate, HIGH)
  return {
    'Engines below 150 Hz, loud over soft (10 ms)': measureBand(mono, sampleRate, LOW).loudOverSoft,
    'Deviation of 1 s, 150 to 500 Hz': measureBand(mono, sampleRate, BODY).deviation(1),
    'Power 2 to 8 kHz': bandShare(mono, sampleRate, HIGH),
    'Loudest over median, 2 to 8 kHz (10 ms)': high.loudestOverMedian,
  }
}

/** Spectrum and level of the whole sound, where recordings gave these alone. */
const measureWhole = ({ sound, sampleRate }: Heard) => {
  const features = measureFeatures([sound.left, sound.right], sampleRate)
  return {
    Centroid: features.centroid,
    Slope: features.slope,
    Flatness: features.flatness,
    'Power below 250 Hz': features.low,
    'Power 250 Hz to 2 kHz': features.middle,
    'Power 2 to 8 kHz': features.high,
    Kurtosis: features.kurtosis,
    'Level deviation, 50 ms': features.deviation50ms,
    'Level deviation, 1 s': features.deviation1s,
  }
}

const OWN_MEASURES: Readonly<Record<string, (heard: Heard) => Record<string, number>>> = {
  rain: measureWhole,
  'morning-birds': measureWhole,
  'sea-waves': measureWhole,
  'coffee-shop': measureCoffee,
  'indian-traffic': measureTraffic,
}

/**
 * The measures by which a sound is compared with recordings: what its own gates measured, and what
 * they do not look at. Names are those of `REAL_SOUNDS`.
 *
 * @param gates of the same take, as `measureOwnGates` gives them
 */
export const measureLikeness = (
  file: string,
  heard: Heard,
  gates: readonly Gate[],
): Record<string, number> => {
  const measured = Object.fromEntries(gates.map(({ name, value }) => [name, value]))
  return { ...OWN_MEASURES[file]?.(heard), ...measured }
}
