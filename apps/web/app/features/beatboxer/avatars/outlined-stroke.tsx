type OutlinedStrokeProps = {
  readonly path: string
  readonly color: string
  readonly width: number
  /** Width of the dark line under the coloured one. */
  readonly outlineWidth: number
}

/** A rod, strap or finger: a coloured line over a wider dark one. */
export const OutlinedStroke = ({ path, color, width, outlineWidth }: OutlinedStrokeProps) => (
  <>
    <path
      d={path}
      fill="none"
      stroke="var(--avatar-line)"
      strokeWidth={outlineWidth}
      strokeLinecap="round"
    />
    <path
      d={path}
      fill="none"
      style={{ stroke: color }}
      strokeWidth={width}
      strokeLinecap="round"
    />
  </>
)
