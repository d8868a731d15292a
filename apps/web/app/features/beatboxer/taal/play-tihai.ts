import type { Beatbox } from '@dhvani/audio-engine'
import { TEENTAL } from './teental.ts'
import { cycleOfEnd, getTihaiSlot, stepOfTihai, TIHAI_LOOP } from './tihai.ts'

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
  beatbox.endAt(cycle * TEENTAL.length)

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
    const step = stepOfTihai(beatbox.position(), cycle, isHandedOver, getTihaiSlot(snapshot))
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
