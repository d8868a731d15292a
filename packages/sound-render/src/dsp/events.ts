import { samples, type Random, type Samples } from '@dhvani/units'
import { panGains, type Stereo } from './stereo.ts'

/** Adds a one-shot to a loop in place; the part that runs over the end comes in at the start. */
export const placeCyclic = (
  loop: Float32Array,
  event: Float32Array,
  at: Samples,
  factor: number,
): void => {
  const length = loop.length
  let target = ((Math.round(at) % length) + length) % length
  for (let index = 0; index < event.length; index += 1) {
    loop[target]! += event[index]! * factor
    target += 1
    if (target === length) target = 0
  }
}

/** Where an event stands between the ears. */
export type Placement = {
  /** Where it starts. */
  at: Samples
  /** Linear gain. */
  factor: number
  /** -1 (left) to 1 (right), constant power. */
  pan: number
  /** By how much the far ear hears it later; 0.6 ms is a whole head (26 at 44.1 kHz). */
  delay?: Samples
}

/** Adds a mono one-shot to a stereo loop, cyclic, in place. */
export const placeStereo = (loop: Stereo, event: Float32Array, placement: Placement): void => {
  const { at, factor, pan, delay = 0 } = placement
  const gains = panGains(pan)
  const far = Math.round(Math.abs(pan) * delay)
  placeCyclic(loop.left, event, samples(pan > 0 ? at + far : at), factor * gains.left)
  placeCyclic(loop.right, event, samples(pan < 0 ? at + far : at), factor * gains.right)
}

/** Adds a stereo one-shot to a stereo loop, cyclic, in place. @param factor linear */
export const placeStereoEvent = (
  loop: Stereo,
  event: Stereo,
  at: Samples,
  factor: number,
): void => {
  placeCyclic(loop.left, event.left, at, factor)
  placeCyclic(loop.right, event.right, at, factor)
}

/** `count` independent moments of a Poisson process, uniform over a loop of `length` samples. */
export const poissonTimes = (count: number, length: Samples, random: Random): Samples[] =>
  Array.from({ length: count }, () => samples(random() * length))
