import type { Hertz, Random } from '@dhvani/units'
import { choose, logBetween, uniformBetween, standardNormal } from '../dsp/chance.ts'
import { bell, filterOnce, highPass, onePoleLowPass } from '../dsp/filters.ts'

/** One blast of a horn. */
type Blast = {
  /** Seconds after the driver's first press. */
  at: number
  /** Seconds. */
  duration: number
  /** Fundamentals that sound together, in hertz. */
  pitches: readonly number[]
  /** By which share the pitch has sunk at the end; 0.4 % unless given. */
  fall?: number
}

type HornKind = 'bike' | 'car' | 'rickshaw' | 'musical' | 'bulb'

/** The horns of ten drivers of a street. */
export const HORNS: readonly HornKind[] = [
  'bike',
  'bike',
  'bike',
  'car',
  'car',
  'car',
  'rickshaw',
  'rickshaw',
  'musical',
  'bulb',
]

/** How often each of five drivers presses the horn. */
export const PRESSES: readonly number[] = [1, 1, 2, 2, 3]

type Taps = {
  presses: number
  /** In hertz. */
  pitches: readonly number[]
  /** Between how many seconds a press lasts. */
  low: number
  high: number
}

/** The last press is mostly the longest. */
const taps = ({ presses, pitches, low, high }: Taps, random: Random): Blast[] => {
  let at = 0
  return Array.from({ length: presses }, (_, index) => {
    const duration = logBetween(low, high, random) * (index === presses - 1 ? 1.3 : 0.8)
    const detune = 1 + 0.006 * standardNormal(random)
    const fall = uniformBetween(-0.012, 0.02, random)
    const blast = { at, duration, pitches: pitches.map((pitch) => pitch * detune), fall }
    at += duration + logBetween(0.14, 0.45, random)
    return blast
  })
}

/** Arpeggios that drivers know by heart, in ratios of the first note. */
const TUNES = [
  [1, 1.25, 1.5, 1.25, 1],
  [1, 1.5, 1.25, 1.5],
  [1.5, 1.25, 1, 1.25, 1.5],
  [1, 1.125, 1.25, 1.5],
]

/** One driver's horn, and how often it is pressed; a musical horn and a bulb are pressed once anyway. */
export type Driver = { horn: HornKind; presses: number }

const planBlasts = ({ horn, presses }: Driver, random: Random): Blast[] => {
  switch (horn) {
    case 'bike':
      return taps(
        { presses, pitches: [uniformBetween(380, 430, random)], low: 0.08, high: 0.45 },
        random,
      )
    case 'car': {
      const low = uniformBetween(390, 428, random)
      const pitches = [low, low * choose([1.185, 1.2, 1.25], random)]
      return taps({ presses, pitches, low: 0.1, high: 0.38 }, random)
    }
    case 'rickshaw':
      return taps(
        { presses, pitches: [uniformBetween(550, 640, random)], low: 0.08, high: 0.35 },
        random,
      )
    case 'musical': {
      const base = uniformBetween(295, 400, random)
      const step = uniformBetween(0.11, 0.145, random)
      return choose(TUNES, random).map((ratio, index) => ({
        at: index * step,
        duration: step * 0.92,
        pitches: [base * ratio],
      }))
    }
    case 'bulb':
      return [
        {
          at: 0,
          duration: uniformBetween(0.16, 0.26, random),
          pitches: [uniformBetween(290, 330, random)],
          fall: 0.08,
        },
      ]
  }
}

/**
 * A disc or air horn: a diaphragm that slams against its stop, so that harmonics stay strong up
 * to 3 kHz; it scoops up into its pitch in 15 ms, and the pitch sinks or rises a little towards the end.
 */
const blow = (signal: Float32Array, blast: Blast, sampleRate: Hertz, random: Random): void => {
  const start = Math.round(blast.at * sampleRate)
  const release = Math.round(0.035 * sampleRate)
  const length = Math.round(blast.duration * sampleRate)
  const attack = uniformBetween(0.01, 0.02, random) * sampleRate
  for (const pitch of blast.pitches) {
    const harmonics = Math.min(24, Math.floor(7000 / pitch))
    const levels = Array.from({ length: harmonics }, (_, index) => {
      const frequency = pitch * (index + 1)
      const roll = frequency < 3000 ? 1 : (3000 / frequency) ** 2.2
      return roll * uniformBetween(0.55, 1.2, random) * (index === 0 ? 0.8 : 1)
    })
    // Sine and cosine of each harmonic follow from those of the fundamental by one rotation.
    const sines = levels.map((level, index) => level * Math.cos(0.35 * index * index))
    const cosines = levels.map((level, index) => level * Math.sin(0.35 * index * index))
    let [phase, wobble] = [random(), 0]
    for (let at = 0; at < length + release && start + at < signal.length; at += 1) {
      wobble += 0.002 * (0.004 * standardNormal(random) - wobble)
      const scoop = 1 - 0.03 * Math.exp((-3 * at) / attack)
      const sag = 1 - (blast.fall ?? 0.004) * Math.min(1, at / length) ** 2
      phase += (pitch * scoop * sag * (1 + wobble)) / sampleRate
      const envelope = Math.min(1, at / attack) * Math.min(1, (length + release - at) / release)
      let value = 0
      const [turnSine, turnCosine] = [Math.sin(2 * Math.PI * phase), Math.cos(2 * Math.PI * phase)]
      let [sine, cosine] = [turnSine, turnCosine]
      for (let index = 0; index < harmonics; index += 1) {
        value += sines[index]! * sine + cosines[index]! * cosine
        const next = sine * turnCosine + cosine * turnSine
        cosine = cosine * turnCosine - sine * turnSine
        sine = next
      }
      signal[start + at]! += value * envelope
    }
  }
}

/** One driver's signal, dry, about unit power while it sounds; 0.2 to 2.3 s long. */
export const renderHorn = (driver: Driver, sampleRate: Hertz, random: Random): Float32Array => {
  const blasts = planBlasts(driver, random)
  const duration = Math.max(...blasts.map(({ at, duration: long }) => at + long)) + 0.1
  const signal = new Float32Array(Math.round(duration * sampleRate))
  for (const blast of blasts) blow(signal, blast, sampleRate, random)
  const peak = signal.reduce((most, value) => Math.max(most, Math.abs(value)), 1e-6)
  for (let at = 0; at < signal.length; at += 1) signal[at] = Math.tanh((1.4 * signal[at]!) / peak)
  return filterOnce(signal, [
    highPass(250, sampleRate),
    bell(uniformBetween(1500, 2300, random), sampleRate, 1.2, 2),
    onePoleLowPass(3000, sampleRate),
  ])
}
