import { useEffect, useRef, type ReactNode } from 'react'
import type { PreviewState } from '@dhvani/audio-engine'
import { findEngine } from '#lib/engine/current-engine.ts'

const RADIUS = 62
const AROUND = 2 * Math.PI * RADIUS

type PreviewRingProps = {
  readonly state: PreviewState
  /** Length of a whole preview, in seconds. */
  readonly length: number
  readonly children: ReactNode
}

/** A ring that fills while the preview plays; it reads the engine once a frame. */
export const PreviewRing = ({ state, length, children }: PreviewRingProps) => {
  const ring = useRef<SVGCircleElement>(null)

  useEffect(() => {
    let frame = 0
    const draw = () => {
      const heard = Math.min(1, (findEngine()?.preview.elapsed() ?? 0) / length)
      ring.current?.setAttribute('stroke-dashoffset', String(AROUND * (1 - heard)))
      if (state === 'playing') frame = requestAnimationFrame(draw)
    }
    draw()
    return () => cancelAnimationFrame(frame)
  }, [state, length])

  return (
    <div className="relative grid size-36 place-items-center text-marigold-deep">
      <svg aria-hidden viewBox="0 0 144 144" className="absolute inset-0 -rotate-90">
        <circle cx="72" cy="72" r="54" fill="var(--marigold-wash)" />
        <circle cx="72" cy="72" r={RADIUS} fill="none" stroke="var(--line)" strokeWidth="5" />
        <circle
          ref={ring}
          cx="72"
          cy="72"
          r={RADIUS}
          fill="none"
          stroke="var(--terracotta)"
          strokeWidth="5"
          strokeLinecap="round"
          strokeDasharray={AROUND}
          strokeDashoffset={AROUND}
        />
      </svg>
      <span className={state === 'loading' ? 'relative animate-pulse' : 'relative'}>
        {children}
      </span>
    </div>
  )
}
