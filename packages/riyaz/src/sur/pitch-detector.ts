import { hertz, type Hertz } from '@dhvani/units'
import { PitchDetector } from 'pitchy'

/** The voices that Sur hears, in hertz: from below a bass to above a high taar Sa. */
export const SUNG = { lowest: 60, highest: 1000 } as const

/** About how long a moment is that one pitch is read from: two and a half periods of the lowest. Seconds. */
const MOMENT = 0.043

/** A moment that repeats itself less than this (1 is a machine) is noise, a consonant or breath. */
const LEAST_CLARITY = 0.82

/** Below this, the microphone hears the room. Root mean square, full scale being 1: −60 dB. */
const LEAST_LEVEL = 0.001

/**
 * The first peak of at least this share of the highest is the period (McLeod and Wyvill 2005, section 5: 0.8 to 1). Low,
 * because over a drone a higher share can take the period that voice and drone have in common.
 */
const PEAK_SHARE = 0.8

/** How many samples a moment has: the power of two that is nearest to 43 ms, so 2,048 at 44.1 and 48 kHz. */
export const momentLength = (sampleRate: Hertz): number =>
  2 ** Math.round(Math.log2(MOMENT * sampleRate))

const levelOf = (wave: Float32Array): number =>
  Math.sqrt(wave.reduce((sum, sample) => sum + sample * sample, 0) / wave.length)

/** Reads the pitch of one voice. */
export type VoiceDetector = {
  /**
   * @param wave the last {@link momentLength} samples
   * @returns hertz; `undefined` where there is no voice between 60 and 1,000 Hz
   */
  hear(wave: Float32Array): Hertz | undefined
}

/**
 * The method of McLeod and Wyvill (*A smarter way to find pitch*, ICMC 2005) as pitchy has it. Measured against YIN and
 * published in docs/guides/riyaz.md.
 */
export const createVoiceDetector = (sampleRate: Hertz): VoiceDetector => {
  const detector = PitchDetector.forFloat32Array(momentLength(sampleRate))
  detector.clarityThreshold = PEAK_SHARE
  return {
    hear(wave) {
      if (levelOf(wave) < LEAST_LEVEL) return undefined
      const [frequency, clarity] = detector.findPitch(wave, sampleRate)
      const isVoice =
        clarity >= LEAST_CLARITY && frequency >= SUNG.lowest && frequency <= SUNG.highest
      return isVoice ? hertz(frequency) : undefined
    },
  }
}
