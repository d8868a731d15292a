import type { Hertz, Random, Samples } from '@dhvani/units'
import { uniformBetween, standardNormal } from '../dsp/chance.ts'
import { bandPass, filterOnce, highPass, lowPass, type Section } from '../dsp/filters.ts'
import { addInto, scaleToLevel } from '../dsp/stereo.ts'

export type VehicleKind = 'rickshaw' | 'scooter' | 'motorcycle' | 'car' | 'bus'

type Engine = {
  /** Firings per second by how much of the drive is over, 0 to 1. */
  firing: (random: Random) => (progress: number) => number
  /** Standard deviation of the time between two firings, as a share of it. */
  jitter: number
  /** Standard deviation of the strength of firings, as a share of it. */
  roughness: number
  /** How long the gas of one firing takes to leave, in seconds: the shorter, the brighter. */
  puff: number
  /** Resonances of exhaust and body: hertz, Q, linear level. */
  resonances: readonly (readonly [number, number, number])[]
  /** Ticking of valves and bodywork, linear, beside the engine's own level of 1. */
  ticks: number
  /** Hiss of the exhaust, linear. */
  hiss: number
  /** Tyres on the road, linear. */
  tyres: number
}

const steady = (low: number, high: number) => (random: Random) => {
  const base = uniformBetween(low, high, random)
  const drift = uniformBetween(-0.06, 0.1, random)
  return (progress: number) => base * (1 + drift * progress)
}

/** Pulls through two to four gears: the engine climbs, falls back as the driver changes up, and climbs. */
const gears = (low: number, high: number) => (random: Random) => {
  const count = 2 + Math.floor(random() * 2)
  const offset = random()
  const span = uniformBetween(0.75, 1, random)
  return (progress: number) => {
    const position = progress * count + offset
    const gear = Math.floor(position)
    const pull = position - gear
    // For the last tenth of each gear the clutch is out and the engine sinks.
    const climb = pull < 0.9 ? (pull / 0.9) ** 0.7 : (1 - pull) / 0.1
    return low + (high - low) * span * climb
  }
}

const ENGINES: Readonly<Record<VehicleKind, Engine>> = {
  // One cylinder, four strokes: the tuk-tuk that firings can be counted in.
  rickshaw: {
    firing: gears(24, 41),
    jitter: 0.012,
    roughness: 0.12,
    puff: 0.0011,
    resonances: [
      [150, 2, 0.6],
      [335, 3, 1],
      [870, 3, 0.8],
      [1850, 3, 0.4],
    ],
    ticks: 0.22,
    hiss: 0.12,
    tyres: 0.14,
  },
  // Two strokes: twice the firings, a thin pipe, and a ring to every one.
  scooter: {
    firing: gears(58, 96),
    jitter: 0.01,
    roughness: 0.16,
    puff: 0.0007,
    resonances: [
      [230, 2.5, 0.8],
      [560, 3.5, 1],
      [1280, 4, 0.8],
      [2500, 4, 0.35],
    ],
    ticks: 0.08,
    hiss: 0.1,
    tyres: 0.14,
  },
  motorcycle: {
    firing: gears(34, 64),
    jitter: 0.007,
    roughness: 0.07,
    puff: 0.001,
    resonances: [
      [170, 2.5, 0.9],
      [420, 3, 1],
      [1050, 3, 0.55],
      [2150, 2.5, 0.25],
    ],
    ticks: 0.08,
    hiss: 0.1,
    tyres: 0.16,
  },
  car: {
    firing: steady(62, 88),
    jitter: 0.004,
    roughness: 0.05,
    puff: 0.002,
    resonances: [
      [150, 2, 0.8],
      [270, 2, 1],
      [590, 2, 0.4],
    ],
    ticks: 0.03,
    hiss: 0.12,
    tyres: 0.75,
  },
  bus: {
    firing: gears(50, 92),
    jitter: 0.006,
    roughness: 0.08,
    puff: 0.0016,
    resonances: [
      [115, 2.5, 0.8],
      [215, 2.5, 1],
      [520, 2.5, 0.65],
      [1150, 2.5, 0.35],
    ],
    ticks: 0.14,
    hiss: 0.16,
    tyres: 0.35,
  },
}

/** Every firing as a puff of its own strength; every other one a little weaker. */
const firings = (
  length: Samples,
  sampleRate: Hertz,
  { jitter, roughness, puff }: Engine,
  rate: (progress: number) => number,
  random: Random,
) => {
  const pulses = new Float32Array(length)
  const gate = new Float32Array(length)
  let at = 0
  let count = 0
  while (at < length) {
    const strength = (count % 2 === 0 ? 1 : 0.85) * (1 + roughness * standardNormal(random))
    const width = Math.round(puff * sampleRate)
    const first = Math.floor(at)
    for (let index = 0; index < width && first + index < length; index += 1)
      pulses[first + index]! += strength * Math.sin((Math.PI * index) / width) ** 2
    const period = sampleRate / rate(at / length)
    for (let index = 0; index < period && first + index < length; index += 1)
      gate[first + index] = strength * Math.exp((-3.5 * index) / period)
    at += period * (1 + jitter * standardNormal(random))
    count += 1
  }
  return { pulses, gate }
}

const bandOfNoise = (length: number, sections: readonly Section[], random: Random) => {
  const noise = new Float32Array(length)
  for (let at = 0; at < length; at += 1) noise[at] = 2 * random() - 1
  return filterOnce(noise, sections)
}

/** What a vehicle sounds like at one metre, about unit power. */
export const renderVehicle = (
  kind: VehicleKind,
  length: Samples,
  sampleRate: Hertz,
  random: Random,
): Float32Array => {
  const engine = ENGINES[kind]
  const { pulses, gate } = firings(length, sampleRate, engine, engine.firing(random), random)
  const sound = new Float32Array(length)
  for (const [frequency, q, level] of engine.resonances) {
    const tuned = frequency * uniformBetween(0.88, 1.14, random)
    addInto(sound, filterOnce(pulses.slice(), [bandPass(tuned, sampleRate, q)]), level * 4)
  }
  scaleToLevel(sound, 1)
  const hiss = bandOfNoise(length, [highPass(500, sampleRate), lowPass(3500, sampleRate)], random)
  const ticks = bandOfNoise(
    length,
    [bandPass(uniformBetween(2200, 3600, random), sampleRate, 3)],
    random,
  )
  for (let at = 0; at < length; at += 1) {
    hiss[at]! *= gate[at]!
    ticks[at]! *= gate[at]! ** 3
  }
  addInto(sound, scaleToLevel(hiss, engine.hiss))
  addInto(sound, scaleToLevel(ticks, engine.ticks))
  const tyres = bandOfNoise(
    length,
    [bandPass(uniformBetween(750, 1200, random), sampleRate, 0.6), lowPass(2600, sampleRate)],
    random,
  )
  addInto(sound, scaleToLevel(tyres, engine.tyres))
  return scaleToLevel(sound, 1)
}

export type Passage = {
  /** Metres per second. */
  speed: number
  /** Metres at its nearest. */
  nearest: number
  /** 1: left to right. */
  direction: -1 | 1
}

const SPEED_OF_SOUND = 343

/**
 * Drives a source past the listener. The sound arrives late by its distance (Doppler), at 1/r, dulled
 * by the air, and from the side where the source was when it sounded.
 *
 * @returns both ears; loudest in the middle
 */
export const driveBy = (
  sound: Float32Array,
  { speed, nearest, direction }: Passage,
  sampleRate: Hertz,
): { left: Float32Array; right: Float32Array } => {
  const length = sound.length
  const left = new Float32Array(length)
  const right = new Float32Array(length)
  const middle = length / 2
  const earliest = nearest / SPEED_OF_SOUND
  let [state, pole, gainLeft, gainRight] = [0, 0, 0, 0]
  for (let at = 0; at < length; at += 1) {
    // The place from which the sound set out that arrives now: two steps of fixed-point iteration.
    const now = (at - middle) / sampleRate
    const roughly = Math.sqrt(nearest * nearest + speed * speed * now * now)
    const emitted = now - roughly / SPEED_OF_SOUND + earliest
    const along = speed * emitted
    const range = Math.sqrt(nearest * nearest + along * along)
    if (at % 32 === 0) {
      const frequency = 15_000 / (1 + range / 14)
      pole = Math.exp((-2 * Math.PI * frequency) / sampleRate)
      const level = nearest / range
      const bearing = (direction * along) / range
      const angle = ((0.55 * bearing + 1) * Math.PI) / 4
      const edge = Math.min(1, at / (0.8 * sampleRate), (length - at) / (0.8 * sampleRate))
      gainLeft = level * edge * Math.cos(angle)
      gainRight = level * edge * Math.sin(angle)
    }
    const position = middle + (now - range / SPEED_OF_SOUND + earliest) * sampleRate
    const index = Math.floor(position)
    if (index < 0 || index + 1 >= length) continue
    const share = position - index
    const value = sound[index]! + share * (sound[index + 1]! - sound[index]!)
    state = value + pole * (state - value)
    left[at] = state * gainLeft
    right[at] = state * gainRight
  }
  return { left, right }
}
