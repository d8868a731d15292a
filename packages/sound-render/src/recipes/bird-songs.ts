import type { Hertz, Random } from '@dhvani/units'
import { uniformBetween, logBetween } from '../dsp/chance.ts'
import { renderWhistle, type WhistlePoint, type Whistle } from './whistle.ts'

export type SungNote = { signal: Float32Array; at: number; factor: number }

/** How one kind of bird sings. */
export type BirdSong = {
  name: string
  /** dB relative to the loudest kind. */
  level: number
  /** Mean seconds between phrases of one bird. */
  rest: number
  /** How many sing close by, and how many far off. */
  near: number
  far: number
  /** A phrase that has never been sung before: notes with their start in seconds. */
  phrase(tuning: number, sampleRate: Hertz, random: Random): SungNote[]
}

type Shape = Omit<Whistle, 'nodes'>

const CLEAR: Shape = { overtones: [-22, -32], jitter: 0.002, jitterRate: 45, breath: -36 }

/** A note through pitches (hertz) in equal steps: quick to rise, slower to die. */
const glide = (pitches: readonly number[], duration: number, random: Random): WhistlePoint[] => {
  const attack = Math.min(0.25 * duration, uniformBetween(0.006, 0.016, random))
  const last = pitches.length - 1
  const nodes: WhistlePoint[] = [{ time: 0, pitch: pitches[0]!, level: 0 }]
  pitches.forEach((pitch, index) => {
    const share = (index + uniformBetween(0.25, 0.5, random)) / (last + 1)
    const time = attack + share * (duration - attack) * 0.9
    nodes.push({ time, pitch, level: Math.sin(Math.PI * (0.32 + 0.55 * share)) })
  })
  nodes.push({
    time: duration,
    pitch: pitches[last]! * uniformBetween(0.94, 1.01, random),
    level: 0,
  })
  return nodes
}

const note = (
  at: number,
  pitches: readonly number[],
  duration: number,
  factor: number,
  sampleRate: Hertz,
  random: Random,
  shape: Shape = CLEAR,
): SungNote => ({
  at,
  factor,
  signal: renderWhistle({ ...shape, nodes: glide(pitches, duration, random) }, sampleRate, random),
})

/** House sparrow: single or grouped chirps that leap up and fall. */
const sparrow: BirdSong['phrase'] = (tuning, sampleRate, random) => {
  const chirps = 1 + Math.floor(random() * 4)
  let at = 0
  return Array.from({ length: chirps }, () => {
    const base = tuning * uniformBetween(3000, 3600, random)
    const peak = base * uniformBetween(1.18, 1.42, random)
    const duration = uniformBetween(0.06, 0.1, random)
    const sung = note(
      at,
      [base * uniformBetween(0.9, 1.05, random), peak, base * uniformBetween(0.8, 0.95, random)],
      duration,
      uniformBetween(0.6, 1, random),
      sampleRate,
      random,
      {
        ...CLEAR,
        overtones: [-18, -26],
        burr: { depth: 0.02, rate: uniformBetween(60, 110, random) },
      },
    )
    at += duration + uniformBetween(0.12, 0.34, random)
    return sung
  })
}

/** Red-vented bulbul: three to five liquid notes, each with its own bend. */
const bulbul: BirdSong['phrase'] = (tuning, sampleRate, random) => {
  const count = 3 + Math.floor(random() * 3)
  let at = 0
  return Array.from({ length: count }, () => {
    const from = tuning * logBetween(2050, 2900, random)
    const to =
      from *
      (random() < 0.55 ? uniformBetween(1.12, 1.4, random) : uniformBetween(0.72, 0.88, random))
    const middle = Math.sqrt(from * to) * uniformBetween(0.93, 1.12, random)
    const duration = uniformBetween(0.1, 0.2, random)
    const sung = note(
      at,
      [from, middle, to],
      duration,
      uniformBetween(0.7, 1, random),
      sampleRate,
      random,
    )
    at += duration + uniformBetween(0.03, 0.09, random)
    return sung
  })
}

/** Oriental magpie-robin: a long, wandering whistled phrase. */
const magpieRobin: BirdSong['phrase'] = (tuning, sampleRate, random) => {
  const count = 4 + Math.floor(random() * 3)
  let at = 0
  return Array.from({ length: count }, () => {
    const start = tuning * logBetween(2300, 4300, random)
    const pitches = [start]
    while (pitches.length < 4)
      pitches.push(Math.max(2100, Math.min(5200, pitches.at(-1)! * logBetween(0.78, 1.3, random))))
    const duration = uniformBetween(0.13, 0.3, random)
    const sung = note(at, pitches, duration, uniformBetween(0.65, 1, random), sampleRate, random)
    at += duration + uniformBetween(0.02, 0.07, random)
    return sung
  })
}

/** Common tailorbird: one note, insisted upon eight to sixteen times. */
const tailorbird: BirdSong['phrase'] = (tuning, sampleRate, random) => {
  const count = 7 + Math.floor(random() * 8)
  const interval = 1 / uniformBetween(3.9, 4.8, random)
  const low = tuning * uniformBetween(3500, 3900, random)
  const high = low * uniformBetween(1.2, 1.34, random)
  return Array.from({ length: count }, (_, index) =>
    note(
      index * interval * uniformBetween(0.985, 1.015, random),
      [
        low * uniformBetween(0.98, 1.02, random),
        high * uniformBetween(0.98, 1.02, random),
        low * 1.04,
      ],
      uniformBetween(0.075, 0.095, random),
      (0.75 + 0.25 * Math.sin((Math.PI * (index + 1)) / count)) * uniformBetween(0.9, 1, random),
      sampleRate,
      random,
      { ...CLEAR, overtones: [-20, -30] },
    ),
  )
}

/** Purple sunbird: a thin, tinkling run that tumbles down. */
const sunbird: BirdSong['phrase'] = (tuning, sampleRate, random) => {
  const count = 5 + Math.floor(random() * 5)
  let at = 0
  let pitch = tuning * uniformBetween(5700, 6500, random)
  return Array.from({ length: count }, () => {
    const duration = uniformBetween(0.04, 0.075, random)
    const sung = note(
      at,
      [
        pitch,
        pitch * uniformBetween(0.86, 0.94, random),
        pitch * uniformBetween(0.96, 1.1, random),
      ],
      duration,
      uniformBetween(0.6, 1, random),
      sampleRate,
      random,
      { ...CLEAR, overtones: [-26] },
    )
    pitch *= uniformBetween(0.92, 1.03, random)
    at += duration + uniformBetween(0.02, 0.06, random)
    return sung
  })
}

/** Common myna: gurgles, whistles and clicks, mixed as it pleases. */
const myna: BirdSong['phrase'] = (tuning, sampleRate, random) => {
  const count = 4 + Math.floor(random() * 4)
  let at = 0
  return Array.from({ length: count }, () => {
    const kind = random()
    const duration =
      kind < 0.3 ? uniformBetween(0.018, 0.03, random) : uniformBetween(0.08, 0.19, random)
    const base = tuning * logBetween(1900, 3000, random)
    const shape: Shape = {
      overtones: [-18, -22, -30],
      jitter: 0.006,
      jitterRate: 60,
      breath: -26,
      ...(kind > 0.62 ? { burr: { depth: 0.05, rate: uniformBetween(35, 75, random) } } : {}),
    }
    const sung = note(
      at,
      [base, base * uniformBetween(0.8, 1.3, random), base * uniformBetween(0.75, 1.2, random)],
      duration,
      uniformBetween(0.5, 1, random),
      sampleRate,
      random,
      shape,
    )
    at += duration + uniformBetween(0.04, 0.14, random)
    return sung
  })
}

/** Brown-headed barbet: a patient, low "kutroo" from somewhere far. */
const barbet: BirdSong['phrase'] = (tuning, sampleRate, random) => {
  const count = 8 + Math.floor(random() * 5)
  const base = tuning * 720
  return Array.from({ length: count }, (_, index) =>
    note(
      (index / 1.6) * uniformBetween(0.99, 1.01, random),
      [base * 0.94, base * 1.06, base],
      0.17,
      Math.min(1, (index + 2) / 4),
      sampleRate,
      random,
      { ...CLEAR, overtones: [-14, -24] },
    ),
  )
}

/** House crow: a hoarse, falling caw, two to four times. */
const crowCaw: BirdSong['phrase'] = (tuning, sampleRate, random) => {
  const count = 2 + Math.floor(random() * 3)
  let at = 0
  return Array.from({ length: count }, () => {
    const base = tuning * uniformBetween(490, 560, random)
    const duration = uniformBetween(0.22, 0.38, random)
    const sung = note(
      at,
      [base * 0.92, base * 1.12, base, base * 0.84],
      duration,
      uniformBetween(0.7, 1, random),
      sampleRate,
      random,
      {
        overtones: [2, 5, 3, 0, -4, -8, -13],
        jitter: 0.02,
        jitterRate: 90,
        breath: -14,
        burr: { depth: 0.035, rate: uniformBetween(70, 110, random) },
      },
    )
    at += duration + uniformBetween(0.16, 0.4, random)
    return sung
  })
}

/** Rooster: four notes, the third the highest, the last drawn out and falling. */
const roosterCrow: BirdSong['phrase'] = (tuning, sampleRate, random) => {
  const base = tuning * uniformBetween(520, 600, random)
  let at = 0
  return (
    [
      [[1, 1.15], 0.2, 0.7],
      [[1.1, 1.2], 0.16, 0.8],
      [[1.25, 1.62, 1.55], 0.34, 1],
      [[1.5, 1.42, 1.2, 0.9], 0.75, 0.9],
    ] as const
  ).map(([ratios, duration, factor]) => {
    const sung = note(
      at,
      ratios.map((ratio) => base * ratio),
      duration * uniformBetween(0.9, 1.15, random),
      factor,
      sampleRate,
      random,
      { overtones: [3, 1, -4, -9, -15], jitter: 0.008, jitterRate: 60, breath: -24 },
    )
    at += duration + uniformBetween(0.04, 0.09, random)
    return sung
  })
}

/** Birds of a village, which the garden does not have. */
export const CROW: BirdSong = {
  name: 'crow',
  level: -5,
  rest: 9,
  near: 2,
  far: 2,
  phrase: crowCaw,
}
export const ROOSTER: BirdSong = {
  name: 'rooster',
  level: -3,
  rest: 24,
  near: 1,
  far: 1,
  phrase: roosterCrow,
}

export const BIRD_SONGS: readonly BirdSong[] = [
  { name: 'sparrow', level: -4, rest: 5.5, near: 3, far: 6, phrase: sparrow },
  { name: 'bulbul', level: 0, rest: 9, near: 3, far: 4, phrase: bulbul },
  { name: 'magpie-robin', level: -1, rest: 11, near: 2, far: 3, phrase: magpieRobin },
  { name: 'tailorbird', level: -4, rest: 22, near: 1, far: 3, phrase: tailorbird },
  { name: 'sunbird', level: -6, rest: 13, near: 2, far: 3, phrase: sunbird },
  { name: 'myna', level: -3, rest: 14, near: 2, far: 3, phrase: myna },
  { name: 'barbet', level: -15, rest: 32, near: 1, far: 0, phrase: barbet },
]
