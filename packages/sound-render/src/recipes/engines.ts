import { samples, type Hertz, type Random, type Samples } from '@dhvani/units'
import { standardNormal, uniformBetween } from '../dsp/chance.ts'
import { bandPass, filterOnce } from '../dsp/filters.ts'
import { copyOf, giveBack, newSignal } from '../dsp/signals.ts'
import { addInto, rootMeanSquare, scaleToLevel, type Stereo } from '../dsp/stereo.ts'
import { readStep, STEPS_PER_SECOND, type Drive, type Gearbox } from './drives.ts'

export type VehicleKind = 'rickshaw' | 'scooter' | 'motorcycle' | 'car' | 'bus'

type Engine = Gearbox & {
  readonly cylinders: number
  /** Of a cylinder for each firing: two strokes are one turn of the crankshaft. */
  readonly strokes: 2 | 4
  /** Brings the exhaust to about unit power at one metre in a brisk drive, linear. */
  readonly gain: number
  /** Standard deviation of the time between two firings under load, as a share of it. */
  readonly jitter: number
  /** Standard deviation of the strength of firings under load, as a share of it. */
  readonly roughness: number
  /** How long the gas of one firing takes to leave, in seconds: the shorter, the brighter. */
  readonly puff: number
  /** Resonances of exhaust and body: hertz, Q, linear level. */
  readonly resonances: readonly (readonly [number, number, number])[]
  /** Ticking of valves and bodywork, linear, beside the exhaust's own level. */
  readonly ticks: number
  /** Hiss of the exhaust, linear, beside the exhaust's own level. */
  readonly hiss: number
  /** Tyres on the road at 10 m/s, linear. */
  readonly tyres: number
}

/**
 * Idle, gears and pull are round figures of vehicles of these kinds. Octaves follow the sound power of Directive (EU)
 * 2015/996, table F-1: between mopeds and motorcycles for what has two strokes, motorcycles, cars at 35 km/h, heavy vehicles.
 */
export const ENGINES: Readonly<Record<VehicleKind, Engine>> = {
  // Two strokes: a firing with every turn, a thin pipe, and a ring to each.
  rickshaw: {
    cylinders: 1,
    strokes: 2,
    idle: 21,
    top: 78,
    gears: [3.4, 6.2, 10, 14.5],
    pull: 1.4,
    gain: 22,
    jitter: 0.02,
    roughness: 0.25,
    puff: 0.0006,
    resonances: [
      [85, 0.8, 0.9],
      [190, 2, 0.8],
      [430, 2.5, 0.75],
      [980, 3, 0.65],
      [2050, 2, 0.8],
    ],
    ticks: 0.16,
    hiss: 0.15,
    tyres: 0.14,
  },
  scooter: {
    cylinders: 1,
    strokes: 2,
    idle: 20,
    top: 88,
    gears: [4, 7, 10.5, 15],
    pull: 2,
    gain: 27,
    jitter: 0.02,
    roughness: 0.25,
    puff: 0.0007,
    resonances: [
      [100, 0.8, 0.8],
      [230, 2.5, 0.8],
      [560, 3, 0.6],
      [1280, 3, 0.6],
      [2500, 2, 1.1],
    ],
    ticks: 0.13,
    hiss: 0.15,
    tyres: 0.14,
  },
  motorcycle: {
    cylinders: 1,
    strokes: 4,
    idle: 22,
    top: 115,
    gears: [5.5, 9.5, 14, 19],
    pull: 2.4,
    gain: 20,
    jitter: 0.012,
    roughness: 0.12,
    puff: 0.0007,
    resonances: [
      [80, 0.7, 1.8],
      [170, 2, 0.7],
      [420, 3, 0.65],
      [1050, 3, 0.7],
      [2150, 2, 1],
    ],
    ticks: 0.11,
    hiss: 0.16,
    tyres: 0.16,
  },
  car: {
    cylinders: 4,
    strokes: 4,
    idle: 14,
    top: 52,
    gears: [6.5, 12, 18, 26],
    pull: 1.8,
    gain: 8,
    jitter: 0.006,
    roughness: 0.05,
    puff: 0.002,
    resonances: [
      [65, 0.8, 2.2],
      [150, 2, 0.15],
      [270, 2, 0.5],
      [590, 2, 0.3],
    ],
    ticks: 0.045,
    hiss: 0.1,
    tyres: 1.1,
  },
  // A diesel with six cylinders: the road shakes with 30 to 100 firings a second.
  bus: {
    cylinders: 6,
    strokes: 4,
    idle: 10,
    top: 36,
    gears: [2.8, 5, 8.5, 14, 21],
    pull: 1,
    gain: 8,
    jitter: 0.006,
    roughness: 0.08,
    puff: 0.0011,
    resonances: [
      [70, 0.8, 2.8],
      [115, 2, 0.6],
      [215, 2, 1.3],
      [520, 2, 1.4],
      [1150, 2, 1.6],
    ],
    ticks: 0.11,
    hiss: 0.14,
    tyres: 0.35,
  },
}

/** What each ear hears of the other's tyres, linear: four wheels of one vehicle are near each other. */
const SHARED = 0.5
/** The level of tyres is read once in so many samples. */
const LEVEL_STEP = 16
/** Until the next firing the gas of one has fallen by so many powers of e. */
const FADED = 3
/** A firing comes hardly later than after so many periods. */
const LATEST = 1.15

/**
 * Every firing as a puff of its own strength. An engine without load fires unevenly, and one of two strokes misses
 * firings; each cylinder is a little stronger or weaker than the others. Power grows with the cube of the turns
 * (T. Priede, Proc. Inst. Mech. Eng. 1960: 30 dB per decade for diesel engines), of which one power is in the number
 * of firings.
 */
const firings = (
  length: Samples,
  sampleRate: Hertz,
  engine: Engine,
  drive: Drive,
  random: Random,
) => {
  const { cylinders, strokes, top, jitter, roughness, puff } = engine
  const [pulses, gas, metal] = [newSignal(length), newSignal(length), newSignal(length)]
  const own = Array.from({ length: cylinders }, () => 1 + 0.12 * standardNormal(random))
  let at = 0
  for (let count = 0; at < length; count += 1) {
    const step = (at / sampleRate) * STEPS_PER_SECOND
    const turns = readStep(drive.turns, step)
    const load = readStep(drive.load, step)
    const idling = (1 - load) ** 3
    const missed = strokes === 2 && random() < 0.4 * idling ? 0.2 : 1
    const strength =
      (missed *
        own[count % cylinders]! *
        (0.3 + load) *
        turns *
        (1 + (roughness + 0.15 * idling) * standardNormal(random))) /
      top
    const width = Math.round(puff * (1.5 - 0.6 * load) * sampleRate)
    const first = Math.floor(at)
    for (let index = 0; index < width && first + index < length; index += 1)
      pulses[first + index]! += strength * Math.sin((Math.PI * index) / width) ** 2
    const period = (sampleRate * strokes) / (2 * cylinders * turns)
    const fade = Math.exp(-FADED / period)
    const struck = Math.sqrt(Math.abs(strength))
    // The next firing may come late; what it overwrites is of no account.
    for (let index = 0, left = 1; index < LATEST * period && first + index < length; index += 1) {
      gas[first + index] = strength * left
      // Valves and gears rattle on where the exhaust hardly blows.
      metal[first + index] = struck * (0.25 + left * left * left)
      left *= fade
    }
    at += period * (1 + (jitter + 0.03 * idling) * standardNormal(random))
  }
  return { pulses, gas, metal }
}

/** Of rolling, with the speed: 32 dB per decade, within the 30 to 35 that are measured of tyres on roads. */
const ROLLING = 1.6
const ROLLING_SPEED = 10
/** Hertz of white noise that pass the filters of tyres, so that their level is 1 at that speed. */
const TYRES = 1200

/** What a vehicle sounds like at one metre: about unit power in a brisk drive. */
export type VehicleSound = {
  /** From one place. */
  readonly engine: Float32Array
  /** Another noise in each ear, as four wheels are around a listener's head. */
  readonly tyres: Stereo
}

export const renderVehicle = (
  kind: VehicleKind,
  drive: Drive,
  sampleRate: Hertz,
  random: Random,
): VehicleSound => {
  const { gain, resonances, hiss, ticks, tyres } = ENGINES[kind]
  const length = samples(Math.round(drive.duration * sampleRate))
  const { pulses, gas, metal } = firings(length, sampleRate, ENGINES[kind], drive, random)
  const [engine, ringing, noise] = [newSignal(length), newSignal(length), newSignal(length)]
  for (const [frequency, q, level] of resonances) {
    const tuned = frequency * uniformBetween(0.88, 1.14, random)
    ringing.set(pulses)
    addInto(engine, filterOnce(ringing, [bandPass(tuned, sampleRate, q)]), level * gain)
  }
  const level = rootMeanSquare(engine)
  for (let at = 0; at < length; at += 1) noise[at] = 2 * random() - 1
  const roll = [bandPass(uniformBetween(700, 1100, random), sampleRate, 1)]
  const loud = drive.speed.map(
    (metres) => tyres * (metres / ROLLING_SPEED) ** ROLLING * Math.sqrt(sampleRate / TYRES),
  )
  const rolling = (source: Float32Array) => {
    for (let from = 0; from < length; from += LEVEL_STEP) {
      const level = readStep(loud, (from / sampleRate) * STEPS_PER_SECOND)
      const to = Math.min(from + LEVEL_STEP, length)
      for (let at = from; at < to; at += 1) source[at]! *= level
    }
    return filterOnce(source, roll)
  }
  // Noise that runs backwards is another noise, and so is that of seconds before.
  const earlier = ringing
  const half = length >> 1
  earlier.set(noise.subarray(half))
  earlier.set(noise.subarray(0, half), length - half)
  const backwards = copyOf(noise).reverse()
  for (let at = 0; at < length; at += 1) {
    const [one, other] = [earlier[at]!, backwards[at]!]
    earlier[at] = one + SHARED * other
    backwards[at] = other + SHARED * one
  }
  const wheels = { left: rolling(earlier), right: rolling(backwards) }
  for (let at = 0; at < length; at += 1) {
    gas[at]! *= noise[at]!
    metal[at]! *= noise[at]!
  }
  filterOnce(metal, [bandPass(uniformBetween(1500, 2800, random), sampleRate, 0.8)])
  filterOnce(gas, [bandPass(1300, sampleRate, 0.5)])
  addInto(engine, scaleToLevel(gas, hiss * level))
  addInto(engine, scaleToLevel(metal, ticks * level))
  giveBack(pulses, gas, metal, noise)
  return { engine, tyres: wheels }
}
