import type { Random } from '@dhvani/units'
import { choose, standardNormal, uniformBetween } from '../dsp/chance.ts'

/** First three formants of ten vowels of an average voice, in hertz. */
export const VOWELS = [
  [730, 1090, 2440],
  [570, 840, 2410],
  [300, 870, 2240],
  [270, 2290, 3010],
  [530, 1840, 2480],
  [660, 1720, 2410],
  [490, 1350, 1690],
  [440, 1020, 2240],
  [390, 1990, 2550],
  [640, 1190, 2390],
] as const
/** Range of the fourth formant for every vowel: so wide that a room of voices shows no stripe. */
const FOURTH = [2950, 4050] as const
/** Where formants come from when lips, tongue tip or tongue back let go of a closure. */
const LOCI = [
  [280, 820, 2150],
  [300, 1750, 2650],
  [300, 2100, 2450],
] as const

/** How a syllable begins. */
type Onset = 'stop' | 'fricative' | 'sonorant' | 'none'
const ONSETS: readonly Onset[] = [
  'stop',
  'stop',
  'stop',
  'fricative',
  'fricative',
  'sonorant',
  'sonorant',
  'none',
]

export type Talker = {
  /** Speaking pitch in hertz; a woman's vocal tract is some 15 % shorter than a man's. */
  pitch: number
  tract: number
  /** Syllables in a second. */
  rate: number
  /** Semitones that stress lifts the pitch by. */
  liveliness: number
  /** Breath in the voice, linear. */
  breath: number
}

export const inviteTalker = (random: Random): Talker => {
  const woman = random() < 0.5
  return {
    pitch: woman ? uniformBetween(175, 235, random) : uniformBetween(92, 138, random),
    tract: (woman ? 1.15 : 1) * uniformBetween(0.94, 1.06, random),
    rate: uniformBetween(4.3, 5.8, random),
    liveliness: uniformBetween(2.5, 5.5, random),
    breath: woman ? uniformBetween(0.1, 0.22, random) : uniformBetween(0.05, 0.14, random),
  }
}

/** One consonant, or none, and one vowel; times are seconds. */
export type Syllable = {
  start: number
  onset: Onset
  /** When the vowel begins. */
  vowel: number
  end: number
  /** Pitch in hertz at the beginning and at the end of the vowel. */
  pitch: readonly [number, number]
  /** Formants in hertz where the consonant lets go, and of the vowel. */
  locus: readonly number[]
  formants: readonly number[]
  /** Linear. */
  level: number
}

const ONSET_LENGTHS: Readonly<Record<Onset, readonly [number, number]>> = {
  stop: [0.045, 0.1],
  fricative: [0.06, 0.13],
  sonorant: [0.04, 0.085],
  none: [0, 0.02],
}

/** Syllables of one phrase, with an accent here and there and a tune that ends down, up or level. */
const planPhrase = (talker: Talker, from: number, random: Random): Syllable[] => {
  const count = 2 + Math.floor(random() ** 1.5 * 13)
  const height = uniformBetween(-1.5, 2, random)
  const loudness = uniformBetween(0.55, 1.1, random)
  const cadence = random() < 0.6 ? -5 : random() < 0.6 ? 4.5 : 0
  let time = from
  let semitones = height + 1
  return Array.from({ length: count }, (_, index) => {
    const progress = index / count
    const last = index === count - 1
    const stressed = random() < 0.36
    const onset = choose(ONSETS, random)
    const vowelStart = time + uniformBetween(...ONSET_LENGTHS[onset], random)
    const long = (stressed ? 1.25 : 0.8) * (last ? 1.5 : 1) * uniformBetween(0.75, 1.25, random)
    const end = vowelStart + (0.68 * long) / talker.rate
    const target =
      height -
      2.5 * progress +
      (stressed ? talker.liveliness : 0) +
      0.9 * standardNormal(random) +
      (last ? cadence : 0)
    const pitch = [semitones, target].map((step) => talker.pitch * 2 ** (step / 12))
    const shift = talker.tract * uniformBetween(0.93, 1.07, random)
    const tractOf = (three: readonly number[]) => [
      ...three.map((formant) => formant * shift),
      uniformBetween(...FOURTH, random) * talker.tract,
    ]
    const syllable: Syllable = {
      start: time,
      onset,
      vowel: vowelStart,
      end,
      pitch: [pitch[0]!, pitch[1]!],
      locus: tractOf(choose(LOCI, random)),
      formants: tractOf(choose(VOWELS, random)),
      level: loudness * (stressed ? 1 : uniformBetween(0.45, 0.8, random)) * (1 - 0.4 * progress),
    }
    semitones = target
    time = end + (random() < 0.1 ? uniformBetween(0.03, 0.12, random) : 0)
    return syllable
  })
}

/**
 * What a table says: one speaks at a time, for one to three phrases, then the other; now and then a word
 * falls in between, and now and then the table is quiet for seconds.
 *
 * @param duration seconds; no syllable ends later
 * @returns the syllables of each talker, in order
 */
export const planConversation = (
  talkers: readonly Talker[],
  duration: number,
  random: Random,
): Syllable[][] => {
  const said = talkers.map((): Syllable[] => [])
  let speaker = 0
  let time = uniformBetween(0, 2, random)
  for (;;) {
    const phrases = 1 + Math.floor(random() * 3)
    for (let phrase = 0; phrase < phrases; phrase += 1) {
      const syllables = planPhrase(talkers[speaker]!, time, random)
      time = syllables.at(-1)!.end
      if (time > duration) return said
      said[speaker]!.push(...syllables)
      time += uniformBetween(0.15, 0.7, random)
    }
    speaker = (speaker + 1) % talkers.length
    time += random() < 0.3 ? uniformBetween(2, 6, random) : uniformBetween(0.1, 0.9, random)
  }
}
