import {
  autocorrelation,
  bandLevels,
  bandOf,
  envelopeOf,
  findBursts,
  meanSpectrum,
  median,
  percentile,
  trackPartials,
  trackPeak,
  type Band,
  type PartialTrack,
} from '@dhvani/audio-measures'
import { gate, type Gate, type Take } from './gate.ts'

/** Share of the power between two frequencies. */
const share = (mono: Float32Array, sampleRate: number, from: number, to: number): number => {
  const spectrum = meanSpectrum(mono)
  const width = sampleRate / 2048
  const sum = (low: number, high: number) =>
    spectrum.subarray(Math.round(low / width), Math.round(high / width)).reduce((a, b) => a + b, 0)
  return sum(from, to) / sum(0, sampleRate / 2)
}

type PeakTrack = ReturnType<typeof trackPeak>

type Call = {
  start: number
  seconds: number
  /** Hertz: the lowest before the top, the top, and the lowest after it. */
  bottom: number
  top: number
  end: number
  /** Decibels, and those of the octave relative to it. */
  level: number
  second: number
}

/** Levels of a near call stand within this many dB of the loudest: a series begins softly. */
const NEAR = 18
/** A call lasts while it is within this many dB of its own loudest moment. */
const HEARD = 17

/** The octave is looked for where the call is within so many dB of its loudest. */
const LOUD = 6
/** It moves with the call within this share of its pitch; what else sounds in its band are other birds. */
const OCTAVE_WITHIN = 0.02
/** Level of the octave where there is none, in dB. */
const NO_OCTAVE = -90

/** Median level of what sounds an octave above the loud part of a call, beside the call, in dB. */
const octaveOf = (call: PeakTrack, overtones: PeakTrack): number => {
  const loudest = Math.max(...call.map(({ level }) => level))
  const levels = call.flatMap(({ level, frequency }, index) => {
    const overtone = overtones[index]
    if (level < loudest - LOUD || !overtone) return []
    const isOctave = Math.abs(overtone.frequency / (2 * frequency) - 1) < OCTAVE_WITHIN
    return [isOctave ? overtone.level - level : NO_OCTAVE]
  })
  return median(levels)
}

const cents = (from: number, to: number): number => 1200 * Math.log2(to / from)

/** The near bird's calls: when, how long, from where to where, and how loud the octave is. */
const findCalls = (mono: Float32Array, sampleRate: number): Call[] => {
  const hop = 0.01
  const envelope = envelopeOf(bandOf(mono, sampleRate, { from: 600, to: 2000 }), sampleRate, hop)
  const threshold = percentile(envelope, 0.999) * 10 ** (-NEAR / 20)
  const bursts = findBursts(envelope, hop, () => threshold, { joinGap: 0.12, minimum: 0.1 })
  return bursts.map(({ start, end, level }) => {
    const from = Math.max(0, Math.round((start - 0.25) * sampleRate))
    const piece = mono.subarray(from, Math.round((end + 0.25) * sampleRate))
    const options = { sampleRate, size: 1024, hop: 128 }
    const first = trackPeak(piece, { ...options, from: 700, to: 1950 })
    const loudest = Math.max(...first.map((point) => point.level))
    const clear = first.filter((point) => point.level > loudest - HEARD)
    const pitches = clear.map(({ frequency }) => frequency)
    const top = Math.max(...pitches)
    const at = pitches.indexOf(top)
    const overtones = trackPeak(piece, { ...options, from: 2050, to: 3700 })
    return {
      start,
      seconds: clear.at(-1)!.time - clear[0]!.time,
      bottom: Math.min(...pitches.slice(0, at + 1)),
      top,
      end: Math.min(...pitches.slice(at)),
      level,
      second: octaveOf(first, overtones),
    }
  })
}

/** Decibels from the calls' peak down to the quiet between them, and how far it tilts. */
const measureGarden = (mono: Float32Array, sampleRate: number) => {
  const quiet = (band: Band) => percentile(bandLevels(mono, sampleRate, band, 0.01), 0.15)
  const loudest = percentile(bandLevels(mono, sampleRate, {}, 0.01), 0.999)
  return {
    level: quiet({}) - loudest,
    tilt: quiet({ to: 150 }) - quiet({ from: 500, to: 8000 }),
  }
}

export const koelGates = ({ features, mono, sampleRate }: Take): Gate[] => {
  const calls = findCalls(mono, sampleRate)
  const series: Call[][] = []
  for (const call of calls) {
    const last = series.at(-1)
    if (last && call.start - last.at(-1)!.start < 3.2) last.push(call)
    else series.push([call])
  }
  const pairs = series.flatMap((one) =>
    one.slice(1).map((call, index) => [one[index]!, call] as const),
  )
  const gaps = pairs.map(([a, b]) => b.start - a.start)
  const lengths = calls.map(({ seconds }) => seconds)
  const garden = measureGarden(mono, sampleRate)
  const softer = series.map((one) => Math.max(...one.map(({ level }) => level)) - one[0]!.level)
  return [
    gate('Power 0.6 to 2 kHz', share(mono, sampleRate, 600, 2000), { least: 0.8 }),
    gate('Crest', features.crest, { least: 14, unit: 'dB' }),
    gate('Series per loop', series.length, { least: 3, most: 6 }),
    gate('Fewest calls in a series', Math.min(...series.map((one) => one.length)), { least: 5 }),
    gate('Most calls in a series', Math.max(...series.map((one) => one.length)), { most: 10 }),
    gate('Lowest pitch', median(calls.map(({ bottom }) => bottom)), {
      least: 1070,
      most: 1550,
      unit: 'Hz',
    }),
    gate('Median top', median(calls.map(({ top }) => top)), {
      least: 1450,
      most: 1780,
      unit: 'Hz',
    }),
    gate('Highest pitch', Math.max(...calls.map(({ top }) => top)), { most: 1850, unit: 'Hz' }),
    gate('Rise of a call', median(calls.map(({ bottom, top }) => cents(bottom, top))), {
      least: 220,
      most: 530,
      unit: 'cents',
    }),
    gate('Fall off the top', median(calls.map(({ end, top }) => cents(end, top))), {
      least: 310,
      most: 740,
      unit: 'cents',
    }),
    gate('First call of a series is softer', median(softer), { least: 9, most: 16, unit: 'dB' }),
    gate('Garden under the calls', garden.level, { least: -63, most: -46, unit: 'dB' }),
    gate('Tilt of the garden', garden.tilt, { least: 6, unit: 'dB' }),
    gate('Median length of a call', median(lengths), { least: 0.4, most: 0.7, unit: 's' }),
    gate('Shortest interval', Math.min(...gaps), { least: 1, unit: 's' }),
    gate('Longest interval', Math.max(...gaps), { most: 2.5, unit: 's' }),
    gate(
      'Calls that top the one before',
      pairs.filter(([a, b]) => b.top >= a.top * 0.998).length / pairs.length,
      { least: 0.7 },
    ),
    gate('Loudest octave', Math.max(...calls.map(({ second }) => second)), {
      most: -30,
      unit: 'dB',
    }),
  ]
}

/** Tracks within this many dB of the loudest are near enough to count as calls. */
const AUDIBLE = 18

/** Overtones move with their fundamental an octave below: they are no notes of their own. */
const isOvertone = (track: PartialTrack, all: readonly PartialTrack[]): boolean =>
  all.some(
    (other) =>
      other !== track &&
      Math.abs(other.start - track.start) < 0.03 &&
      Math.abs(track.frequencies[0]! / other.frequencies[0]! - 2) < 0.08 &&
      other.level > track.level,
  )

const sweepOf = ({ frequencies }: PartialTrack): number =>
  Math.max(...frequencies) / Math.min(...frequencies) - 1

/** How many third-octaves hold at least a twentieth of the notes. */
const countClusters = (notes: readonly PartialTrack[]): number => {
  const bins = new Map<number, number>()
  for (const { frequencies } of notes) {
    const bin = Math.round(3 * Math.log2(median([...frequencies]) / 1000))
    bins.set(bin, (bins.get(bin) ?? 0) + 1)
  }
  return [...bins.values()].filter((count) => count >= notes.length / 20).length
}

export const birdsGates = ({ features, mono, sampleRate }: Take): Gate[] => {
  const tracks = trackPartials(mono, {
    sampleRate,
    from: 500,
    to: 8000,
    size: 1024,
    hop: 256,
    prominence: 16,
    reach: 0.09,
    // Shorter tracks are pieces of a glide, not notes.
    frames: 8,
  })
  const loudest = Math.max(...tracks.map(({ level }) => level))
  const audible = tracks.filter(({ level }) => level > loudest - AUDIBLE)
  const notes = audible.filter((track) => !isOvertone(track, audible))
  const seconds = mono.length / sampleRate
  const hop = 0.02
  const onsets = new Float32Array(Math.ceil(seconds / hop))
  for (const { start } of notes) onsets[Math.floor(start / hop)]! += 1
  // Notes that begin within 0.1 s of one another are heard as one call.
  const starts = notes.map(({ start }) => start).toSorted((a, b) => a - b)
  const calls = starts.filter((start, index) => start - (starts[index - 1] ?? -1) > 0.1).length
  const lags = autocorrelation(onsets, Math.round(10 / hop)).subarray(Math.round(0.1 / hop))
  return [
    gate('Centroid', features.centroid, { least: 2800, most: 5400, unit: 'Hz' }),
    gate('Power 2 to 8 kHz', features.high, { least: 0.85 }),
    gate('Power below 250 Hz', features.low, { most: 0.05 }),
    gate('Kurtosis', features.kurtosis, { least: 6 }),
    gate('Level deviation, 1 s', features.deviation1s, { least: 2, most: 6, unit: 'dB' }),
    gate('Calls', calls / seconds, { least: 0.7, most: 4, unit: '/s' }),
    gate('Pitch regions', countClusters(notes), { least: 4 }),
    gate('Notes that sweep', notes.filter((note) => sweepOf(note) > 0.05).length / notes.length, {
      least: 0.6,
    }),
    gate('Regularity of onsets', Math.max(...lags), { most: 0.3 }),
  ]
}
