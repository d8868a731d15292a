import { decibels, decibelsToGain } from '@dhvani/units'
import type { Position } from '../loading/sound-source.ts'

/** Steps from the middle to a side, and from near to far. */
const STEPS = 10

/** How much softer the farthest sound is. Three doublings of the distance would be 18 dB, and below other sounds. */
const FAR_LEVEL = decibels(-10)

/** What the nodes of a position do: gains are linear, `pan` is from -1 to 1. */
export type Shape = {
  readonly pan: number
  /** Of what comes straight. */
  readonly near: number
  /** Of what comes through air and from the walls of the room. */
  readonly far: number
}

/** @param position  absent: the middle, near */
export const shapeOf = (position: Position | undefined): Shape => {
  const { x, depth } = position ?? { x: 0, depth: 0 }
  const share = depth / STEPS
  const level = decibelsToGain(decibels(FAR_LEVEL * share))
  // In step with each other, so that below the air's corner nothing but the level changes.
  return { pan: x / STEPS, near: level * (1 - share), far: level * share }
}
