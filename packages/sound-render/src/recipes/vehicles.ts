import type { Hertz, Random, Samples } from '@dhvani/units'
import { uniformBetween, standardNormal } from '../dsp/chance.ts'
import { bandPass, filterOnce, highPass, lowPass, type Section } from '../dsp/filters.ts'
import { addInto, scaleToLevel } from '../dsp/stereo.ts'

export type VehicleKind = 'rickshaw' | 'motorcycle' | 'car' | 'bus'

type Engine = {
  /** Firings per second over the drive, 0 to 1. */
  firing: (random: Random) => (progress: number) => number
  /** Irregularity of each cycle, as a share. */
  jitter: number
  /** Resonances of exhaust and body: hertz, Q, linear level. */
  resonances: readonly (readonly [number, number, number])[]
  /** Ticking of valves and bodywork, and hiss of the exhaust, relative to the engine. */
  ticks: number
  hiss: number
  /** Tyres on the road, relative to the engine. */
  tyres: number
}

const steady = (low: number, high: number) => (random: Random) => {
  const base = uniformBetween(low, high, random)
  const drift = uniformBetween(-0.06, 0.1, random)
  return (progress: number) => base * (1 + drift * progress)
}

/** Opens the throttle, lets go to change up, and pulls again. */
const gearChange = (low: number, high: number) => (random: Random) => {
  const base = uniformBetween(low, high, random)
  const change = uniformBetween(0.35, 0.65, random)
  return (progress: number) => {
    const pull = progress < change ? progress / change : (progress - change) / (1 - change)
    const dip = Math.exp(-(((progress - change) / 0.03) ** 2))
    return base * ((progress < change ? 0.82 : 0.7) + 0.34 * pull - 0.16 * dip)
  }
}

const ENGINES: Readonly<Record<VehicleKind, Engine>> = {
  rickshaw: {
    firing: steady(26, 36),
    jitter: 0.035,
    resonances: [
      [118, 3, 1],
      [330, 3.5, 0.8],
      [860, 4, 0.5],
    ],
    ticks: 0.32,
    hiss: 0.16,
    tyres: 0.3,
  },
  motorcycle: {
    firing: gearChange(42, 62),
    jitter: 0.022,
    resonances: [
      [135, 3, 1],
      [390, 3, 0.65],
      [980, 3, 0.3],
    ],
    ticks: 0.1,
    hiss: 0.14,
    tyres: 0.3,
  },
  car: {
    firing: steady(62, 88),
    jitter: 0.012,
    resonances: [
      [95, 2.5, 1],
      [210, 2.5, 0.5],
      [540, 2, 0.15],
    ],
    ticks: 0.03,
    hiss: 0.1,
    tyres: 1.2,
  },
  bus: {
    firing: steady(58, 84),
    jitter: 0.018,
    resonances: [
      [88, 3, 1],
      [190, 3, 0.7],
      [470, 2.5, 0.35],
    ],
    ticks: 0.14,
    hiss: 0.2,
    tyres: 0.7,
  },
}

/** Every firing as a click of its own strength; every other one weaker, as in a four-stroke. */
const firings = (
  length: Samples,
  sampleRate: Hertz,
  rate: (progress: number) => number,
  jitter: number,
  random: Random,
) => {
  const pulses = new Float32Array(length)
  const gate = new Float32Array(length)
  let at = 0
  let count = 0
  while (at < length) {
    const strength = (count % 2 === 0 ? 1 : 0.72) * (1 + 0.12 * standardNormal(random))
    const width = Math.round(0.0022 * sampleRate)
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
  const { pulses, gate } = firings(length, sampleRate, engine.firing(random), engine.jitter, random)
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
      const angle = ((0.7 * bearing + 1) * Math.PI) / 4
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
