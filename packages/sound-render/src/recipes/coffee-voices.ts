import type { Hertz, Random, Samples } from '@dhvani/units'
import { uniformBetween, choose, logBetween, standardNormal } from '../dsp/chance.ts'

/** First three formants of eight vowels of an average voice, in hertz. */
const VOWELS = [
  [730, 1090, 2440],
  [570, 840, 2410],
  [300, 870, 2240],
  [270, 2290, 3010],
  [530, 1840, 2480],
  [660, 1720, 2410],
  [490, 1350, 1690],
  [440, 1020, 2240],
] as const
/** Range of the fourth formant for every vowel: so wide that a room of voices shows no stripe. */
const FOURTH = [2950, 4050] as const
const BANDWIDTHS = [80, 100, 180, 380] as const
const LEVELS = [1, 1.15, 0.95, 0.65] as const
const FORMANTS = LEVELS.length

export type Talker = {
  /** Speaking pitch in hertz; a woman's vocal tract is some 15 % shorter than a man's. */
  pitch: number
  tract: number
  /** Share of the time it speaks. */
  talkative: number
}

export const inviteTalker = (random: Random): Talker => {
  const woman = random() < 0.5
  return {
    pitch: woman ? uniformBetween(175, 235, random) : uniformBetween(95, 138, random),
    tract: (woman ? 1.15 : 1) * uniformBetween(0.94, 1.06, random),
    talkative: uniformBetween(0.45, 0.75, random),
  }
}

type Syllable = {
  start: number
  end: number
  pitch: number
  formants: readonly number[]
  level: number
  /** Seconds of hiss before the vowel; 0 for none. */
  hiss: number
}

/** Phrases of one to four seconds with pauses between: syllables, each with its own vowel. */
const planTalk = (talker: Talker, duration: number, random: Random): Syllable[] => {
  const syllables: Syllable[] = []
  let time = -uniformBetween(0, 3, random)
  while (time < duration) {
    const phraseEnd = time + uniformBetween(1, 4, random)
    const phraseStart = time
    const height = uniformBetween(0.95, 1.1, random)
    while (time < phraseEnd && time < duration) {
      const syllable = uniformBetween(0.12, 0.22, random)
      const progress = (time - phraseStart) / (phraseEnd - phraseStart)
      const stressed = random() < 0.34
      const vowel = choose(VOWELS, random)
      const shift = talker.tract * uniformBetween(0.93, 1.07, random)
      syllables.push({
        start: time,
        end: time + syllable,
        // Phrases sink by two semitones and stressed syllables stand above them.
        pitch:
          talker.pitch *
          height *
          2 ** ((-2 * progress + (stressed ? 2.4 : 0) + 0.5 * standardNormal(random)) / 12),
        formants: [
          ...vowel.map((formant) => formant * shift),
          uniformBetween(...FOURTH, random) * talker.tract,
        ],
        level: (stressed ? 1 : uniformBetween(0.42, 0.8, random)) * (1 - 0.35 * progress),
        hiss: random() < 0.32 ? uniformBetween(0.035, 0.11, random) : 0,
      })
      time += syllable + (random() < 0.12 ? uniformBetween(0.02, 0.05, random) : 0)
    }
    time += (uniformBetween(0.4, 3, random) * (1 - talker.talkative)) / 0.5
  }
  return syllables
}

/**
 * A voice that says nothing: glottal pulses through four moving formants, syllable by syllable.
 * Vowels follow one another by chance, so no word is ever spoken.
 *
 * @param length of the loop; the last 0.15 s fade out and the first 0.15 s fade in, so a syllable at
 *   either end is never cut
 */
export const renderTalk = (
  talker: Talker,
  length: Samples,
  sampleRate: Hertz,
  random: Random,
): Float32Array => {
  const speech = new Float32Array(length)
  const syllables = planTalk(talker, length / sampleRate, random)
  const formants = Float64Array.of(500, 1400, 2500, 3500)
  const [y1, y2] = [new Float64Array(FORMANTS), new Float64Array(FORMANTS)]
  const [c1, c2] = [new Float64Array(FORMANTS), new Float64Array(FORMANTS)]
  const gain = new Float64Array(FORMANTS)
  let [phase, pitch, jitter, tilt] = [0, talker.pitch, 1, 0]
  let [hissLow, hissBand] = [0, 0]
  for (const syllable of syllables) {
    const first = Math.max(0, Math.round(syllable.start * sampleRate))
    const last = Math.min(length, Math.round(syllable.end * sampleRate))
    const hissEnd = first + syllable.hiss * sampleRate
    const hissTone = 0.45 + 0.65 * random()
    const hissLevel = 0.042 * random() ** 0.7 + 0.01
    const span = last - hissEnd
    for (let at = first; at < last; at += 1) {
      if ((at - first) % 64 === 0) {
        pitch += 0.12 * (syllable.pitch - pitch)
        for (let index = 0; index < FORMANTS; index += 1) {
          // The tongue needs some 40 ms from one vowel to the next.
          formants[index]! += 0.07 * (syllable.formants[index]! - formants[index]!)
          const radius = Math.exp((-Math.PI * BANDWIDTHS[index]!) / sampleRate)
          const angle = (2 * Math.PI * formants[index]!) / sampleRate
          c1[index] = 2 * radius * Math.cos(angle)
          c2[index] = -radius * radius
          gain[index] = (1 - radius) * 2 * Math.sin(angle) * LEVELS[index]!
        }
      }
      phase += (pitch * jitter) / sampleRate
      let source = 0
      if (phase >= 1) {
        phase -= 1
        jitter = 1 + 0.012 * standardNormal(random)
      }
      // Rosenberg's pulse (1971): opens over 40 % of the period, closes over 16 %.
      if (phase < 0.4) source = 0.5 - 0.5 * Math.cos((Math.PI * phase) / 0.4)
      else if (phase < 0.56) source = Math.cos((Math.PI * (phase - 0.4)) / 0.32)
      const flow = source - tilt
      tilt = source
      const progress = (at - hissEnd) / span
      const voiced = progress < 0 ? 0 : Math.sin(Math.PI * Math.min(1, progress)) ** 0.7
      const noise = 2 * random() - 1
      const excitation = flow * 9 + 0.05 * noise
      let value = 0
      for (let index = 0; index < FORMANTS; index += 1) {
        const out = excitation * gain[index]! + c1[index]! * y1[index]! + c2[index]! * y2[index]!
        y2[index] = y1[index]!
        y1[index] = out
        value += out
      }
      let hiss = 0
      if (at < hissEnd) {
        hissBand += hissTone * (noise - hissLow - 0.9 * hissBand)
        hissLow += hissTone * hissBand
        hiss = hissLevel * Math.sin((Math.PI * (at - first)) / (hissEnd - first)) * hissBand
      }
      speech[at] = syllable.level * (voiced * value + hiss)
    }
  }
  const fade = Math.round(0.15 * sampleRate)
  for (let at = 0; at < fade; at += 1) {
    speech[at]! *= at / fade
    speech[length - 1 - at]! *= at / fade
  }
  return speech
}

/** A laugh: four to seven puffs of breath and voice, each softer and lower than the last. */
export const renderLaugh = (talker: Talker, sampleRate: Hertz, random: Random): Float32Array => {
  const puffs = 4 + Math.floor(random() * 4)
  const rate = uniformBetween(4.2, 5.2, random)
  const laugh = new Float32Array(Math.round(((puffs + 1) / rate) * sampleRate))
  const vowel = choose(VOWELS.slice(0, 6), random)
  for (let puff = 0; puff < puffs; puff += 1) {
    const start = Math.round((puff / rate) * uniformBetween(0.97, 1.03, random) * sampleRate)
    const length = Math.round(uniformBetween(0.09, 0.14, random) * sampleRate)
    const pitch = talker.pitch * logBetween(1.3, 1.7, random) * 0.96 ** puff
    let phase = 0
    const states = [0, 0, 0, 0, 0, 0]
    for (let at = 0; at < length; at += 1) {
      const progress = at / length
      phase = (phase + (pitch * (1.06 - 0.16 * progress)) / sampleRate) % 1
      const source =
        (phase < 0.45 ? Math.sin((Math.PI * phase) / 0.45) : 0) * 0.5 + 0.25 * (2 * random() - 1)
      let value = 0
      for (let index = 0; index < 3; index += 1) {
        const radius = Math.exp((-Math.PI * 110) / sampleRate)
        const angle = (2 * Math.PI * vowel[index]! * talker.tract) / sampleRate
        const out =
          source * (1 - radius) * 2 * Math.sin(angle) * LEVELS[index]! +
          2 * radius * Math.cos(angle) * states[2 * index]! -
          radius * radius * states[2 * index + 1]!
        states[2 * index + 1] = states[2 * index]!
        states[2 * index] = out
        value += out
      }
      laugh[start + at]! += value * Math.sin(Math.PI * progress) * 0.86 ** puff
    }
  }
  return laugh
}
