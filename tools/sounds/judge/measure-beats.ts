import {
  attackTime,
  bandDecay,
  blockLevels,
  centroidAfterOnset,
  clickShare,
  inharmonicity,
  levelAfterPeak,
  levelSpread,
  measureFeatures,
  median,
  nonHarmonicShare,
  octavePeaks,
  onsetIntervalVariation,
  partialLevels,
  partialWobble,
  percentile,
  toMono,
  trackPeak,
} from '@dhvani/audio-measures'
import {
  pitchOf,
  SANTOOR_NOTES,
  SITAR_NOTES,
  svaraKey,
  type KitSamples,
  type Stereo,
} from '@dhvani/sound-render'
import { measureFlute } from './measure-flute.ts'

const HOP = 0.01
const PARTIALS = 12
/** Seconds of a note that show what strikes or plucks the string. */
const ONSET = 0.03

/** The median of a measure over notes or takes. */
const medianOf = <Item>(items: readonly Item[], measure: (item: Item) => number) =>
  median(items.map(measure))

type Note = { mono: Float32Array; frequency: number }

const monoOf = (kit: KitSamples, name: string): Float32Array => {
  const sample = kit[name]
  if (!sample) throw new Error(`The kit has no one-shot ${name}.`)
  return toMono([sample.left, sample.right])
}

/** How the partials of a note wander about their decay, from 0.15 to 1 s. */
const wobblesOf = ({ mono, frequency }: Note, sampleRate: number) =>
  Array.from({ length: PARTIALS }, (_, index) =>
    partialWobble(
      partialLevels(mono, { sampleRate, frequency: frequency * (index + 1) }).subarray(15, 100),
      HOP,
    ),
  )

const noiseOf = ({ mono, frequency }: Note, sampleRate: number) =>
  nonHarmonicShare(mono.subarray(0, ONSET * sampleRate), sampleRate, frequency)

/** The highest centroid of the next 300 ms over that of the pluck. */
const bloomOf = (mono: Float32Array, sampleRate: number) =>
  Math.max(...[0.05, 0.1, 0.3].map((time) => centroidAfterOnset(mono, sampleRate, time))) /
  centroidAfterOnset(mono, sampleRate, 0.01)

const measureSitar = (kit: KitSamples, sampleRate: number) => {
  const notes = SITAR_NOTES.map((svara) => ({
    mono: monoOf(kit, `da-${svaraKey(svara)}`),
    frequency: pitchOf(svara),
  }))
  const wobbles = notes.map((note) => wobblesOf(note, sampleRate))
  return {
    'Attack of a note': medianOf(
      notes,
      ({ mono }) => 1000 * attackTime(mono.subarray(0, 0.1 * sampleRate), sampleRate),
    ),
    'Bloom of a note': medianOf(notes, ({ mono }) => bloomOf(mono, sampleRate)),
    'Wobble of a partial': medianOf(wobbles, (all) => medianOf(all, ({ deviation }) => deviation)),
    'Rate of the wobble': medianOf(wobbles, (all) => medianOf(all, ({ rate }) => rate)),
    'Noise of a pluck': medianOf(notes, (note) => noiseOf(note, sampleRate)),
    // What sounds there under a note is the gourd; lower notes sound there themselves.
    'Octave of 125 to 250 Hz': medianOf(
      notes.filter(({ frequency }) => frequency > 300),
      ({ mono }) => octavePeaks(mono, sampleRate)[1]!,
    ),
  }
}

const measureSantoor = (kit: KitSamples, sampleRate: number) => {
  const notes = SANTOOR_NOTES.flatMap((svara) =>
    [1, 2].map((take) => ({
      mono: monoOf(kit, `${svaraKey(svara)}-${take}`),
      frequency: pitchOf(svara),
    })),
  )
  const levels = notes.map(({ mono }) => blockLevels(mono, sampleRate, HOP))
  const after = (seconds: number) =>
    medianOf(levels, (level) => level[Math.round(seconds / HOP)]! - percentile(level, 1))
  return {
    'Wood of a blow': medianOf(notes, (note) => noiseOf(note, sampleRate)),
    Stiffness: medianOf(
      notes,
      ({ mono, frequency }) => 1e5 * inharmonicity(mono, sampleRate, frequency),
    ),
    'Rate of the wobble': medianOf(notes, (note) =>
      medianOf(wobblesOf(note, sampleRate), ({ rate }) => rate),
    ),
    'Note after 100 ms': after(0.1),
    'Note after 300 ms': after(0.3),
    'Note after 600 ms': after(0.6),
  }
}

/** Cents from the pitch 50 ms after the stroke to that 300 ms after it. */
const bendOf = (stroke: Float32Array, sampleRate: number): number => {
  const at = (time: number) =>
    trackPeak(stroke.subarray(Math.round((time - 0.046) * sampleRate)), {
      sampleRate,
      from: 70,
      to: 170,
      size: 4096,
      hop: 4096,
    })[0]?.frequency ?? Number.NaN
  return 1200 * Math.log2(at(0.346) / at(0.05))
}

const measureTabla = (kit: KitSamples, sampleRate: number) => {
  const takesOf = (stroke: string) =>
    Object.keys(kit)
      .filter((name) => new RegExp(`^${stroke}-\\d$`).test(name))
      .map((name) => monoOf(kit, name))
  const click = (take: Float32Array) => clickShare(take, sampleRate)
  const after30ms = (take: Float32Array) => levelAfterPeak(take, sampleRate, 0.03)
  const octave = (index: number) => (take: Float32Array) => octavePeaks(take, sampleRate)[index]!
  const open = [...takesOf('ge'), ...takesOf('ghe')]
  return {
    'Click of na': medianOf(takesOf('na'), click),
    'Octave of 1 to 2 kHz in na': medianOf(takesOf('na'), octave(4)),
    'Tas after 30 ms': medianOf(takesOf('tas'), after30ms),
    'Click of tun': medianOf(takesOf('tun'), click),
    'Te after 30 ms': medianOf(takesOf('te'), after30ms),
    'Octave of 2 to 4 kHz in te': medianOf(takesOf('te'), octave(5)),
    'Decay of te': median(
      takesOf('te').flatMap((take) =>
        [250, 500, 1000, 2000].map((from) => bandDecay(take, sampleRate, { from, to: 2 * from })),
      ),
    ),
    'Click of ge': medianOf(open, click),
    'Bend of ge': medianOf(open, (take) => bendOf(take, sampleRate)),
  }
}

const measurePlucked = (mono: Float32Array, sampleRate: number) => {
  const spread = levelSpread(mono, sampleRate)
  return {
    'Level of 10 ms, loud over median': spread.above,
    'Level of 10 ms, median over soft': spread.below,
    'Quietest 5 % under the peak': spread.floor,
    'Level deviation, 1 s': spread.deviation1s,
    'Spread of onset intervals': onsetIntervalVariation(mono, sampleRate),
  }
}

type KitMeasure = (kit: KitSamples, sampleRate: number) => Record<string, number>

/** By id of the kit. */
const NOTES: Readonly<Record<string, KitMeasure>> = {
  tabla: measureTabla,
  sitar: measureSitar,
  santoor: measureSantoor,
}

const measured = new WeakMap<KitSamples, Record<string, number>>()

/** Measures an instrument's one-shots once for all the loops that they play. */
const measureNotes = (kitId: string, kit: KitSamples, sampleRate: number) => {
  const known = measured.get(kit) ?? NOTES[kitId]?.(kit, sampleRate) ?? {}
  measured.set(kit, known)
  return known
}

/** A loop of the beatbox: how it is played at its tempo, and the one-shots that play it. */
export type HeardBeat = {
  sound: Stereo
  sampleRate: number
  /** Left out for a loop that is blown or sung. */
  kit?: { id: string; samples: KitSamples }
}

/** The measures by which a loop is compared with recordings. Names are those of `REAL_BEATS`. */
export const measureBeat = ({ sound, sampleRate, kit }: HeardBeat): Record<string, number> => {
  const channels = [sound.left, sound.right]
  const mono = toMono(channels)
  if (!kit) return measureFlute(mono, sampleRate)
  return {
    ...measureNotes(kit.id, kit.samples, sampleRate),
    ...measurePlucked(mono, sampleRate),
    'Power 2 to 8 kHz': measureFeatures(channels, sampleRate).high,
  }
}
