import type { Beatbox, BeatboxSnapshot } from '@dhvani/audio-engine'
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
export const findTihaiSlot = ({ slots }: BeatboxSnapshot): number => {
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

type TihaiBeatbox = Pick<
  Beatbox,
  | 'assign'
  | 'clear'
  | 'endAt'
  | 'getSnapshot'
  | 'pause'
  | 'position'
  | 'save'
  | 'setMuted'
  | 'setSlotVolume'
>

type TihaiOptions = {
  readonly beatbox: TihaiBeatbox
  /** Calls back once, before the next frame. */
  readonly onFrame: (callback: () => void) => () => void
  readonly onEnd: (hasLanded: boolean) => void
}

/**
 * Ends the beat on a sam. One slot gets the tihai loop for the last vibhag and no loop strikes after
 * sam. The stroke on sam rings out, the beat pauses, and the slot gets its own loop back.
 *
 * @returns calls the tihai off
 */
export const playTihai = ({ beatbox, onFrame, onEnd }: TihaiOptions): (() => void) => {
  const before = beatbox.save()
  const cycle = cycleOfEnd(beatbox.position())
  let isHandedOver = false
  let slot = -1
  let changed: string | undefined
  let cancelFrame: () => void = () => undefined
  beatbox.endAt(cycle * CYCLE)

  /** Does nothing if the listener has put another loop on that slot meanwhile. */
  const giveBack = () => {
    if (!isHandedOver || beatbox.getSnapshot().slots[slot]?.loopId !== TIHAI_LOOP) return
    if (changed === TIHAI_LOOP) return
    const was = before.slots.find(({ position }) => position === slot)
    if (!was) {
      beatbox.clear(slot)
      return
    }
    beatbox.assign(slot, was.loopId)
    beatbox.setSlotVolume(slot, was.volume)
    beatbox.setMuted(slot, was.isMuted)
  }

  const finish = (hasLanded: boolean) => {
    cancelFrame()
    if (hasLanded) beatbox.pause()
    else beatbox.endAt(undefined)
    giveBack()
    onEnd(hasLanded)
  }

  const follow = () => {
    const snapshot = beatbox.getSnapshot()
    if (!snapshot.isPlaying) {
      finish(false)
      return
    }
    const step = stepOfTihai(beatbox.position(), cycle, isHandedOver, findTihaiSlot(snapshot))
    if (step.kind === 'end') {
      finish(true)
      return
    }
    if (step.kind === 'hand-over') {
      isHandedOver = true
      slot = step.slot
      changed = snapshot.slots[slot]?.loopId
      if (changed !== TIHAI_LOOP) {
        beatbox.assign(slot, TIHAI_LOOP)
        beatbox.setMuted(slot, false)
      }
    }
    cancelFrame = onFrame(follow)
  }

  cancelFrame = onFrame(follow)
  return () => finish(false)
}
