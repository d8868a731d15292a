import { useEffect, useRef, useState, type PointerEvent, type WheelEvent } from 'react'
import { readMove, volumeAfterSwipe, volumeAfterWheel } from './swipe.ts'

/** How long a finger is held to stop the mix, in milliseconds; the ring of night.css takes as long. */
const HOLD_MS = 800

/** Pixels of one line, for wheels that count in lines. */
const LINE_PIXELS = 16

type Press = {
  readonly pointer: number
  readonly from: { readonly x: number; readonly y: number; readonly volume: number }
  readonly isSwipe: boolean
  readonly hold: ReturnType<typeof setTimeout>
}

type GestureOptions = {
  readonly readVolume: () => number
  readonly onVolume: (volume: number) => void
  readonly onTap: () => void
  readonly onHold: () => void
  /** A mouse moved, or a control was pressed. */
  readonly onStir: () => void
}

const isControl = (target: EventTarget): boolean =>
  target instanceof Element && target.closest('button, input') !== null

/** Swipe and wheel for the volume, a tap, and a finger that is held. Controls keep their own presses. */
export const useGestures = (options: GestureOptions) => {
  const { readVolume, onVolume, onTap, onHold, onStir } = options
  const press = useRef<Press>(undefined)
  const turned = useRef(0)
  /** Where a finger is held, for the ring around it. */
  const [held, setHeld] = useState<{ readonly x: number; readonly y: number }>()

  useEffect(() => () => clearTimeout(press.current?.hold), [])

  const end = () => {
    clearTimeout(press.current?.hold)
    press.current = undefined
    setHeld(undefined)
  }

  const handleDown = (event: PointerEvent) => {
    const { isPrimary, button, pointerId: pointer, clientX: x, clientY: y } = event
    end()
    // A second finger ends what the first began.
    if (!isPrimary || button !== 0) return
    if (isControl(event.target)) {
      onStir()
      return
    }
    event.currentTarget.setPointerCapture(pointer)
    const hold = setTimeout(() => {
      end()
      onHold()
    }, HOLD_MS)
    press.current = { pointer, from: { x, y, volume: readVolume() }, isSwipe: false, hold }
    setHeld({ x, y })
  }

  const handleMove = (event: PointerEvent) => {
    const now = press.current
    if (!now) {
      // A finger has no place while it is up.
      if (event.pointerType === 'mouse' && (event.movementX || event.movementY)) onStir()
      return
    }
    if (event.pointerId !== now.pointer) return
    const { clientX: x, clientY: y } = event
    if (now.isSwipe) {
      onVolume(volumeAfterSwipe(now.from.volume, y - now.from.y, innerHeight))
      return
    }
    const move = readMove(x - now.from.x, y - now.from.y)
    if (move === 'still') return
    end()
    // From here, so that the volume does not jump by the way that told a swipe from a tap.
    if (move === 'swipe') press.current = { ...now, from: { ...now.from, x, y }, isSwipe: true }
  }

  const handleUp = (event: PointerEvent) => {
    const now = press.current
    if (event.pointerId !== now?.pointer) return
    end()
    if (!now.isSwipe) onTap()
  }

  const handleWheel = ({ deltaY, deltaMode, ctrlKey }: WheelEvent) => {
    if (ctrlKey) return
    const pixels = deltaMode === 0 ? deltaY : deltaY * LINE_PIXELS
    const { volume, rest } = volumeAfterWheel(readVolume(), turned.current + pixels)
    turned.current = rest
    onVolume(volume)
  }

  return {
    held,
    handlers: {
      onPointerDown: handleDown,
      onPointerMove: handleMove,
      onPointerUp: handleUp,
      onPointerCancel: end,
      onWheel: handleWheel,
    },
  }
}
