import { useEffect, useRef } from 'react'
import { openMeter } from '@dhvani/audio-engine/meter'
import { getEngine } from '#lib/listening/page-engine.ts'

/** Levels at the two ends of the bar, in dBFS. */
const ENDS = { low: -70, high: -10 } as const

/** How fast the bar falls after a loud moment, in dB per second. */
const FALL = 30

/** The level of a sound that plays, as a bar that the browser draws with each frame. */
export const TrackMeter = ({ id }: { readonly id: string }) => {
  const bar = useRef<HTMLSpanElement>(null)
  useEffect(() => {
    const meter = openMeter(getEngine(), id)
    let shown: number = ENDS.low
    let drawn = performance.now()
    const draw = (now: number) => {
      const fallen = shown - (FALL * (now - drawn)) / 1000
      shown = Math.min(ENDS.high, Math.max(ENDS.low, meter.level(), fallen))
      drawn = now
      const share = (shown - ENDS.low) / (ENDS.high - ENDS.low)
      if (bar.current) bar.current.style.transform = `scaleX(${share.toFixed(3)})`
      frame = requestAnimationFrame(draw)
    }
    let frame = requestAnimationFrame(draw)
    return () => {
      cancelAnimationFrame(frame)
      meter.close()
    }
  }, [id])
  return (
    <span
      aria-hidden
      data-meter={id}
      className="pointer-events-none absolute inset-x-0 bottom-0 h-[3px] overflow-hidden rounded-full"
    >
      <span
        ref={bar}
        style={{ transform: 'scaleX(0)' }}
        className="block h-full origin-(--line-start) rounded-full bg-peacock"
      />
    </span>
  )
}
