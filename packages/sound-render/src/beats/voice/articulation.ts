import type { Hertz } from '@dhvani/units'
import { smoothStep } from '../../dsp/smooth-step.ts'
import { CONTROL_STEP, type Line } from '../melody-line.ts'
import { VOWELS, type Mouth, type Vowel, type VowelName } from './tract.ts'

/** How a syllable begins. Times in seconds before the vowel, which falls on the beat. */
export type Consonant = {
  /** From here to the release the mouth is narrowed or closed. */
  closes: number
  releases: number
  /** Gain of the voice while closed: 0 for p, a hum for g, almost all for r. */
  murmur: number
  /** Where the formants come from, and how long they take to the vowel. */
  locus: Vowel
  transition: number
  /** Hiss or burst: level, place in hertz, when it starts (before the vowel) and how long. */
  noise?: { level: number; centre: number; starts: number; duration: number }
  /** Breath after the release: level and seconds. */
  breath?: { level: number; duration: number }
}

/** The five syllables of Bhupali's sargam. Loci and timings after Klatt (1980) and Ladefoged. */
export const SYLLABLES = {
  Sa: {
    vowel: 'a',
    closes: 0.13,
    releases: 0.008,
    murmur: 0,
    locus: [360, 1550, 2600, 3000, 3450],
    transition: 0.055,
    noise: { level: 0.95, centre: 6200, starts: 0.13, duration: 0.12 },
  },
  Re: {
    vowel: 'e',
    closes: 0.055,
    releases: 0.014,
    murmur: 0.2,
    locus: [380, 1350, 1750, 2800, 3300],
    transition: 0.06,
  },
  Ga: {
    vowel: 'a',
    closes: 0.1,
    releases: 0.014,
    murmur: 0.12,
    locus: [260, 1750, 2100, 2950, 3400],
    transition: 0.05,
    noise: { level: 0.55, centre: 1900, starts: 0.018, duration: 0.02 },
  },
  Pa: {
    vowel: 'a',
    closes: 0.11,
    releases: 0.01,
    murmur: 0,
    locus: [300, 820, 2250, 2850, 3350],
    transition: 0.04,
    noise: { level: 0.4, centre: 900, starts: 0.014, duration: 0.014 },
  },
  Dha: {
    vowel: 'a',
    closes: 0.1,
    releases: 0.014,
    murmur: 0.12,
    locus: [340, 1500, 2650, 3050, 3500],
    transition: 0.06,
    noise: { level: 0.4, centre: 3800, starts: 0.014, duration: 0.012 },
    breath: { level: 2.8, duration: 0.09 },
  },
} as const satisfies Record<string, Consonant & { vowel: VowelName }>

export type Syllable = keyof typeof SYLLABLES

/** A syllable whose vowel begins at a time, in seconds from the start of the loop. */
export type Utterance = { time: number; syllable: Syllable }

/** A vowel that the mouth begins to form at `time`, takes `glide` to reach (both in seconds) and holds. */
export type VowelStep = { time: number; vowel: VowelName; glide: number }

export const restingMouth = (points: number): Mouth => ({
  formants: VOWELS.a.map((frequency) => new Float32Array(points).fill(frequency)),
  voice: new Float32Array(points).fill(1),
  aspiration: new Float32Array(points).fill(1),
  friction: new Float32Array(points),
  frictionCentre: new Float32Array(points).fill(3000),
})

const each = (
  points: number,
  sampleRate: Hertz,
  from: number,
  to: number,
  visit: (point: number, time: number) => void,
) => {
  const rate = sampleRate / CONTROL_STEP
  const last = points - 2
  for (let index = Math.floor(from * rate); index <= Math.ceil(to * rate); index += 1) {
    const point = ((index % last) + last) % last
    visit(point, index / rate)
  }
}

/** Moves the mouth through vowels. */
export const shapeVowels = (mouth: Mouth, steps: readonly VowelStep[], sampleRate: Hertz): void => {
  const points = mouth.voice.length
  let shape: readonly number[] = VOWELS[steps.at(-1)!.vowel]
  steps.forEach(({ time, vowel, glide }, index) => {
    const from = shape
    const to = VOWELS[vowel]
    const end = steps[index + 1]?.time ?? ((points - 2) * CONTROL_STEP) / sampleRate
    each(points, sampleRate, time, end, (point, now) => {
      const share = smoothStep((now - time) / glide)
      mouth.formants.forEach((curve, number) => {
        curve[point] = from[number]! + share * (to[number]! - from[number]!)
      })
    })
    shape = to
  })
}

/** Adds one syllable: closes the lips or tongue before the beat and opens into the vowel. */
export const articulate = (
  mouth: Mouth,
  { time, syllable }: Utterance,
  sampleRate: Hertz,
): void => {
  const { closes, releases, murmur, locus, transition, ...rest } = SYLLABLES[syllable] as Consonant
  const points = mouth.voice.length
  const release = time - releases
  each(points, sampleRate, time - closes - 0.03, time + transition, (point, now) => {
    const near =
      smoothStep((now - (time - closes - 0.03)) / 0.03) *
      (1 - smoothStep((now - release) / transition))
    mouth.formants.forEach((curve, number) => {
      curve[point]! += near * (locus[number]! - curve[point]!)
    })
    const shut =
      smoothStep((now - (time - closes - 0.012)) / 0.018) *
      (1 - smoothStep((now - release) / 0.014))
    mouth.voice[point]! *= 1 - shut * (1 - murmur)
    mouth.aspiration[point]! *= 1 - 0.9 * shut
  })
  const { noise, breath } = rest
  if (noise) {
    const start = time - noise.starts
    const edge = Math.min(0.02, noise.duration * 0.3)
    each(points, sampleRate, start, start + noise.duration, (point, now) => {
      const fades =
        smoothStep((now - start) / edge) * smoothStep((start + noise.duration - now) / edge)
      mouth.friction[point] = noise.level * fades
      mouth.frictionCentre[point] = noise.centre
    })
  }
  if (breath) {
    each(points, sampleRate, release, time + breath.duration, (point, now) => {
      const share = 1 - smoothStep((now - release) / (breath.duration + releases))
      mouth.aspiration[point]! *= 1 + breath.level * 2 * share
      mouth.voice[point]! *= 1 - 0.35 * share
    })
  }
}

/** Draws breath through the open mouth while the line is silent. */
export const inhale = (
  mouth: Mouth,
  line: Line,
  { time, duration, level }: { time: number; duration: number; level: number },
  sampleRate: Hertz,
): void => {
  each(mouth.voice.length, sampleRate, time, time + duration, (point, now) => {
    const share = (now - time) / duration
    const swell = smoothStep(share / 0.6) * smoothStep((1 - share) / 0.18)
    if (line.level[point]! < 0.02) mouth.friction[point] = level * swell
    mouth.frictionCentre[point] = 1100 + 700 * share
  })
}
