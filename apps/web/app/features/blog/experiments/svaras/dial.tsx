import { WATCH_HOURS, WATCHES, type Watch } from './ragas.ts'

const MIDDLE = 90
const RADIUS = 78
const HAND = 62

/** Midnight stands at the top, and the hand goes round once a day. */
const pointAt = (hours: number, radius: number): string => {
  const angle = (hours / 24) * 2 * Math.PI - Math.PI / 2
  return `${(MIDDLE + radius * Math.cos(angle)).toFixed(1)} ${(MIDDLE + radius * Math.sin(angle)).toFixed(1)}`
}

type DialProps = {
  readonly chosen: Watch
  /** Hours since midnight of the reader's clock, with their fraction. */
  readonly hours: number
  readonly label: string
}

/** Day and night as a dial of eight watches. */
export const Dial = ({ chosen, hours, label }: DialProps) => (
  <svg
    viewBox={`0 0 ${2 * MIDDLE} ${2 * MIDDLE}`}
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- An img cannot follow the theme.
    role="img"
    aria-label={label}
    className="mx-auto w-44"
  >
    {WATCHES.map((watch) => (
      <path
        key={watch.from}
        d={`M ${pointAt(watch.from + 0.1, RADIUS)} A ${RADIUS} ${RADIUS} 0 0 1 ${pointAt(watch.from + WATCH_HOURS - 0.1, RADIUS)}`}
        fill="none"
        strokeWidth={watch === chosen ? 16 : 6}
        className={watch === chosen ? 'stroke-terracotta' : 'stroke-edge'}
      />
    ))}
    <path
      d={`M ${MIDDLE} ${MIDDLE} L ${pointAt(hours, HAND)}`}
      strokeWidth={3}
      strokeLinecap="round"
      className="stroke-ink"
    />
  </svg>
)
