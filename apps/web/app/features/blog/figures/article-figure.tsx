import type { ReactNode } from 'react'
import { m } from '#messages'
import { inPageLanguage } from '#lib/language/in-english.ts'

type ArticleFigureProps = {
  /** What the drawing shows, in words, for readers who do not see it. */
  readonly label: string
  /** Units of the drawing: 480 wide. */
  readonly height: number
  readonly drawing: ReactNode
  readonly controls: ReactNode
  /** The numbers of the drawing. */
  readonly table?: ReactNode
  /** The caption. */
  readonly children: ReactNode
}

/** A drawing in an article, what can be heard of it, its caption and its numbers. */
export const ArticleFigure = (props: ArticleFigureProps) => {
  const { label, height, drawing, controls, table, children } = props
  return (
    <figure className="article-figure">
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- An img cannot follow the theme. */}
      <svg {...inPageLanguage()} viewBox={`0 0 480 ${height}`} role="img" aria-label={label}>
        {drawing}
      </svg>
      <div {...inPageLanguage()} className="article-figure-controls">
        {controls}
      </div>
      <figcaption>
        {children}
        {table === undefined ? null : (
          <details {...inPageLanguage()}>
            <summary>{m.figure_numbers()}</summary>
            {table}
          </details>
        )}
      </figcaption>
    </figure>
  )
}
