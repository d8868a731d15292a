import { decibels, decibelsToGain, gain, type Gain } from '@dhvani/units'
import type { Position } from '../loading/sound-source.ts'

/** Steps from the middle to a side, and from near to far. */
const STEPS = 10

/** How much softer the farthest sound is. Three doublings of the distance would be 18 dB, and below other sounds. */
const FAR_LEVEL = decibels(-10)

/** How much of the farthest sound comes through the room; the rest comes straight, and tells from which side. */
const FAR_SHARE = 0.75

/**
 * Corner of the air's low-pass, in hertz, 6 dB an octave: -12 dB at 10 kHz, about what 100 m of air take at 20 °C and 70 %
 * relative humidity (ISO 9613-1).
 */
export const AIR_CORNER = 2500

/** First echoes of the room, one for each ear: when, in seconds, and how loud. Their times have no common divisor. */
export const ECHOES = [0.0149, 0.0227] as const
/** Linear gain of each echo. */
export const ECHO_LEVEL = 0.45

/** What the nodes of a position do. */
export type Shape = {
  /** From -1 to 1. */
  readonly pan: number
  /** Gain of the fader, on top of its own. */
  readonly level: Gain
  /** Gain from behind the pan into the room. */
  readonly far: Gain
}

/** @param position  absent: the middle, near */
export const shapeOf = (position: Position | undefined): Shape => {
  const { x, depth } = position ?? { x: 0, depth: 0 }
  const share = (FAR_SHARE * depth) / STEPS
  const level = decibelsToGain(decibels((FAR_LEVEL * depth) / STEPS))
  // Below the air's corner both ways add up to the level: straight `1 - share`, and `share` through the room.
  return { pan: x / STEPS, level: gain(level * (1 - share)), far: gain(share / (1 - share)) }
}
