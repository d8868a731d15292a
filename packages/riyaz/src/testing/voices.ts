import { seededRandom } from '@dhvani/units'

/** Samples a second of everything here. */
export const RATE = 48_000

/** Vowels by their formants: hertz, bandwidth, level (Fant 1960, rounded). */
const VOWELS = {
  a: [
    [700, 110, 1],
    [1200, 130, 0.5],
    [2600, 180, 0.2],
  ],
  i: [
    [300, 70, 1],
    [2200, 150, 0.25],
    [2900, 200, 0.2],
  ],
  u: [
    [320, 80, 1],
    [700, 100, 0.35],
    [2300, 200, 0.05],
  ],
} as const

export type Vowel = keyof typeof VOWELS

/** Makes the root mean square of a wave this large. */
const level = (wave: Float32Array, rms: number): Float32Array<ArrayBuffer> => {
  const now = Math.sqrt(wave.reduce((sum, sample) => sum + sample * sample, 0) / wave.length)
  return new Float32Array(wave.map((sample) => (sample * rms) / now))
}

/** How loud voices are; a drone is told by its decibels below. */
const VOICE_RMS = 0.1

const decibels = (value: number) => 10 ** (value / 20)

/** Levels of the harmonics change slowly; they are computed anew every so many samples. */
const BLOCK = 240

/**
 * A sung vowel with breath 40 dB below it.
 *
 * @param frequencyAt hertz at a time in seconds: steady, with vibrato, gliding
 */
export const sing = (
  frequencyAt: (time: number) => number,
  seconds: number,
  { vowel = 'a', seed = 1 }: { readonly vowel?: Vowel; readonly seed?: number } = {},
): Float32Array<ArrayBuffer> => {
  const random = seededRandom('voice', seed)
  const phases = Array.from({ length: 40 }, () => 2 * Math.PI * random())
  const wave = new Float32Array(Math.round(seconds * RATE))
  let gains: number[] = []
  let phase = 0
  for (let index = 0; index < wave.length; index += 1) {
    const frequency = frequencyAt(index / RATE)
    if (index % BLOCK === 0)
      gains = phases.flatMap((_, number) => {
        const place = (number + 1) * frequency
        const formants = VOWELS[vowel].map(
          ([centre, width, height]) => height / Math.hypot(1, (place - centre) / width),
        )
        const sum = formants.reduce((total, one) => total + one, 0)
        return place > 5000 ? [] : [sum / (number + 1)]
      })
    phase += (2 * Math.PI * frequency) / RATE
    let sample = 0
    for (const [number, gain] of gains.entries())
      sample += gain * Math.sin((number + 1) * phase + phases[number]!)
    wave[index] = sample
  }
  const voiced = level(wave, VOICE_RMS)
  return voiced.map((sample) => sample + 0.01 * VOICE_RMS * Math.sqrt(3) * (2 * random() - 1))
}

export const noise = (seconds: number, rms: number, seed = 1): Float32Array<ArrayBuffer> => {
  const random = seededRandom('noise', seed)
  const wave = new Float32Array(Math.round(seconds * RATE)).map(() => 2 * random() - 1)
  return level(wave, rms)
}

/** Pa, two jor strings and kharaj, ringing with twenty partials each. @param below decibels against a voice */
export const droneOf = (
  sa: number,
  seconds: number,
  below: number,
  seed = 1,
): Float32Array<ArrayBuffer> => {
  const random = seededRandom('drone', seed)
  const partials = [0.75, 1, 1.0002, 0.5].flatMap((ratio) =>
    Array.from({ length: 20 }, (_, index) => ({
      step: (2 * Math.PI * sa * ratio * (index + 1)) / RATE,
      phase: 2 * Math.PI * random(),
      gain: (index < 3 ? 0.4 : 1) * Math.exp(-index / 9),
    })),
  )
  const wave = new Float32Array(Math.round(seconds * RATE)).map((_, at) =>
    partials.reduce((sum, { step, phase, gain }) => sum + gain * Math.sin(step * at + phase), 0),
  )
  return level(wave, VOICE_RMS * decibels(-below))
}

export const together = (one: Float32Array, other: Float32Array): Float32Array<ArrayBuffer> =>
  new Float32Array(one.map((sample, index) => sample + other[index]!))

/** Moments of a wave as a page reads them: the last `length` samples, every `hop` seconds. */
export const momentsOf = (
  wave: Float32Array,
  length: number,
  hop: number,
): readonly { readonly at: number; readonly wave: Float32Array }[] => {
  const step = Math.round(hop * RATE)
  const count = Math.floor((wave.length - length) / step)
  return Array.from({ length: count }, (_, index) => {
    const end = length + index * step
    return { at: end / RATE, wave: wave.subarray(end - length, end) }
  })
}
