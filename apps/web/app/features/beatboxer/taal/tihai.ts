import type { Beatbox, BeatboxSnapshot } from '@dhvani/audio-engine'
import { findBeatLoop, type LoopId } from '@dhvani/catalogue'
import { TEENTAL } from './teental.ts'

/** Its last vibhag is a tihai: te te ge na dha, three times, the third dha being the sam. */
export const TIHAI_LOOP: LoopId = 'tabla-rela'

const CYCLE = TEENTAL.length
const BAR = 4

/** Beats before the tihai's bar within which the loop must be handed over, to enter on its line. */
const HAND_OVER = { from: CYCLE - 2 * BAR, until: CYCLE - BAR - 0.5 } as const

/** After sam the last stroke rings this long, in beats, before everybody rests. */
export const RING = 1.5

export type TihaiStep =
  | { readonly kind: 'wait' }
  | { readonly kind: 'hand-over'; readonly slot: number }
  | { readonly kind: 'end' }

/**
 * Who plays the tihai: rela if it is on stage already, else a tabla, else an empty place, else the
 * first.
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
 * Whole cycles to play before the end, counted from the cycle that sounds: this one if there is
 * still time to hand the tabla over, else the next.
 */
export const cycleOfEnd = (position: number): number => {
  const inCycle = position % CYCLE
  const begun = Math.floor(position / CYCLE)
  return inCycle < HAND_OVER.until ? begun + 1 : begun + 2
}

/** What to do at a moment that is heard, for a tihai that lands on the sam of `cycle`. */
export const stepOfTihai = (
  position: number,
  cycle: number,
  isHandedOver: boolean,
  slot: number,
): TihaiStep => {
  const sam = cycle * CYCLE
  if (position >= sam + RING) return { kind: 'end' }
  if (!isHandedOver && position >= sam - CYCLE + HAND_OVER.from) return { kind: 'hand-over', slot }
  return { kind: 'wait' }
}

type TihaiOptions = {
  readonly beatbox: Beatbox
  /** Calls back once, before the next frame. */
  readonly onFrame: (callback: () => void) => () => void
  readonly onEnd: (hasLanded: boolean) => void
}

/**
 * Brings the beat to its end on a sam: hands the tabla its tihai in time, lets nobody strike after
 * sam, lets that stroke ring, pauses, and gives everybody back what they played.
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

  /** Only if nobody has given that musician something else meanwhile. */
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
