import {
  bandCorrelation,
  bandLevels,
  bandModulation,
  bandShare,
  earCorrelation,
  findStandouts,
  powerToDecibels,
  standardDeviation,
  trackPeak,
} from '@dhvani/audio-measures'
import { gate, type Gate, type Take } from './gate.ts'

const PRESSURE = { to: 63 }
const WIND = { to: 150 }
const CRACKLE = { from: 250, to: 1000 }
const LOW = { from: 150, to: 500 }
const MIDDLE = { from: 500, to: 2000 }
const LEAVES = { from: 2000, to: 8000 }
const AIR = { from: 8000 }

/** Longest time one pitch stands 8 dB above the band around it, in seconds. */
const longestTone = (mono: Float32Array, sampleRate: number): number => {
  const hop = 2048
  const track = trackPeak(mono, { sampleRate, from: 200, to: 1500, size: 8192, hop })
  let [longest, run] = [0, 0]
  track.forEach(({ frequency, prominence }, index) => {
    const before = track[index - 1]
    const stays = before !== undefined && Math.abs(frequency / before.frequency - 1) < 0.02
    // Noise alone peaks some 8 dB over its median; a line stands 8 dB above that.
    run = stays && prominence > 16 ? run + 1 : 0
    longest = Math.max(longest, run)
  })
  return (longest * hop) / sampleRate
}

/** Touches in a second that stand 6 dB out of 4 s around them, 50 ms from the next: a listener could count them. */
const countTouches = (mono: Float32Array, sampleRate: number): number => {
  const levels = bandLevels(mono, sampleRate, CRACKLE, 0.01)
  const touches = findStandouts(levels, { around: 200, apart: 5, least: 6 })
  return (touches.length * sampleRate) / mono.length
}

/** A soft wind in leaves: pressure below 63 Hz, little above it up to 500 Hz, a wide rustle, gusts partly apart. */
export const breezeGates = ({ features, mono, sound, sampleRate }: Take): Gate[] => {
  const deviation = (band: typeof LEAVES) =>
    standardDeviation(bandLevels(mono, sampleRate, band, 1))
  const seconds = bandLevels(mono, sampleRate, LEAVES, 1)
  return [
    gate('Slope', features.slope, { least: -1.8, most: 2.8, unit: 'dB/oct' }),
    gate('Pressure below 63 Hz', powerToDecibels(bandShare(mono, sampleRate, PRESSURE)), {
      least: -12,
      most: -5,
      unit: 'dB',
    }),
    gate('Power below 150 Hz', bandShare(mono, sampleRate, WIND), { most: 0.2 }),
    gate('Power 150 to 500 Hz', bandShare(mono, sampleRate, LOW), { most: 0.08 }),
    gate('Power 0.5 to 2 kHz', bandShare(mono, sampleRate, MIDDLE), { least: 0.15, most: 0.35 }),
    gate('Power 2 to 8 kHz', bandShare(mono, sampleRate, LEAVES), { least: 0.35, most: 0.65 }),
    gate('Power above 8 kHz', bandShare(mono, sampleRate, AIR), { least: 0.08, most: 0.25 }),
    gate('Deviation of the leaves, 1 s', deviation(LEAVES), { least: 0.6, most: 2.4, unit: 'dB' }),
    gate('Loudest second over quietest', Math.max(...seconds) - Math.min(...seconds), {
      least: 3,
      most: 10,
      unit: 'dB',
    }),
    gate('Wind and leaves together', bandCorrelation(mono, sampleRate, WIND, MIDDLE), {
      least: 0.17,
      most: 0.58,
    }),
    gate('Bands of leaves together', bandCorrelation(mono, sampleRate, MIDDLE, LEAVES), {
      least: 0.53,
      most: 0.96,
    }),
    gate(
      'Movement at 0.5 to 2 Hz',
      bandModulation(mono, sampleRate, MIDDLE, { from: 0.5, to: 2 }),
      { least: 0.06, most: 0.29 },
    ),
    gate('Ears, 2 to 8 kHz', earCorrelation([sound.left, sound.right], sampleRate, LEAVES), {
      least: 0.07,
      most: 0.47,
    }),
    gate('Touches that can be counted', countTouches(mono, sampleRate), { most: 0.6, unit: '/s' }),
    gate('Longest standing tone', longestTone(mono, sampleRate), { most: 1.5, unit: 's' }),
  ]
}
