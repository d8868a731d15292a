import { useEffect, useState } from 'react'
import type { LoopId } from '@dhvani/catalogue'
import { m } from '#messages'
import { getBeatbox, preloadLoop } from '#lib/beats/beatbox.ts'
import { loopName } from './loop-words.ts'
import { moveLoop } from './stage/move-loop.ts'

/**
 * What people do with loops and slots, by whatever means: pick a loop and then a slot, or a slot
 * and then a loop, drop, move, remove. Everything is told in words as well.
 */
export const useHand = () => {
  const [picked, setPicked] = useState<LoopId>()
  const [target, setTarget] = useState<number>()
  const [said, setSaid] = useState('')
  const isHolding = picked !== undefined || target !== undefined

  const letGo = () => {
    setPicked(undefined)
    setTarget(undefined)
  }

  const place = (slot: number, loopId: LoopId) => {
    getBeatbox().assign(slot, loopId)
    letGo()
    setSaid(m.beat_said_placed({ loop: loopName(loopId), number: slot + 1 }))
  }

  useEffect(() => {
    if (!isHolding) return undefined
    const handleKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      setPicked(undefined)
      setTarget(undefined)
      setSaid(m.beat_said_dropped())
    }
    addEventListener('keydown', handleKey)
    return () => removeEventListener('keydown', handleKey)
  }, [isHolding])

  return {
    picked,
    target,
    said,
    letGo,
    place,
    /** @returns whether the loop is in hand now */
    pick(loopId: LoopId): boolean {
      if (target !== undefined) {
        place(target, loopId)
        return false
      }
      const isPutBack = picked === loopId
      preloadLoop(loopId)
      setPicked(isPutBack ? undefined : loopId)
      setSaid(isPutBack ? m.beat_said_dropped() : m.beat_said_picked({ loop: loopName(loopId) }))
      return !isPutBack
    },
    choose(slot: number) {
      if (picked !== undefined) {
        place(slot, picked)
        return
      }
      const isPutBack = target === slot
      setTarget(isPutBack ? undefined : slot)
      setSaid(isPutBack ? m.beat_said_dropped() : m.beat_said_target({ number: slot + 1 }))
    },
    move(from: number, to: number) {
      const loopId = getBeatbox().getSnapshot().slots[from]?.loopId
      if (loopId === undefined) return
      moveLoop(getBeatbox(), from, to)
      setSaid(m.beat_said_moved({ loop: loopName(loopId), number: to + 1 }))
    },
    remove(slot: number) {
      const loopId = getBeatbox().getSnapshot().slots[slot]?.loopId
      if (loopId === undefined) return
      getBeatbox().clear(slot)
      setSaid(m.beat_said_removed({ loop: loopName(loopId), number: slot + 1 }))
    },
  }
}
