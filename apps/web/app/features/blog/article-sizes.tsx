import type { ArticleData } from '#content/article-data.ts'
import type { ArticleSizes as Sizes, SizeRow } from '#content/sizes/read-sizes.ts'
import { inEnglish, inLanguage } from '#lib/language/in-english.ts'
import { inDigits } from '#lib/language/say.ts'
import { AppLink } from '#ui/app-link.tsx'

type Drawn = NonNullable<SizeRow['drawn']>

/** Units of the drawing. */
const WIDTH = 480
const HEIGHT = 48
/** Half a number, so that those at the ends have room. */
const EDGE = 24
const LINE = 16

const MINUS = '\u2212'
const write = (value: number): string => inDigits(String(value).replace('-', MINUS))

const placeIn = ({ min, max }: Drawn, value: number): number =>
  Math.round(EDGE + ((WIDTH - 2 * EDGE) * (value - min)) / (max - min))

type DrawingProps = { readonly drawn: Drawn; readonly label: string }

/** A dot for the size, a bar for its interval, and a line at zero. */
const Drawing = ({ drawn, label }: DrawingProps) => {
  const { min, max, estimate, interval } = drawn
  const place = (value: number) => placeIn(drawn, value)
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- An img cannot follow the theme.
    <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={label}>
      <line x1={EDGE} x2={WIDTH - EDGE} y1={LINE} y2={LINE} className="figure-grid" />
      <line x1={place(0)} x2={place(0)} y1={2} y2={LINE + 14} className="size-zero" />
      {interval ? (
        <line
          x1={place(interval[0])}
          x2={place(interval[1])}
          y1={LINE}
          y2={LINE}
          className="size-interval"
        />
      ) : null}
      <circle
        cx={place(estimate)}
        cy={LINE}
        r={7}
        className={interval ? 'size-dot' : 'size-dot size-alone'}
      />
      {[...new Set([min, 0, max])].map((end) => (
        <text key={end} x={place(end)} y={HEIGHT - 3} textAnchor="middle">
          {write(end)}
        </text>
      ))}
    </svg>
  )
}

const Row = ({ row }: { readonly row: SizeRow }) => {
  const said = inDigits(row.said)
  return (
    <li>
      <p className="font-semibold">{inDigits(row.what)}</p>
      <p className="text-[0.95rem] text-ink-soft">
        <AppLink
          {...inEnglish()}
          to={`/what-is-known#${row.study}`}
          className="text-peacock underline underline-offset-2"
        >
          {row.by}
        </AppLink>
        <span>{`: ${inDigits(row.who)}`}</span>
      </p>
      {row.drawn ? <Drawing drawn={row.drawn} label={said} /> : null}
      {/* A drawing says the same to a screen reader. */}
      <p aria-hidden={row.drawn ? true : undefined} className="text-[0.95rem]">
        {said}
      </p>
      {row.note === undefined ? null : <p className="text-[0.95rem] text-ink-soft">{row.note}</p>}
    </li>
  )
}

type ArticleSizesProps = {
  readonly sizes: Sizes
  readonly language: ArticleData['language']
}

/** How large and how sure the results of an article's main studies are, each drawn on an axis with zero. */
export const ArticleSizes = ({ sizes, language }: ArticleSizesProps) => (
  <section aria-labelledby="how-sure" className="mt-14 border-t border-line pt-8">
    <div {...inLanguage(language)}>
      <h2 id="how-sure" className="text-2xl">
        {sizes.title}
      </h2>
      {sizes.lead === '' ? null : <p className="mt-4 text-ink-soft">{inDigits(sizes.lead)}</p>}
      <ul className="article-sizes mt-4 flex flex-col gap-6">
        {sizes.rows.map((row) => (
          <Row key={row.what} row={row} />
        ))}
      </ul>
    </div>
  </section>
)
