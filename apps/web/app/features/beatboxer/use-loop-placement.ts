import { useEffect, useState } from 'react'
import type { LoopId } from '@dhvani/catalogue'
import { m } from '#messages'
import { getBeatbox, preloadLoop } from '#lib/beats/beatbox.ts'
import { loopName } from '#lib/beats/loop-name.ts'
import { moveLoop } from './stage/move-loop.ts'

/**
 * Puts loops on slots, by pointer or by keyboard. The listener picks a loop and then a slot, or a
 * slot and then a loop. Every step has an `announcement` for screen readers.
 */
export const useLoopPlacement = () => {
  const [picked, setPicked] = useState<LoopId>()
  const [target, setTarget] = useState<number>()
  const [announcement, setAnnouncement] = useState('')
  const isPicking = picked !== undefined || target !== undefined

  const cancel = () => {
    setPicked(undefined)
    setTarget(undefined)
  }

  const place = (slot: number, loopId: LoopId) => {
    getBeatbox().assign(slot, loopId)
    cancel()
    setAnnouncement(m.beat_said_placed({ loop: loopName(loopId), number: slot + 1 }))
  }

  useEffect(() => {
    if (!isPicking) return undefined
    const handleKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      setPicked(undefined)
      setTarget(undefined)
      setAnnouncement(m.beat_said_dropped())
    }
    addEventListener('keydown', handleKey)
    return () => removeEventListener('keydown', handleKey)
  }, [isPicking])

  return {
    picked,
    target,
    announcement,
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
      setAnnouncement(
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
      setAnnouncement(
        isCancelled ? m.beat_said_dropped() : m.beat_said_target({ number: slot + 1 }),
      )
    },
    move(from: number, to: number) {
      const loopId = getBeatbox().getSnapshot().slots[from]?.loopId
      if (loopId === undefined) return
      moveLoop(getBeatbox(), from, to)
      setAnnouncement(m.beat_said_moved({ loop: loopName(loopId), number: to + 1 }))
    },
    remove(slot: number) {
      const loopId = getBeatbox().getSnapshot().slots[slot]?.loopId
      if (loopId === undefined) return
      getBeatbox().clear(slot)
      setAnnouncement(m.beat_said_removed({ loop: loopName(loopId), number: slot + 1 }))
    },
  }
}
