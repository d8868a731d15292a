import type { Hertz, Random } from '@dhvani/units'
import { standardNormal } from '../dsp/chance.ts'

/** A moment of a whistled note. */
export type WhistlePoint = {
  /** Seconds from its start, ascending. */
  time: number
  /** Hertz. */
  pitch: number
  /** Linear, 0 to 1. */
  level: number
}

/** How a note is whistled. */
export type Whistle = {
  nodes: readonly WhistlePoint[]
  /** Levels of the second, third … partial, in dB relative to the first. */
  overtones: readonly number[]
  /** How far the pitch wanders, as a share of it. */
  jitter: number
  /** How fast it wanders, in hertz. */
  jitterRate: number
  /** Breath around the note, dB relative to it. */
  breath: number
  /** A burr: frequency modulation, as a share of the pitch, at a rate in hertz. */
  burr?: { depth: number; rate: number }
}

/** Monotone cubic through nodes (F. Fritsch and R. Carlson, 1980): curved, and never overshoots. */
const createSpline = (xs: readonly number[], ys: readonly number[]): ((x: number) => number) => {
  const count = xs.length
  const gaps = xs.slice(1).map((x, index) => x - xs[index]!)
  const slopes = gaps.map((gap, index) => (ys[index + 1]! - ys[index]!) / gap)
  const tangents = ys.map((_, index) => {
    const before = slopes[index - 1]
    const after = slopes[index]
    if (before === undefined || after === undefined) return before ?? after ?? 0
    return before * after <= 0 ? 0 : (2 * before * after) / (before + after)
  })
  let segment = 0
  return (x) => {
    while (segment < count - 2 && x > xs[segment + 1]!) segment += 1
    while (segment > 0 && x < xs[segment]!) segment -= 1
    const gap = gaps[segment]!
    const t = Math.max(0, Math.min(1, (x - xs[segment]!) / gap))
    const [t2, t3] = [t * t, t * t * t]
    return (
      (2 * t3 - 3 * t2 + 1) * ys[segment]! +
      (t3 - 2 * t2 + t) * gap * tangents[segment]! +
      (3 * t2 - 2 * t3) * ys[segment + 1]! +
      (t3 - t2) * gap * tangents[segment + 1]!
    )
  }
}

/**
 * A whistled note: a pitch that glides through nodes, few overtones, a little breath, and the
 * small unsteadiness of a throat. Used for every bird.
 */
export const renderWhistle = (
  { nodes, overtones, jitter, jitterRate, breath, burr }: Whistle,
  sampleRate: Hertz,
  random: Random,
): Float32Array => {
  const duration = nodes.at(-1)!.time
  const length = Math.ceil(duration * sampleRate)
  const signal = new Float32Array(length)
  const times = nodes.map(({ time }) => time)
  const pitchAt = createSpline(
    times,
    nodes.map(({ pitch }) => Math.log(pitch)),
  )
  const levelAt = createSpline(
    times,
    nodes.map(({ level }) => level),
  )
  const gains = overtones.map((level) => 10 ** (level / 20))
  const breathGain = 10 ** (breath / 20)
  const resonance = 0.985
  let [phase, wobble, wobbleTarget] = [random() * 6.28, 0, 0]
  let [air, airBefore] = [0, 0]
  let pitch = 0
  let level = 0
  const wobbleSpeed = 1 - Math.exp((-2 * Math.PI * jitterRate) / sampleRate)
  const burrPhase = random() * 6.28
  for (let at = 0; at < length; at += 1) {
    const time = at / sampleRate
    if (at % 8 === 0) {
      if (at % Math.max(8, 8 * Math.round(sampleRate / jitterRate / 16)) === 0)
        wobbleTarget = jitter * 1.6 * standardNormal(random)
      pitch = Math.exp(pitchAt(time))
      level = levelAt(time)
    }
    wobble += wobbleSpeed * (wobbleTarget - wobble)
    const shake = burr ? burr.depth * Math.sin(burrPhase + 2 * Math.PI * burr.rate * time) : 0
    phase += (2 * Math.PI * pitch * (1 + wobble + shake)) / sampleRate
    let value = Math.sin(phase)
    for (let overtone = 0; overtone < gains.length; overtone += 1)
      value += gains[overtone]! * Math.sin((overtone + 2) * phase + overtone)
    // Breath is noise through a resonance at the note's own pitch.
    const cos = 2 * resonance * Math.cos((2 * Math.PI * pitch) / sampleRate)
    const next = (2 * random() - 1) * 0.06 + cos * air - resonance * resonance * airBefore
    airBefore = air
    air = next
    signal[at] = level * (value + breathGain * 3 * air)
  }
  return signal
}
