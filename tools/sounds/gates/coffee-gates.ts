import {
  bandOf,
  createSpectrum,
  envelopeOf,
  findBursts,
  modulationSpectrum,
  percentile,
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

export const coffeeGates = ({ features, mono, sampleRate }: Take): Gate[] => [
  gate('Centroid', features.centroid, { least: 1200, most: 1900, unit: 'Hz' }),
  gate('Slope', features.slope, { least: -7, most: -2.4, unit: 'dB/oct' }),
  gate('Flatness', features.flatness, { least: 0.002, most: 0.02 }),
  gate('Power 250 Hz to 2 kHz', features.middle, { least: 0.35 }),
  gate('Level deviation, 1 s', features.deviation1s, { least: 0.8, most: 2.7, unit: 'dB' }),
  gate('Rate of the syllables', modulationPeak(mono, sampleRate), {
    least: 2.9,
    most: 6.4,
    unit: 'Hz',
  }),
  gate('Clinks', (countClinks(mono, sampleRate) * 60 * sampleRate) / mono.length, {
    least: 8,
    most: 25,
    unit: '/min',
  }),
]
