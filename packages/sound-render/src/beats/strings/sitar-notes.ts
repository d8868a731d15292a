import { seconds, seededRandom, type Hertz } from '@dhvani/units'
import { uniformBetween } from '../../dsp/chance.ts'
import { bell, filterOnce, highPass, highShelf } from '../../dsp/filters.ts'
import { addInto, peakOf, scaleStereo, type Stereo } from '../../dsp/stereo.ts'
import type { BeatKit } from '../beat-recipe.ts'
import { fadeEnd, scaleToPeak, stageOneShot, type Stage } from '../one-shot.ts'
import { addBurst, addPartials } from '../strike.ts'
import { MELODY_NOTES, pitchOf, svaraKey, type Svara } from '../svara.ts'
import { pluckJawari } from './jawari-string.ts'
import { sympathise, TARAB } from './sympathy.ts'

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

type Stroke = 'da' | 'ra'

const pluck = (
  name: string,
  pitch: (time: number) => number,
  stroke: Stroke,
  duration: number,
  sampleRate: Hertz,
): Float32Array => {
  const random = seededRandom('sitar', name)
  const firm = stroke === 'da'
  const signal = pluckJawari({
    pitch,
    duration,
    t60: uniformBetween(3.6, 4.4, random),
    damping: firm ? 13_000 : 11_000,
    curve: firm ? 0.012 : 0.009,
    pluckAt: uniformBetween(0.1, 0.125, random) + (firm ? 0 : 0.02),
    brightness: firm ? uniformBetween(8500, 9800, random) : uniformBetween(6200, 7200, random),
    formant: {
      from: uniformBetween(3300, 3700, random),
      to: uniformBetween(1150, 1300, random),
      duration: uniformBetween(0.55, 0.65, random),
      level: firm ? 8 : 6,
      q: 2.2,
    },
    sampleRate,
    random,
  })
  scaleToPeak(signal, 0.8)
  // The wire plectrum scrapes before it lets go; the gourd's face answers with a knock.
  addBurst(
    signal,
    { frequency: firm ? 4200 : 3400, q: 0.7, level: firm ? -15 : -18, duration: 0.005 },
    sampleRate,
    random,
  )
  addPartials(
    signal,
    [
      { frequency: 178, level: -20, t60: 0.09 },
      { frequency: 331, level: -22, t60: 0.07 },
      { frequency: 612, level: -25, t60: 0.05 },
    ],
    { contact: 0.002, pitch: () => 1, split: { share: 0.2, hertz: 4 } },
    sampleRate,
    random,
  )
  filterOnce(signal, [
    highPass(95, sampleRate),
    bell(220, sampleRate, 1.6, 4),
    bell(450, sampleRate, 1.8, 4),
    highShelf(3800, sampleRate, 0.6, -3),
  ])
  return scaleToPeak(signal, firm ? 0.8 : 0.62)
}

/** The pull begins when the pluck has spoken, and slows into its note. */
const glide = (from: Svara, to: Svara, wait: number, duration: number) => {
  const start = pitchOf(from)
  const octaves = Math.log2(pitchOf(to) / start)
  return (time: number) => {
    const x = Math.max(0, Math.min(1, (time - wait) / duration))
    return start * 2 ** (octaves * (0.5 - 0.5 * Math.cos(Math.PI * x)))
  }
}

/** Two high drone strings struck together, upper sa and its octave. */
const chikari = (take: number, sampleRate: Hertz): Stereo => {
  const random = seededRandom('sitar', 'chikari', take)
  const strings = (["S'", "S''"] satisfies Svara[]).map((svara, index) => {
    const string = pluckJawari({
      pitch: () => pitchOf(svara),
      duration: 1.4,
      t60: 2.2,
      damping: 12_000,
      curve: 0.008,
      pluckAt: uniformBetween(0.1, 0.16, random),
      brightness: uniformBetween(8500, 11_000, random),
      formant: { from: 4200, to: 2200, duration: 0.4, level: 4, q: 2 },
      sampleRate,
      random,
    })
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
  filterOnce(signal, [highPass(300, sampleRate)])
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
      const duration = stroke === 'da' ? 1.7 : 1.1
      return [name, stage(pluck(name, () => pitchOf(svara), stroke, duration, sampleRate))]
    }),
  )
  const meends = MEENDS.map(([from, to]): [string, Stereo] => {
    const name = meendKey(from, to)
    return [name, stage(pluck(name, glide(from, to, 0.11, 0.17), 'da', 1.7, sampleRate))]
  })
  const drones = Array.from({ length: CHIKARI_TAKES }, (_, index): [string, Stereo] => [
    `chikari-${index + 1}`,
    chikari(index + 1, sampleRate),
  ])
  const answers = TARAB_NOTES.map((svara): [string, Stereo] => [
    `tarab-${svaraKey(svara)}`,
    tarab(svara, sampleRate),
  ])
  return Object.fromEntries([...notes, ...meends, ...drones, ...answers])
}

export const SITAR_KIT: BeatKit = { kit: 'sitar', bitrate: 192, renderSamples }
