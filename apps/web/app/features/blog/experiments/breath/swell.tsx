import type { ReactNode } from 'react'

const SMALL = 26
const LARGE = 66

type SwellProps = {
  /** 0 to 1. */
  readonly fullness: number
  /** What the reader does now. */
  readonly children: ReactNode
}

/**
 * A circle as full as the breath. It is the exercise itself and slower than any motion that people ask to be spared; with
 * less motion asked for, it stands still and its word changes.
 */
export const Swell = ({ fullness, children }: SwellProps) => (
  <div className="relative mx-auto grid size-40 place-items-center">
    <svg viewBox="0 0 140 140" aria-hidden className="absolute inset-0">
      <circle cx="70" cy="70" r={LARGE} fill="none" className="stroke-edge" />
      <circle
        cx="70"
        cy="70"
        r={SMALL + (LARGE - SMALL) * fullness}
        className="fill-terracotta-wash motion-reduce:hidden"
      />
    </svg>
    <span className="relative text-xl font-semibold">{children}</span>
  </div>
)
