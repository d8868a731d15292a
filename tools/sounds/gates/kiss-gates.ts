import {
  bandOf,
  blockLevels,
  centroidAt,
  envelopeOf,
  findBursts,
  percentile,
  rms,
} from '@dhvani/audio-measures'
import { ENVELOPE_HOP, gate, type Gate, type Take } from './gate.ts'

/** Kisses stand at least this far above the level between them. */
const STANDS_OUT = 18

export const kissGates = ({ features, mono, sampleRate, sound }: Take): Gate[] => {
  const envelope = envelopeOf(bandOf(mono, sampleRate, { from: 600 }), sampleRate, ENVELOPE_HOP)
  const quiet = percentile(envelope, 0.5)
  const events = findBursts(envelope, ENVELOPE_HOP, () => quiet * 10 ** (STANDS_OUT / 20), {
    joinGap: 0.05,
    minimum: 0.02,
  })
  const perMinute = (events.length * 60 * sampleRate) / mono.length
  const differences = events.map(({ start, end }) => {
    const [from, to] = [Math.round(start * sampleRate), Math.round(end * sampleRate)]
    return 20 * Math.log10(rms(sound.left.subarray(from, to)) / rms(sound.right.subarray(from, to)))
  })
  const changes = differences.slice(1).filter((value, index) => value * differences[index]! < 0)
  const lengths = events.map(({ start, end }) => (end - start) * 1000)
  const centroids = events.map(({ peak }) =>
    centroidAt(mono, Math.round(peak * sampleRate) - 512, sampleRate),
  )
  const ild = differences.map(Math.abs)
  return [
    gate('Centroid of the kisses', percentile(centroids, 0.5), {
      least: 4000,
      most: 8500,
      unit: 'Hz',
    }),
    gate('Kurtosis', features.kurtosis, { least: 20 }),
    gate('Crest', features.crest, { least: 22, unit: 'dB' }),
    gate('Kisses', perMinute, { least: 10, most: 20, unit: '/min' }),
    gate('Median length', percentile(lengths, 0.5), { least: 60, most: 250, unit: 'ms' }),
    gate('Longest', Math.max(...lengths), { most: 250, unit: 'ms' }),
    gate('Difference of the ears, least', percentile(ild, 0.05), { least: 3, unit: 'dB' }),
    gate('Difference of the ears, most', percentile(ild, 0.95), { most: 9, unit: 'dB' }),
    gate('Kisses that change the ear', changes.length / Math.max(1, differences.length - 1), {
      least: 0.8,
    }),
    gate('Level between the kisses', percentile(blockLevels(mono, sampleRate, 0.05), 0.3), {
      most: -50,
      unit: 'dBFS',
    }),
  ]
}
