import type { ReactNode } from 'react'
import { m } from '#messages'
import { inDigits } from '#lib/language/say.ts'
import { MEMBRANE, STROKE } from '#content/figures.ts'
import { PlayButton } from '../play-button.tsx'
import { ArticleFigure } from './article-figure.tsx'

/** Units of the drawing: a multiple of one, and where zero lies. */
const UNIT = 64
const LEFT = 14

/** Levels below this have no height. */
const FLOOR = -45
const TALLEST = 64

const WHOLE = [1, 2, 3, 4, 5, 6, 7]

const placeOf = (ratio: number) => Math.round(LEFT + UNIT * ratio)
const heightOf = (level: number) => Math.round((TALLEST * (level - FLOOR)) / -FLOOR)

type RowProps = {
  readonly ratios: readonly number[]
  readonly base: number
  readonly name: string
  readonly id: string
}

const Row = ({ ratios, base, name, id }: RowProps) => (
  <g data-row={id}>
    <text x={LEFT} y={base - TALLEST - 8}>
      {name}
    </text>
    <line x1={LEFT} x2={placeOf(7.2)} y1={base} y2={base} className="figure-axis" />
    {STROKE.map(({ level }, partial) => (
      <rect
        key={level}
        x={placeOf(ratios[partial] ?? 0) - 3}
        y={base - heightOf(level)}
        width={6}
        height={heightOf(level)}
      />
    ))}
  </g>
)

const Numbers = () => (
  <table>
    <thead>
      <tr>
        <th scope="col">{m.figure_partial()}</th>
        <th scope="col">{m.figure_plain_ratio()}</th>
        <th scope="col">{m.figure_stroke_ratio()}</th>
        <th scope="col">{m.figure_level()}</th>
      </tr>
    </thead>
    <tbody>
      {STROKE.map(({ ratio, level }, partial) => (
        <tr key={ratio}>
          <th scope="row">{inDigits(String(partial + 1))}</th>
          <td>{inDigits(MEMBRANE[partial]?.toFixed(2) ?? '')}</td>
          <td>{inDigits(ratio.toFixed(2))}</td>
          <td>{m.figure_decibels({ level: Math.round(Math.abs(level)) })}</td>
        </tr>
      ))}
    </tbody>
  </table>
)

/** The partials of our na beside those of a plain skin. */
export const StrokePartials = ({ children }: { readonly children: ReactNode }) => (
  <ArticleFigure
    label={m.figure_stroke_drawing()}
    height={230}
    drawing={
      <>
        {WHOLE.map((multiple) => (
          <g key={multiple}>
            <line
              x1={placeOf(multiple)}
              x2={placeOf(multiple)}
              y1={14}
              y2={206}
              className="figure-grid"
            />
            <text x={placeOf(multiple)} y={224} textAnchor="middle">
              {inDigits(String(multiple))}
            </text>
          </g>
        ))}
        <Row id="plain-skin" name={m.figure_plain_skin()} ratios={MEMBRANE} base={100} />
        <Row
          id="loaded-head"
          name={m.figure_loaded_head()}
          ratios={STROKE.map(({ ratio }) => ratio)}
          base={200}
        />
      </>
    }
    controls={
      <>
        <PlayButton
          name={m.figure_hear_plain()}
          hint={m.figure_hear_plain_hint()}
          played={{ 'data-tones': 'plain-skin' }}
        />
        <PlayButton
          name={m.figure_hear_loaded()}
          hint={m.figure_hear_loaded_hint()}
          played={{ 'data-tones': 'loaded-head' }}
        />
      </>
    }
    table={<Numbers />}
  >
    {children}
  </ArticleFigure>
)
