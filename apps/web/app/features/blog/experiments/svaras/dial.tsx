import { inDigits } from '#lib/language/say.ts'
import { WATCH_HOURS, WATCHES, type Watch } from './ragas.ts'

const MIDDLE = 106
const RADIUS = 78
const HAND = 62

/** Hours that are written round the dial, and how far from its middle. */
const WRITTEN = [0, 6, 12, 18]
const WRITTEN_RADIUS = 96

/** Midnight stands at the top, and the hand goes round once a day. */
const placeAt = (hours: number, radius: number): readonly [x: string, y: string] => {
  const angle = (hours / 24) * 2 * Math.PI - Math.PI / 2
  const [x, y] = [Math.cos(angle), Math.sin(angle)]
  return [(MIDDLE + radius * x).toFixed(1), (MIDDLE + radius * y).toFixed(1)]
}

const pointAt = (hours: number, radius: number): string => placeAt(hours, radius).join(' ')

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
    className="mx-auto w-52"
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
    {WRITTEN.map((hour) => {
      const [x, y] = placeAt(hour, WRITTEN_RADIUS)
      return (
        <text key={hour} x={x} y={y} textAnchor="middle" dominantBaseline="central">
          {inDigits(String(hour))}
        </text>
      )
    })}
    <path
      d={`M ${MIDDLE} ${MIDDLE} L ${pointAt(hours, HAND)}`}
      strokeWidth={3}
      strokeLinecap="round"
      className="stroke-ink"
    />
  </svg>
)
