import type { BeatboxSnapshot } from '@dhvani/audio-engine'
import { findBeatLoop, type LoopId } from '@dhvani/catalogue'
import { TEENTAL } from './teental.ts'

/** The loop whose last vibhag is a tihai: te te ge na dha, three times. The third dha is the sam. */
export const TIHAI_LOOP: LoopId = 'tabla-rela'

const CYCLE = TEENTAL.length
const BAR = 4

/** Beats of the cycle in which a slot gets the tihai loop, so that it enters on the last vibhag. */
const HAND_OVER = { from: CYCLE - 2 * BAR, until: CYCLE - BAR - 0.5 } as const

/** The last stroke rings for this long after sam; then the beat pauses. */
export const RING_BEATS = 1.5

export type TihaiStep =
  | { readonly kind: 'wait' }
  | { readonly kind: 'hand-over'; readonly slot: number }
  | { readonly kind: 'end' }

/**
 * The slot that plays the tihai: the one with rela, else one with a tabla, else an empty one, else
 * the first.
 */
export const getTihaiSlot = ({ slots }: BeatboxSnapshot): number => {
  const category = (loopId: string | undefined) => loopId && findBeatLoop(loopId)?.category
  const choices = [
    slots.findIndex(({ loopId }) => loopId === TIHAI_LOOP),
    slots.findIndex(({ loopId }) => category(loopId) === 'tabla'),
    slots.findIndex(({ isActive }) => !isActive),
  ]
  return choices.find((index) => index >= 0) ?? 0
}

/**
 * The cycle on whose sam the beat ends, counted from 0 at the start of playing: the next cycle if
 * there is still time to hand over the tihai loop, else the one after.
 */
export const cycleOfEnd = (position: number): number => {
  const inCycle = position % CYCLE
  const begun = Math.floor(position / CYCLE)
  return inCycle < HAND_OVER.until ? begun + 1 : begun + 2
}

/** The next step towards a tihai that lands on the sam of `cycle`, at `position` in beats. */
export const stepOfTihai = (
  position: number,
  cycle: number,
  isHandedOver: boolean,
  slot: number,
): TihaiStep => {
  const sam = cycle * CYCLE
  if (position >= sam + RING_BEATS) return { kind: 'end' }
  if (!isHandedOver && position >= sam - CYCLE + HAND_OVER.from) return { kind: 'hand-over', slot }
  return { kind: 'wait' }
}
