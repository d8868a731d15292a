import { useEffect, useRef } from 'react'
import { driftTo } from './drift.ts'

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
