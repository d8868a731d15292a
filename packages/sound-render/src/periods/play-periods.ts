import type { Samples } from '@dhvani/units'
import { silence, type Stereo } from '../dsp/stereo.ts'
import { stretchOf } from './stretch-of.ts'

/** The end of one loop passing into the beginning of another: their powers add up to one. */
const passInto = (old: Stereo, next: Stereo, half: number): Stereo => {
  const leaving = stretchOf(old, old.left.length - half, old.left.length + half)
  const entering = stretchOf(next, -half, half)
  const passage = silence((2 * half) as Samples)
  for (let index = 0; index < 2 * half; index += 1) {
    const angle = ((index + 0.5) / (2 * half)) * (Math.PI / 2)
    for (const side of ['left', 'right'] as const)
      passage[side][index] =
        Math.cos(angle) * leaving[side][index]! + Math.sin(angle) * entering[side][index]!
  }
  return passage
}

/**
 * Plays periods one after another, each passing into the next around its end. Where there is no next
 * one, the loop goes on.
 *
 * @param first the period that plays first, from its beginning
 * @param renew gives what follows the nth period; `undefined` where nothing is ready
 * @param passageLength length of one passage, in samples: an even number, at most that of a period
 * @throws {RangeError} for an odd length
 * @yields what is heard, without end: in turn the middle of a period and a passage
 */
export function* playPeriods(
  first: Stereo,
  renew: (index: number) => Stereo | undefined,
  passageLength: Samples,
): Generator<Stereo, never> {
  if (passageLength % 2 !== 0)
    throw new RangeError(`A passage of ${passageLength} samples has no middle.`)
  const half = passageLength / 2
  const { length } = first.left
  let period = first
  yield stretchOf(period, 0, length - half)
  for (let index = 1; ; index += 1) {
    const next = renew(index)
    yield next ? passInto(period, next, half) : stretchOf(period, -half, half)
    period = next ?? period
    yield stretchOf(period, half, length - half)
  }
}
