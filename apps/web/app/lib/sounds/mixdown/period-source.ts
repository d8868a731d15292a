import { RIGHT_EAR_LATER } from '@dhvani/catalogue/limits'
import { FULL_SCALE, type HeldPeriod } from './held-period.ts'
import { createReusedBlock, type Block, type BlockSource } from './stereo-block.ts'

/** Periods of one sound, in their order. */
export type Periods = {
  readonly first: HeldPeriod
  /** @returns the next one, or `undefined` where there is none: then the one that plays comes round again */
  readonly next: () => Promise<HeldPeriod | undefined>
  /** Told how many samples are left until the next one is needed. */
  readonly tellNeed: (samples: number) => void
  /** Given each period that is not heard again. */
  readonly letGo: (period: HeldPeriod) => void
}

/** A texture has one channel, which the right ear hears later (docs/contract/audio.md §1). */
const sidesOf = (period: HeldPeriod) => {
  const [left, right] = period
  const length = left?.length ?? 0
  return left && right
    ? { period, left, right, shift: 0, length }
    : { period, left: left!, right: left!, shift: Math.round(length * RIGHT_EAR_LATER), length }
}

type Sides = ReturnType<typeof sidesOf>

/**
 * Adds samples of a period at its places, which come round, to a piece.
 *
 * @param gainAt by the sample of the piece
 */
const addStretch = (
  into: Block,
  { left, right, shift, length }: Sides,
  [at, count, offset]: readonly [at: number, count: number, offset: number],
  gainAt: (index: number) => number,
): void => {
  for (let index = 0; index < count; index += 1) {
    const place = (at + index) % length
    const gain = gainAt(index) / FULL_SCALE
    into.left[offset + index]! += gain * left[place]!
    into.right[offset + index]! += gain * right[(place + shift) % length]!
  }
}

const WHOLE = () => 1

/**
 * Plays the periods of a sound one after another. The middle of each passage is the end of one round and the beginning of the
 * next, and both periods are at the same place of their round in it, as the recipes' own `playPeriods` has it.
 *
 * @param passage its length, in samples, even; at most that of a period
 */
export const createPeriodSource = (
  { first, next, tellNeed, letGo }: Periods,
  passage: number,
): BlockSource => {
  const half = passage / 2
  const reuse = createReusedBlock()
  let sides = sidesOf(first)
  let entering: Sides | undefined
  let at = 0
  /** Whether this end of the round has been reached, and a next period was asked for. */
  let isPassing = false

  /** @returns how many samples of the same kind follow */
  const countAlike = (): number => {
    const { length } = sides
    if (isPassing) return at >= length - half ? length - at : half - at
    return length - half - at
  }

  const enter = async () => {
    isPassing = true
    const period = await next()
    entering = period && sidesOf(period)
    if (!entering || entering.length === sides.length) return
    letGo(entering.period)
    entering = undefined
  }

  const leave = () => {
    isPassing = false
    if (!entering) return
    letGo(sides.period)
    sides = entering
    entering = undefined
  }

  const readSome = (into: Block, offset: number, count: number) => {
    if (!entering) {
      addStretch(into, sides, [at, count, offset], WHOLE)
      return
    }
    const begun = at >= half ? at - (sides.length - half) : half + at
    const angle = (index: number) => (((begun + index + 0.5) / passage) * Math.PI) / 2
    addStretch(into, sides, [at, count, offset], (index) => Math.cos(angle(index)))
    addStretch(into, entering, [at, count, offset], (index) => Math.sin(angle(index)))
  }

  return {
    async read(wanted) {
      const block = reuse(wanted)
      for (let offset = 0; offset < wanted;) {
        if (!isPassing && at >= sides.length - half) await enter()
        const count = Math.min(wanted - offset, countAlike())
        readSome(block, offset, count)
        offset += count
        at += count
        if (at === sides.length) at = 0
        if (isPassing && at === half) leave()
      }
      tellNeed(isPassing ? Infinity : sides.length - half - at)
      return block
    },
  }
}
