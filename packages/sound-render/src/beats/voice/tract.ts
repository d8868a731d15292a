import type { Hertz } from '@dhvani/units'

/** Formants of a vocal tract: five that carry the vowel and two that carry the air above them. */
export const FORMANTS = 7

/**
 * Bandwidths in hertz. The lower two are a little wider than Praat's vowel a (80, 90), for a voice
 * whose harmonics move through them.
 */
const BANDWIDTHS = [95, 105, 120, 130, 170, 300, 420] as const

const UPPER = [4350, 5600] as const

export type Vowel = readonly [number, number, number, number, number]

/**
 * Vowels of a male voice in hertz; the third to fifth formants lean together near 2.9 kHz, the
 * ring of a trained singer.
 */
export const VOWELS = {
  a: [720, 1180, 2550, 2950, 3400],
  o: [500, 880, 2480, 2900, 3350],
  e: [440, 1900, 2560, 3050, 3500],
  /** Where a long aa and a long e drift while they are held: further back, and narrower. */
  darkA: [640, 1010, 2520, 2930, 3380],
  narrowE: [370, 2080, 2600, 3070, 3520],
} as const satisfies Record<string, Vowel>

export type VowelName = keyof typeof VOWELS

/** What the mouth does over time; one point per control step. */
export type Mouth = {
  /** Hertz of the five vowel formants. */
  formants: readonly Float32Array[]
  /** Linear gain of the voice itself. */
  voice: Float32Array
  /** Breath through the open cords. */
  aspiration: Float32Array
  /** Hiss at the teeth or a burst at the lips, and where it lies in hertz. */
  friction: Float32Array
  frictionCentre: Float32Array
}

export type Cascade = {
  /** Moves the formants; a few hundred times a second is enough. */
  tune(mouth: Mouth, point: number): void
  run(input: number): number
}

/** Resonators in series: D. Klatt, "Software for a cascade/parallel formant synthesizer" (1980). */
export const createCascade = (scale: number, rate: Hertz): Cascade => {
  const a = new Float64Array(FORMANTS)
  const b = new Float64Array(FORMANTS)
  const c = new Float64Array(FORMANTS)
  const first = new Float64Array(FORMANTS)
  const second = new Float64Array(FORMANTS)
  const set = (index: number, frequency: number) => {
    const radius = Math.exp((-Math.PI * BANDWIDTHS[index]! * scale) / rate)
    c[index] = -radius * radius
    b[index] = 2 * radius * Math.cos((2 * Math.PI * frequency) / rate)
    a[index] = 1 - b[index]! - c[index]!
  }
  UPPER.forEach((frequency, index) => set(5 + index, frequency * scale))
  return {
    tune: (mouth, point) => {
      for (let index = 0; index < 5; index += 1) set(index, mouth.formants[index]![point]! * scale)
    },
    run: (input) => {
      let signal = input
      for (let index = 0; index < FORMANTS; index += 1) {
        const out = a[index]! * signal + b[index]! * first[index]! + c[index]! * second[index]!
        second[index] = first[index]!
        first[index] = out
        signal = out
      }
      return signal
    },
  }
}
