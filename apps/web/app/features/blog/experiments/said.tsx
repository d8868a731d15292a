type SaidProps = {
  /** What came of a press, a sentence a line; `undefined` for a line that is not said. */
  readonly lines: readonly (string | undefined)[]
  readonly className?: string
}

/** What came of a press. Screen readers say it when it changes. */
export const Said = ({ lines, className = '' }: SaidProps) => (
  <output className={`grid gap-2 ${className}`}>
    {lines.map((line) => (line === undefined ? null : <span key={line}>{line}</span>))}
  </output>
)
