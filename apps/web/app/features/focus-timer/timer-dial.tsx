import type { ReactNode } from 'react'

const PETALS = 60
const TURN = 360 / PETALS

/** Sixty petals around the time; each loses its colour when its share of the time has passed. */
export const TimerDial = ({
  share,
  children,
}: {
  /** Share of the time that is left, 0 to 1. */
  readonly share: number
  readonly children: ReactNode
}) => (
  <div className="relative mx-auto grid aspect-square w-52 max-w-full place-items-center">
    <svg aria-hidden viewBox="-100 -100 200 200" className="absolute inset-0 size-full">
      <circle r="72" fill="var(--marigold-wash)" opacity="0.55" />
      <circle r="72" fill="none" stroke="var(--marigold)" strokeWidth="0.8" />
      {Array.from({ length: PETALS }, (_, index) => (
        <path
          key={index}
          d={
            index % 5 === 0
              ? 'M0-80C3.6-85 3-93 0-98C-3-93-3.6-85 0-80Z'
              : 'M0 -81C2.2 -84 2 -89 0 -92C-2 -89 -2.2 -84 0 -81Z'
          }
          transform={`rotate(${index * TURN})`}
          fill={index < Math.round(share * PETALS) ? 'var(--terracotta)' : 'var(--line)'}
        />
      ))}
    </svg>
    <div className="relative">{children}</div>
  </div>
)
