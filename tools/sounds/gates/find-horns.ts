import { createSpectrum, findBursts, percentile, type Burst } from '@dhvani/audio-measures'

const HORN_HOP = 1024
const HORN_SIZE = 4096
/** Of what counts as a horn. */
export const LEAST_HARMONICS = 6
/** A harmonic has this many times the power of the gap between it and the next. */
const CLEARLY = 16

/** Fundamental and number of clear harmonics of the best comb in one spectrum. */
const bestComb = (power: Float64Array, binWidth: number) => {
  let [best, most] = [0, 0]
  const clear = (frequency: number) => {
    const bin = Math.round(frequency / binWidth)
    const peak = Math.max(power[bin - 1]!, power[bin]!, power[bin + 1]!)
    const around = Math.max(power[bin - 5]!, power[bin - 4]!, power[bin + 4]!, power[bin + 5]!)
    return peak > CLEARLY * around
  }
  for (let f0 = 270; f0 <= 670; f0 *= 1.01) {
    let harmonics = 0
    for (let harmonic = 1; harmonic <= 9; harmonic += 1) if (clear(f0 * harmonic)) harmonics += 1
    if (harmonics > most) [best, most] = [f0, harmonics]
  }
  return { f0: best, harmonics: most }
}

/** One blast, in seconds. Fundamental (hertz) and clear harmonics are medians over the time it sounds. */
export type Horn = Burst & {
  f0: number
  harmonics: number
}

/**
 * Horns of a finished mix: at least six harmonics of one fundamental, from 270 to 670 Hz, for a twentieth of a second. Far
 * horns that the street covers are not found.
 */
export const findHorns = (mono: Float32Array, sampleRate: number): Horn[] => {
  const spectrum = createSpectrum(HORN_SIZE)
  const hop = HORN_HOP / sampleRate
  const combs = Array.from(
    { length: Math.floor((mono.length - HORN_SIZE) / HORN_HOP) },
    (_, index) => bestComb(spectrum.powerAt(mono, index * HORN_HOP), sampleRate / HORN_SIZE),
  )
  const blown = combs.map(({ harmonics }) => (harmonics >= LEAST_HARMONICS ? 1 : 0))
  const bursts = findBursts(blown, hop, () => 0.5, { joinGap: 0.05, minimum: 0.045 })
  return bursts.map((burst) => {
    const frames = combs
      .slice(Math.round(burst.start / hop), Math.round(burst.end / hop))
      .filter(({ harmonics }) => harmonics >= LEAST_HARMONICS)
    const median = (pick: (comb: (typeof frames)[number]) => number) =>
      percentile(frames.map(pick), 0.5)
    return { ...burst, f0: median(({ f0 }) => f0), harmonics: median((comb) => comb.harmonics) }
  })
}
