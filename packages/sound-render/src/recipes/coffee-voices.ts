import type { Hertz, Random, Samples } from '@dhvani/units'
import { choose, logBetween, standardNormal, uniformBetween } from '../dsp/chance.ts'
import { newSignal } from '../dsp/signals.ts'
import { VOWELS, type Syllable, type Talker } from './coffee-talk.ts'

const BANDWIDTHS = [80, 100, 180, 380] as const
/** Signs alternate, as between the resonances of one tube, so that no zero falls between two of them. */
const LEVELS = [1, -1.15, 1.05, -0.85] as const
const FORMANTS = LEVELS.length
/** Samples between two moves of tongue and pitch. */
const UPDATE = 64

/** Four formants in parallel that can move. */
const createTract = (sampleRate: Hertz) => {
  const at = Float64Array.of(500, 1400, 2500, 3500)
  const [y1, y2] = [new Float64Array(FORMANTS), new Float64Array(FORMANTS)]
  const [c1, c2] = [new Float64Array(FORMANTS), new Float64Array(FORMANTS)]
  const gain = new Float64Array(FORMANTS)
  return {
    /** @param share of the way to the target, 0 to 1 */
    move: (target: readonly number[], share: number) => {
      for (let index = 0; index < FORMANTS; index += 1) {
        at[index]! += share * (target[index]! - at[index]!)
        const radius = Math.exp((-Math.PI * BANDWIDTHS[index]!) / sampleRate)
        const angle = (2 * Math.PI * at[index]!) / sampleRate
        c1[index] = 2 * radius * Math.cos(angle)
        c2[index] = -radius * radius
        gain[index] = (1 - radius) * 2 * Math.sin(angle) * LEVELS[index]!
      }
    },
    speak: (excitation: number): number => {
      let value = 0
      for (let index = 0; index < FORMANTS; index += 1) {
        const out = excitation * gain[index]! + c1[index]! * y1[index]! + c2[index]! * y2[index]!
        y2[index] = y1[index]!
        y1[index] = out
        value += out
      }
      return value
    },
  }
}

/** Rosenberg's pulse (1971): opens over 40 % of the period, closes over 16 %. */
const glottalFlow = (phase: number): number => {
  if (phase < 0.4) return 0.5 - 0.5 * Math.cos((Math.PI * phase) / 0.4)
  return phase < 0.56 ? Math.cos((Math.PI * (phase - 0.4)) / 0.32) : 0
}

/**
 * A voice that says nothing: glottal pulses and breath through four formants that move from each
 * consonant into its vowel. Syllables follow one another by chance, so no word is ever spoken.
 *
 * @param length of the loop; syllables end before it, so nothing is cut
 */
export const renderTalk = (
  talker: Talker,
  syllables: readonly Syllable[],
  length: Samples,
  sampleRate: Hertz,
  random: Random,
): Float32Array => {
  const speech = newSignal(length)
  const tract = createTract(sampleRate)
  const release = 0.03 * sampleRate
  let [phase, pitch, jitter, shimmer, flowBefore] = [0, talker.pitch, 1, 1, 0]
  for (const syllable of syllables) {
    const { onset, locus, formants, level } = syllable
    const first = Math.round(syllable.start * sampleRate)
    const vowel = Math.round(syllable.vowel * sampleRate)
    const last = Math.round(syllable.end * sampleRate)
    const attack = (onset === 'none' ? 0.03 : 0.012) * sampleRate
    const burst = vowel - uniformBetween(0.006, 0.022, random) * sampleRate
    const tone = uniformBetween(0.35, 1.05, random)
    const noiseLevel = (onset === 'stop' ? 0.3 : 0.15) * logBetween(0.3, 1, random)
    let [low, band] = [0, 0]
    for (let at = first; at < last && at < length; at += 1) {
      if ((at - first) % UPDATE === 0) {
        tract.move(at < vowel ? locus : formants, at < vowel ? 0.3 : 0.1)
        const progress = Math.max(0, (at - vowel) / (last - vowel))
        const wanted = syllable.pitch[0] + (syllable.pitch[1] - syllable.pitch[0]) * progress
        pitch += 0.3 * (wanted - pitch)
      }
      phase += (pitch * jitter) / sampleRate
      if (phase >= 1) {
        phase -= 1
        jitter = 1 + 0.014 * standardNormal(random)
        shimmer = 1 + 0.09 * standardNormal(random)
      }
      const flow = glottalFlow(phase)
      const change = (flow - flowBefore) * shimmer
      flowBefore = flow
      const noise = 2 * random() - 1
      let voiced = onset === 'sonorant' ? 0.22 : 0
      if (at >= vowel) {
        const rise = Math.min(1, (at - vowel) / attack)
        const left = (last - at) / release
        voiced =
          Math.max(voiced * (1 - rise), rise * Math.min(1, left)) *
          (1 - (0.35 * (at - vowel)) / (last - vowel))
      } else if (onset === 'sonorant') voiced *= Math.min(1, (at - first) / attack)
      const value = tract.speak(voiced * (change * 9 + talker.breath * noise * (0.3 + flow)))
      let hiss = 0
      if (at < vowel && (onset === 'fricative' || (onset === 'stop' && at >= burst))) {
        band += tone * (noise - low - 0.9 * band)
        low += tone * band
        const from = onset === 'stop' ? burst : first
        const shape = (at - from) / (vowel - from)
        hiss = noiseLevel * band * (onset === 'stop' ? 1 - shape : Math.sin(Math.PI * shape))
      }
      speech[at] = level * (value + hiss)
    }
  }
  return speech
}

/** A laugh: four to nine puffs of breath and voice, each softer and lower than the last. */
export const renderLaugh = (talker: Talker, sampleRate: Hertz, random: Random): Float32Array => {
  const puffs = 4 + Math.floor(random() * 6)
  const rate = uniformBetween(4.2, 5.6, random)
  const laugh = new Float32Array(Math.round(((puffs + 1) / rate) * sampleRate))
  const tract = createTract(sampleRate)
  tract.move([...choose(VOWELS, random).map((formant) => formant * talker.tract), 3400], 1)
  const height = talker.pitch * logBetween(1.3, 1.9, random)
  const fall = uniformBetween(0.9, 0.97, random)
  for (let puff = 0; puff < puffs; puff += 1) {
    const start = Math.round((puff / rate) * uniformBetween(0.96, 1.04, random) * sampleRate)
    const length = Math.round(uniformBetween(0.11, 0.17, random) * sampleRate)
    const pitch = height * fall ** puff * (1 + 0.03 * standardNormal(random))
    const level = uniformBetween(0.7, 1, random) * 0.87 ** puff
    let [phase, flowBefore] = [0, 0]
    for (let at = 0; at < length; at += 1) {
      const progress = at / length
      phase = (phase + (pitch * (1.1 - 0.25 * progress)) / sampleRate) % 1
      const flow = glottalFlow(phase)
      // Each puff begins as breath, an h, and the voice joins it.
      const voice = Math.min(1, progress / 0.35)
      const excitation =
        (flow - flowBefore) * 9 * voice + (2 * random() - 1) * (0.3 - 0.2 * voice) * (0.4 + flow)
      flowBefore = flow
      laugh[start + at]! += tract.speak(excitation * level * Math.sin(Math.PI * progress) ** 0.8)
    }
  }
  return laugh
}
