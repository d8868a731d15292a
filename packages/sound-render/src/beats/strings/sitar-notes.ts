import { seconds, seededRandom, type Hertz } from '@dhvani/units'
import { uniformBetween } from '../../dsp/chance.ts'
import { bell, filterOnce, highPass, highShelf } from '../../dsp/filters.ts'
import { addInto, fromDecibels, peakOf, scaleStereo, type Stereo } from '../../dsp/stereo.ts'
import type { BeatKit } from '../beat-recipe.ts'
import { fadeEnd, scaleToPeak, stageOneShot, type Stage } from '../one-shot.ts'
import { addBurst, addPartials } from '../strike.ts'
import { MELODY_NOTES, pitchOf, svaraKey, type Svara } from '../svara.ts'
import { brushLowString, LOW_STRINGS } from './low-strings.ts'
import { sympathise, TARAB } from './sympathy.ts'
import { BONE, pluckWrapping } from './wrapping-string.ts'

const STAGE: Stage = {
  pan: 0.04,
  earDelay: 0.0001,
  room: { t60: seconds(1.1), damping: 5200, size: 0.8, preDelay: seconds(0.012) },
  wet: -16,
  early: [
    { delay: seconds(0.0061), gain: 0.2, pan: -0.6 },
    { delay: seconds(0.0097), gain: 0.18, pan: 0.6 },
    { delay: seconds(0.0153), gain: 0.14, pan: 0.2 },
  ],
}

/** Notes of the melody string, each as a firm inward stroke (da) and a lighter outward one (ra). */
export const SITAR_NOTES = MELODY_NOTES

export type SitarNote = (typeof SITAR_NOTES)[number]

/** Meends: one pluck, pulled (or let back) from one note to another. */
export const MEENDS = [
  ['R', 'G'],
  ['G', 'P'],
  ['D', 'P'],
  ["S'", 'D'],
] as const satisfies (readonly [Svara, Svara])[]

export const meendKey = (from: Svara, to: Svara) => `meend-${svaraKey(from)}-${svaraKey(to)}`

/** Gamaks: one pluck, shaken three times towards a second note. */
const GAMAKS = [
  ['G', 'P'],
  ['D', "S'"],
] as const satisfies (readonly [Svara, Svara])[]

export const gamakKey = (from: Svara, to: Svara) => `gamak-${svaraKey(from)}-${svaraKey(to)}`

type Stroke = 'da' | 'ra'

/** Seconds of the gourd's inner paths, and the share that goes round each again. */
const PATHS = [0.0005, 0.0011, 0.0017] as const
const ROUND = 0.4

/** Seconds by which the scattered sound is moved forward, so that the note still falls on its beat. */
const EARLY_SECONDS = 0.0012

/** Sound that takes several ways through the gourd: all-passes after M. Schroeder (JAES 10, 1962). */
const scatter = (signal: Float32Array, sampleRate: Hertz): Float32Array => {
  for (const path of PATHS) {
    const delay = Math.round(path * sampleRate)
    const line = new Float32Array(delay)
    for (let index = 0; index < signal.length; index += 1) {
      const at = index % delay
      const late = line[at]!
      const input = signal[index]! + ROUND * late
      line[at] = input
      signal[index] = late - ROUND * input
    }
  }
  const early = Math.round(EARLY_SECONDS * sampleRate)
  signal.copyWithin(0, early)
  return signal.fill(0, signal.length - early)
}

/**
 * The gourd and its face: warm around 220 and 450 Hz, dull above 2 kHz, and without the thump that a
 * sudden pluck would make below its note.
 *
 * @param frequency of the note as it is plucked, in hertz
 */
const throughGourd = (signal: Float32Array, frequency: number, sampleRate: Hertz): Float32Array =>
  filterOnce(scatter(signal, sampleRate), [
    highPass(95, sampleRate),
    highPass(BELOW_NOTE * frequency, sampleRate),
    bell(220, sampleRate, 1.6, 2),
    bell(450, sampleRate, 1.8, 3),
    highShelf(2100, sampleRate, 0.6, -18.5),
  ])

/** Share of a note's pitch below which the gourd radiates nothing of it. */
const BELOW_NOTE = 0.6

/** Seconds in which the wire plectrum slips off the string. */
const RELEASE_SECONDS = 0.003

/** The string speaks while the plectrum slips off it, not in one sample. */
const releaseString = (signal: Float32Array, sampleRate: Hertz): void => {
  const length = Math.round(RELEASE_SECONDS * sampleRate)
  for (let index = 0; index < length; index += 1)
    signal[index]! *= Math.sin((Math.PI * (index + 1)) / (2 * length)) ** 2
}

/**
 * How much a string that touches its bridge sounds above its tuning, in cents: the median over the partials 1 to 4 of
 * these notes. It is tuned so much lower, as a player does by ear.
 */
const TOUCH = 1.5

/** A fretted string sharpens by some cents as it is plucked, and settles as its swing dies. */
const settling =
  (pitch: (time: number) => number, cents: number) =>
  (time: number): number =>
    pitch(time) * 2 ** ((cents * Math.exp(-time / 0.06) - TOUCH) / 1200)

const pluck = (
  name: string,
  pitch: (time: number) => number,
  stroke: Stroke,
  duration: number,
  sampleRate: Hertz,
): Float32Array => {
  const random = seededRandom('sitar', name)
  const firm = stroke === 'da'
  const signal = pluckWrapping({
    ...BONE,
    pitch: settling(pitch, uniformBetween(2, 5, random)),
    duration,
    t60: uniformBetween(2, 2.6, random),
    damping: 16_000,
    stiffness: uniformBetween(1.2e-5, 3e-5, random),
    curve: (firm ? 4 : 7) * uniformBetween(0.85, 1.2, random),
    pluckAt: uniformBetween(0.1, 0.135, random) + (firm ? 0 : 0.02),
    width: firm ? 0.034 : 0.042,
    lowest: fromDecibels(-(uniformBetween(0, 2.7, random) ** 2)),
    turning: 0.6,
    sampleRate,
    random,
  })
  scaleToPeak(signal, 0.8)
  releaseString(signal, sampleRate)
  // The wire plectrum scrapes before it leaves the string; the gourd's face hardly answers.
  addBurst(
    signal,
    { frequency: firm ? 3400 : 2800, q: 0.7, level: firm ? -18 : -21, duration: 0.008 },
    sampleRate,
    random,
  )
  addPartials(
    signal,
    [
      { frequency: 178, level: -42, t60: 0.09 },
      { frequency: 331, level: -31, t60: 0.07 },
      { frequency: 612, level: -32, t60: 0.05 },
    ],
    { contact: 0.002, pitch: () => 1, split: { share: 0.2, hertz: 4 } },
    sampleRate,
    random,
  )
  return scaleToPeak(throughGourd(signal, pitch(0), sampleRate), firm ? 0.8 : 0.62)
}

/** Cents by which a pulled string is held a little unsteadily, and the hand's own rate in hertz. */
const UNSTEADY_CENTS = 5
const UNSTEADY_HERTZ = 5.2

/** The pull begins when the pluck has spoken, passes its note by a hair, and leans back into it. */
const glide = (from: Svara, to: Svara, wait: number, duration: number) => {
  const start = pitchOf(from)
  const octaves = Math.log2(pitchOf(to) / start)
  return (time: number) => {
    const x = Math.max(0, Math.min(1, (time - wait) / duration))
    const arrived = Math.max(0, time - wait - duration)
    const past = 0.06 * octaves * Math.sin(Math.PI * Math.min(1, arrived / 0.14)) ** 2
    const held = Math.min(1, arrived / 0.3) * Math.sin(2 * Math.PI * UNSTEADY_HERTZ * arrived)
    const share = octaves * (0.5 - 0.5 * Math.cos(Math.PI * x)) + past
    return start * 2 ** (share + (UNSTEADY_CENTS * held) / 1200)
  }
}

/** Gamak: the finger shakes the string between two notes, wider and slower as it goes, and rests. */
const shake = (from: Svara, to: Svara) => {
  const start = pitchOf(from)
  const octaves = Math.log2(pitchOf(to) / start)
  const rounds = 3
  return (time: number) => {
    const since = Math.max(0, time - 0.12)
    const turns = Math.min(rounds, 5.4 * since - 0.9 * since * since)
    const width = 0.7 + (0.3 * turns) / rounds
    return start * 2 ** (octaves * width * (0.5 - 0.5 * Math.cos(2 * Math.PI * turns)))
  }
}

/** Two high drone strings struck together, upper sa and its octave. */
const chikari = (take: number, sampleRate: Hertz): Stereo => {
  const random = seededRandom('sitar', 'chikari', take)
  const strings = (["S'", "S''"] satisfies Svara[]).map((svara, index) => {
    const string = pluckWrapping({
      ...BONE,
      pitch: () => pitchOf(svara) * 2 ** (-TOUCH / 1200),
      duration: 1.4,
      t60: 2.4,
      damping: 5000,
      stiffness: 1e-5,
      curve: 15,
      pluckAt: uniformBetween(0.1, 0.16, random),
      width: 0.03,
      lowest: 1,
      turning: 0.4,
      sampleRate,
      random,
    })
    releaseString(string, sampleRate)
    return {
      string: scaleToPeak(string, index === 0 ? 0.55 : 0.42),
      late: index * uniformBetween(0.003, 0.006, random),
    }
  })
  const signal = new Float32Array(Math.round(1.4 * sampleRate))
  for (const { string, late } of strings) {
    const shifted = new Float32Array(signal.length)
    shifted.set(
      string.subarray(0, signal.length - Math.round(late * sampleRate)),
      Math.round(late * sampleRate),
    )
    addInto(signal, shifted)
  }
  addBurst(signal, { frequency: 4600, q: 0.7, level: -18, duration: 0.004 }, sampleRate, random)
  filterOnce(throughGourd(signal, pitchOf("S'"), sampleRate), [highPass(300, sampleRate)])
  return stageOneShot(scaleToPeak(signal, 0.6), { ...STAGE, pan: 0.14 }, sampleRate)
}

/** The answer of the sympathetic strings to one note; no hand stops it. */
const tarab = (svara: Svara, sampleRate: Hertz): Stereo => {
  const duration = 2.6
  const source = new Float32Array(Math.round(duration * sampleRate))
  const note = pluck(`tarab ${svara}`, () => pitchOf(svara), 'da', 1.2, sampleRate)
  source.set(filterOnce(fadeEnd(note, seconds(0.5), sampleRate), [highPass(180, sampleRate)]))
  const answer = sympathise(source, TARAB, 5, sampleRate)
  for (const channel of [answer.left, answer.right]) {
    filterOnce(channel, [highPass(180, sampleRate), highPass(180, sampleRate)])
    fadeEnd(channel, seconds(1.1), sampleRate)
  }
  return scaleStereo(answer, 0.3 / peakOf(answer.left))
}

export const CHIKARI_TAKES = 4

/** Notes that the sympathetic strings answer most. */
export const TARAB_NOTES = ['D,', 'S', 'R', 'G', 'P', 'D', "S'"] as const satisfies Svara[]

const renderSamples = (sampleRate: Hertz): Record<string, Stereo> => {
  const stage = (signal: Float32Array) =>
    stageOneShot(fadeEnd(signal, seconds(0.25), sampleRate), STAGE, sampleRate)
  const notes = SITAR_NOTES.flatMap((svara) =>
    (['da', 'ra'] as const).map((stroke): [string, Stereo] => {
      const name = `${stroke}-${svaraKey(svara)}`
      const duration = stroke === 'da' ? 1.7 : 0.9
      return [name, stage(pluck(name, () => pitchOf(svara), stroke, duration, sampleRate))]
    }),
  )
  const meends = MEENDS.map(([from, to]): [string, Stereo] => {
    const name = meendKey(from, to)
    return [name, stage(pluck(name, glide(from, to, 0.11, 0.17), 'da', 1.7, sampleRate))]
  })
  const gamaks = GAMAKS.map(([from, to]): [string, Stereo] => {
    const name = gamakKey(from, to)
    return [name, stage(pluck(name, shake(from, to), 'da', 1.5, sampleRate))]
  })
  const drones = Array.from({ length: CHIKARI_TAKES }, (_, index): [string, Stereo] => [
    `chikari-${index + 1}`,
    chikari(index + 1, sampleRate),
  ])
  const low = LOW_STRINGS.map((string): [string, Stereo] => {
    const brushed = scaleToPeak(brushLowString(string, sampleRate), 0.6)
    return [string.name, stageOneShot(fadeEnd(brushed, seconds(1), sampleRate), STAGE, sampleRate)]
  })
  const answers = TARAB_NOTES.map((svara): [string, Stereo] => [
    `tarab-${svaraKey(svara)}`,
    tarab(svara, sampleRate),
  ])
  return Object.fromEntries([...notes, ...meends, ...gamaks, ...drones, ...low, ...answers])
}

export const SITAR_KIT: BeatKit = { kit: 'sitar', bitrate: 192, renderSamples }
