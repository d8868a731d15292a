import type { ReactNode } from 'react'
import { m } from '#messages'
import { inDigits } from '#lib/language/say.ts'
import { BOWL, BOWL_HERTZ } from '#content/figures.ts'
import { PlayButton } from '../play-button.tsx'
import { ArticleFigure } from './article-figure.tsx'
import { BOWL_LEFT, BOWL_SECONDS, BOWL_WIDTH, bowlPath } from './bowl-envelope.ts'

/** Units from the middle of a row to its highest point, and from row to row. */
const HEIGHT = 17
const ROW = 62
const FIRST = 44
const BOTTOM = FIRST + ROW * (BOWL.length - 1) + HEIGHT + 8

const hertzOf = (ratio: number): string => inDigits(String(Math.round(BOWL_HERTZ * ratio)))
const timeAt = (second: number): number => BOWL_LEFT + (BOWL_WIDTH * second) / BOWL_SECONDS

const Numbers = () => (
  <table>
    <thead>
      <tr>
        <th scope="col">{m.figure_partial()}</th>
        <th scope="col">{m.figure_bowl_swells()}</th>
        <th scope="col">{m.figure_bowl_dies()}</th>
        <th scope="col">{m.figure_level()}</th>
      </tr>
    </thead>
    <tbody>
      {BOWL.map(({ ratio, beat, t60, level }) => (
        <tr key={ratio}>
          <th scope="row">{m.figure_bowl_hertz({ count: hertzOf(ratio) })}</th>
          <td>{inDigits(beat.toFixed(1))}</td>
          <td>{m.figure_seconds({ count: inDigits(t60.toFixed(1)) })}</td>
          <td>{m.figure_decibels({ level: Math.round(Math.abs(level)) })}</td>
        </tr>
      ))}
    </tbody>
  </table>
)

/** One stroke of the bowl that the focus timer rings: how each of its partials swells, fades and dies. */
export const BowlStroke = ({ children }: { readonly children: ReactNode }) => (
  <ArticleFigure
    label={m.figure_bowl_drawing()}
    height={BOTTOM + 24}
    drawing={
      <>
        {Array.from({ length: BOWL_SECONDS + 1 }, (_, second) => (
          <line
            key={second}
            x1={timeAt(second)}
            x2={timeAt(second)}
            y1={FIRST - HEIGHT}
            y2={BOTTOM}
            className="figure-grid"
          />
        ))}
        {BOWL.map(({ ratio }, partial) => {
          const middle = FIRST + ROW * (BOWL.length - 1 - partial)
          return (
            <g key={ratio}>
              <text x={BOWL_LEFT} y={middle - HEIGHT - 6}>
                {m.figure_bowl_hertz({ count: hertzOf(ratio) })}
              </text>
              <path d={bowlPath(partial, middle, HEIGHT)} className="figure-sum" />
            </g>
          )
        })}
        <text x={timeAt(0)} y={BOTTOM + 18}>
          {m.figure_seconds({ count: inDigits('0') })}
        </text>
        <text x={timeAt(BOWL_SECONDS)} y={BOTTOM + 18} textAnchor="end">
          {m.figure_seconds({ count: inDigits(String(BOWL_SECONDS)) })}
        </text>
      </>
    }
    controls={
      <PlayButton
        name={m.figure_hear_bowl()}
        hint={m.figure_hear_bowl_hint()}
        played={{ 'data-tones': 'bowl' }}
      />
    }
    table={<Numbers />}
  >
    {children}
  </ArticleFigure>
)
