import { useEffect, useState } from 'react'
import type { LoopId } from '@dhvani/catalogue'
import { m } from '#messages'
import { getBeatbox, preloadLoop } from '#lib/listening/beatbox.ts'
import { loopName } from '#lib/beats/loop-name.ts'
import { spoken } from '#lib/notices/spoken.ts'
import { moveLoop } from './stage/move-loop.ts'

/**
 * Puts loops on slots, by pointer or by keyboard. The listener picks a loop and then a slot, or a
 * slot and then a loop. Every step is told to screen readers.
 */
export const useLoopPlacement = () => {
  const [picked, setPicked] = useState<LoopId>()
  const [target, setTarget] = useState<number>()
  const isPicking = picked !== undefined || target !== undefined

  const cancel = () => {
    setPicked(undefined)
    setTarget(undefined)
  }

  const place = (slot: number, loopId: LoopId) => {
    getBeatbox().assign(slot, loopId)
    cancel()
    spoken.set(m.beat_said_placed({ loop: loopName(loopId), number: slot + 1 }))
  }

  useEffect(() => () => spoken.set(undefined), [])
  useEffect(() => {
    if (!isPicking) return undefined
    const handleKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      setPicked(undefined)
      setTarget(undefined)
      spoken.set(m.beat_said_dropped())
    }
    addEventListener('keydown', handleKey)
    return () => removeEventListener('keydown', handleKey)
  }, [isPicking])

  return {
    picked,
    target,
    cancel,
    place,
    /** @returns whether the loop now waits for a slot */
    pick(loopId: LoopId): boolean {
      if (target !== undefined) {
        place(target, loopId)
        return false
      }
      const isCancelled = picked === loopId
      preloadLoop(loopId)
      setPicked(isCancelled ? undefined : loopId)
      spoken.set(
        isCancelled ? m.beat_said_dropped() : m.beat_said_picked({ loop: loopName(loopId) }),
      )
      return !isCancelled
    },
    choose(slot: number) {
      if (picked !== undefined) {
        place(slot, picked)
        return
      }
      const isCancelled = target === slot
      setTarget(isCancelled ? undefined : slot)
      spoken.set(isCancelled ? m.beat_said_dropped() : m.beat_said_target({ number: slot + 1 }))
    },
    move(from: number, to: number) {
      const loopId = getBeatbox().getSnapshot().slots[from]?.loopId
      if (loopId === undefined) return
      moveLoop(getBeatbox(), from, to)
      spoken.set(m.beat_said_moved({ loop: loopName(loopId), number: to + 1 }))
    },
    remove(slot: number) {
      const loopId = getBeatbox().getSnapshot().slots[slot]?.loopId
      if (loopId === undefined) return
      getBeatbox().clear(slot)
      spoken.set(m.beat_said_removed({ loop: loopName(loopId), number: slot + 1 }))
    },
  }
}
