import {
  bandCorrelation,
  bandLevels,
  bandModulation,
  bandOf,
  bandShare,
  createSpectrum,
  earCorrelation,
  envelopeOf,
  findBursts,
  modulationSpectrum,
  percentile,
  standardDeviation,
} from '@dhvani/audio-measures'
import { ENVELOPE_HOP, gate, type Gate, type Take } from './gate.ts'

/**
 * Where the envelope of a band moves most, by third-octaves between 1 and 20 Hz: speech beats at
 * the rate of its syllables (T. Houtgast and H. Steeneken, JASA 77, 1985).
 */
const modulationPeak = (mono: Float32Array, sampleRate: number): number => {
  const hop = ENVELOPE_HOP
  const envelope = envelopeOf(bandOf(mono, sampleRate, { from: 500, to: 4000 }), sampleRate, hop)
  const points = modulationSpectrum(envelope, hop, 2048)
  let [best, strongest] = [0, 0]
  for (let centre = 1; centre <= 20; centre *= 2 ** (1 / 3)) {
    const power = points
      .filter(
        ({ frequency }) => frequency >= centre / 2 ** (1 / 6) && frequency < centre * 2 ** (1 / 6),
      )
      .reduce((sum, point) => sum + point.power, 0)
    if (power > strongest) [best, strongest] = [centre, power]
  }
  return best
}

/** Bins of a 2048-point frame between two frequencies. */
const bandBins = (power: Float64Array, sampleRate: number, from: number, to: number) =>
  power.subarray(Math.round((from * 2048) / sampleRate), Math.round((to * 2048) / sampleRate))

/**
 * Whether what sounds above the voices rings: its few modes stand out of the mean of the band by
 * 15 dB, where the hiss of a consonant, being noise, reaches 8 to 12.
 */
const rings = (mono: Float32Array, at: number, sampleRate: number): boolean => {
  const band = bandBins(createSpectrum(2048).powerAt(mono, at), sampleRate, 2500, 9500)
  const mean = band.reduce((sum, power) => sum + power, 0) / band.length
  return Math.max(...band) > 10 ** (15 / 10) * mean
}

/** Short bursts above 2.5 kHz that ring: crockery. */
const countClinks = (mono: Float32Array, sampleRate: number): number => {
  const hop = ENVELOPE_HOP
  const envelope = envelopeOf(bandOf(mono, sampleRate, { from: 2500, to: 9000 }), sampleRate, hop)
  const window = Math.round(0.5 / hop)
  const thresholds = Float32Array.from({ length: Math.ceil(envelope.length / 20) }, (_, block) => {
    const around = envelope.subarray(Math.max(0, block * 20 - window), block * 20 + window)
    return percentile(around, 0.5) * 10 ** (9 / 20)
  })
  const bursts = findBursts(envelope, hop, (index) => thresholds[Math.floor(index / 20)]!, {
    joinGap: 0.1,
    minimum: 0,
  })
  return bursts.filter(
    ({ start, end, peak }) =>
      end - start < 0.5 && rings(mono, Math.round(peak * sampleRate), sampleRate),
  ).length
}

const RUMBLE = { to: 150 }
const HUM = { from: 150, to: 500 }
const VOICES = { from: 500, to: 2000 }
const DISHES = { from: 2000, to: 8000 }

/** Decibels between two percentiles of a band's 10 ms levels. */
const spread = (
  mono: Float32Array,
  sampleRate: number,
  band: typeof VOICES,
  shares: [number, number],
) => {
  const levels = bandLevels(mono, sampleRate, band, 0.01)
  return percentile(levels, shares[1]) - percentile(levels, shares[0])
}

/** How often a second the 10 ms level of the dishes rises 8 dB over its median. */
const countEvents = (mono: Float32Array, sampleRate: number): number => {
  const levels = bandLevels(mono, sampleRate, DISHES, 0.01)
  const threshold = percentile(levels, 0.5) + 8
  const bursts = findBursts(levels, 0.01, () => threshold, { joinGap: 0.1, minimum: 0 })
  return (bursts.length * sampleRate) / mono.length
}

/** People at tables: voices that stand out and pause, dishes that come from one place. */
export const coffeeGates = ({ features, mono, sound, sampleRate }: Take): Gate[] => {
  const deviation = (duration: number) =>
    standardDeviation(bandLevels(mono, sampleRate, VOICES, duration))
  const ears = [sound.left, sound.right]
  const syllables = { from: 3, to: 6 }
  return [
    gate('Centroid', features.centroid, { least: 1100, most: 1900, unit: 'Hz' }),
    gate('Slope', features.slope, { least: -7, most: -2.4, unit: 'dB/oct' }),
    gate('Flatness', features.flatness, { least: 0.002, most: 0.02 }),
    gate('Power below 150 Hz', bandShare(mono, sampleRate, RUMBLE), { least: 0.15, most: 0.45 }),
    gate('Power 150 to 500 Hz', bandShare(mono, sampleRate, HUM), { least: 0.25, most: 0.55 }),
    gate('Power 0.5 to 2 kHz', bandShare(mono, sampleRate, VOICES), { least: 0.15, most: 0.4 }),
    gate('Level deviation, 1 s', features.deviation1s, { least: 0.8, most: 2.7, unit: 'dB' }),
    gate('Loud voices over quiet ones', spread(mono, sampleRate, VOICES, [0.2, 0.95]), {
      least: 8,
      most: 14,
      unit: 'dB',
    }),
    gate('Deviation of the voices, 125 ms', deviation(0.125), {
      least: 2.3,
      most: 4.5,
      unit: 'dB',
    }),
    gate('Deviation of the voices, 1 s', deviation(1), { least: 1.4, most: 2.9, unit: 'dB' }),
    gate('Voices at 3 to 6 Hz', bandModulation(mono, sampleRate, VOICES, syllables), {
      least: 0.13,
      most: 0.35,
    }),
    gate('Rate of the syllables', modulationPeak(mono, sampleRate), {
      least: 2.4,
      most: 6.4,
      unit: 'Hz',
    }),
    gate('Dishes over the bed', spread(mono, sampleRate, DISHES, [0.5, 0.99]), {
      least: 9,
      most: 23,
      unit: 'dB',
    }),
    gate('Events at 2 to 8 kHz', countEvents(mono, sampleRate), {
      least: 0.3,
      most: 2.1,
      unit: '/s',
    }),
    gate('Hum and dishes together', bandCorrelation(mono, sampleRate, HUM, DISHES), {
      least: 0.1,
      most: 0.6,
    }),
    gate('Ears, 0.5 to 2 kHz', earCorrelation(ears, sampleRate, VOICES), { least: 0.6, most: 0.9 }),
    gate('Ears, 2 to 8 kHz', earCorrelation(ears, sampleRate, DISHES), { least: 0.25, most: 0.75 }),
    gate('Clinks', (countClinks(mono, sampleRate) * 60 * sampleRate) / mono.length, {
      least: 8,
      most: 60,
      unit: '/min',
    }),
  ]
}
