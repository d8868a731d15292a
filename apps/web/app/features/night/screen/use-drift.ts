import { useEffect, useRef } from 'react'

/** How far the lamp moves, in CSS pixels a minute: too slowly to be seen, too far to burn in. */
const DRIFT = { x: 5, y: 3 } as const

type Room = {
  /** Pixels that the lamp can move sideways and downwards; less than 0 where it does not fit. */
  readonly width: number
  readonly height: number
}

/** Where a point is that began in the middle of `room` pixels and turns back at both ends. */
const bounce = (way: number, room: number): number => {
  if (room <= 0) return 0
  const at = (room / 2 + way) % (2 * room)
  return at <= room ? at : 2 * room - at
}

/** @returns the lamp's place from the upper left, in pixels, so many milliseconds after it was lit */
export const driftTo = (elapsed: number, { width, height }: Room) => {
  const minutes = elapsed / 60_000
  return { x: bounce(minutes * DRIFT.x, width), y: bounce(minutes * DRIFT.y, height) }
}

/** The lamp is moved this often, in milliseconds. */
const STEP_MS = 5000

/** @returns refs for the lamp and for the room in which it drifts by the clock */
export const useDrift = () => {
  const room = useRef<HTMLDivElement>(null)
  const lamp = useRef<HTMLDivElement>(null)

  useEffect(() => {
    const [around, moved] = [room.current, lamp.current]
    if (!around || !moved) return undefined
    const begun = Date.now()
    const move = () => {
      const { x, y } = driftTo(Date.now() - begun, {
        width: around.clientWidth - moved.offsetWidth,
        height: around.clientHeight - moved.offsetHeight,
      })
      moved.style.transform = `translate(${x}px, ${y}px)`
    }
    const sizes = new ResizeObserver(move)
    sizes.observe(around)
    sizes.observe(moved)
    const interval = setInterval(move, STEP_MS)
    return () => {
      clearInterval(interval)
      sizes.disconnect()
    }
  }, [])

  return { room, lamp }
}
