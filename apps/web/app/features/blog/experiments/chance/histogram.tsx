import { inDigits } from '#lib/language/say.ts'
import type { ExperimentWords } from '#content/experiments/english-words.ts'
import { fillWords } from '../fill-words.ts'
import type { Summary } from './chance.ts'

const WIDTH = 440
const HEIGHT = 120
const LEFT = 20

type HistogramProps = {
  readonly summary: Summary
  readonly size: number
  readonly words: ExperimentWords
}

/** How many studies came to each difference. */
export const Histogram = ({ summary: { counts, large }, size, words }: HistogramProps) => {
  const most = Math.max(1, ...counts)
  const tallest = counts.indexOf(Math.max(...counts)) - size
  const step = WIDTH / counts.length
  return (
    <svg
      viewBox={`0 0 ${WIDTH + 2 * LEFT} ${HEIGHT + 26}`}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- An img cannot follow the theme.
      role="img"
      aria-label={fillWords(words.chance_drawing, { size, most, tallest })}
      className="w-full [direction:ltr]"
    >
      {counts.map((count, place) => {
        const difference = place - size
        const height = (HEIGHT * count) / most
        return (
          <rect
            key={difference}
            x={LEFT + place * step + step * 0.1}
            y={HEIGHT - height}
            width={step * 0.8}
            height={height}
            className={Math.abs(difference) >= large ? 'fill-terracotta' : 'fill-edge'}
          />
        )
      })}
      <line x1={LEFT} x2={LEFT + WIDTH} y1={HEIGHT} y2={HEIGHT} className="figure-axis" />
      <text x={LEFT} y={HEIGHT + 18}>
        {`${inDigits(String(size))} ${words.chance_behind}`}
      </text>
      <text x={LEFT + WIDTH} y={HEIGHT + 18} textAnchor="end">
        {`${inDigits(String(size))} ${words.chance_ahead}`}
      </text>
    </svg>
  )
}
