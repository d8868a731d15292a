import type { ReactNode } from 'react'
import { m } from '#messages'
import { inDigits } from '#lib/language/say.ts'
import { BLOOM, BLOOM_STEP, findBloom } from '#content/figures.ts'
import { Listen } from '../listen.tsx'
import { ArticleFigure } from './article-figure.tsx'

const LEFT = 34
const SECOND = 136
const ROW = 20
const BOTTOM = 252

/** Levels below this have no width. */
const FLOOR = -45
const WIDEST = 9.5

/** The overtones that are faint at first and swell. */
const SWELLING = [8, 9, 10, 11, 12]

const timeAt = (frame: number) => Math.round(LEFT + SECOND * BLOOM_STEP * frame)
const rowOf = (partial: number) => BOTTOM - ROW * partial
const widthOf = (level: number) => (WIDEST * Math.max(0, level - FLOOR)) / -FLOOR

/** A ribbon as wide as the partial is strong. */
const ribbon = (levels: readonly number[], partial: number): string => {
  const edge = (side: 1 | -1) =>
    levels.map(
      (level, frame) => `${timeAt(frame)},${(rowOf(partial) - side * widthOf(level)).toFixed(1)}`,
    )
  return `M${edge(1).join(' ')} ${edge(-1).toReversed().join(' ')}Z`
}

const swells = SWELLING.flatMap((partial) => {
  const frame = findBloom(BLOOM[partial - 1] ?? [])
  const level = frame === undefined ? undefined : BLOOM[partial - 1]?.[frame]
  return frame === undefined || level === undefined ? [] : [{ partial, frame, level }]
})

const Numbers = () => (
  <table>
    <thead>
      <tr>
        <th scope="col">{m.figure_partial()}</th>
        <th scope="col">{m.figure_loudest_again()}</th>
        <th scope="col">{m.figure_level()}</th>
      </tr>
    </thead>
    <tbody>
      {swells.toReversed().map(({ partial, frame, level }) => (
        <tr key={partial}>
          <th scope="row">{inDigits(String(partial))}</th>
          <td>{m.figure_seconds({ count: inDigits((frame * BLOOM_STEP).toFixed(1)) })}</td>
          <td>{m.figure_decibels({ level: Math.abs(level) })}</td>
        </tr>
      ))}
    </tbody>
  </table>
)

type TanpuraBloomProps = {
  readonly loop: string
  readonly tempo: string
  readonly minutes: string
  readonly children: ReactNode
}

/** How the partials of one pluck of the tanpura grow and fade. */
export const TanpuraBloom = ({ children, ...played }: TanpuraBloomProps) => (
  <ArticleFigure
    label={m.figure_bloom_drawing()}
    height={290}
    drawing={
      <>
        {[0, 1, 2, 3].map((second) => (
          <g key={second}>
            <line
              x1={LEFT + SECOND * second}
              x2={LEFT + SECOND * second}
              y1={4}
              y2={BOTTOM - 6}
              className="figure-grid"
            />
            <text x={LEFT + SECOND * second} y={BOTTOM + 12} textAnchor="middle">
              {inDigits(String(second))}
            </text>
          </g>
        ))}
        <text x={LEFT} y={BOTTOM + 32}>
          {m.figure_bloom_axis()}
        </text>
        {BLOOM.map((levels, index) => (
          <g key={index}>
            <text x={LEFT - 12} y={rowOf(index + 1) + 5} textAnchor="end">
              {inDigits(String(index + 1))}
            </text>
            <path d={ribbon(levels, index + 1)} className="figure-sum" />
          </g>
        ))}
        {swells.map(({ partial, frame }) => (
          <circle
            key={partial}
            cx={timeAt(frame)}
            cy={rowOf(partial)}
            r={4}
            className="figure-mark"
          />
        ))}
      </>
    }
    controls={<Listen {...played} />}
    table={<Numbers />}
  >
    {children}
  </ArticleFigure>
)
