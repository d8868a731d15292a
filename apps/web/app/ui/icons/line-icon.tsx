type LineIconProps = {
  /** Path data on a 32 × 32 grid. */
  readonly paths: readonly string[]
  readonly size?: number
  readonly className?: string
}

/** One drawing in the house line style: round ends, one width, no fill. */
export const LineIcon = ({ paths, size = 32, className }: LineIconProps) => (
  <svg
    aria-hidden
    viewBox="0 0 32 32"
    width={size}
    height={size}
    className={className}
    fill="none"
    stroke="currentColor"
    strokeWidth={1.5}
    strokeLinecap="round"
    strokeLinejoin="round"
  >
    {paths.map((path) => (
      <path key={path} d={path} />
    ))}
  </svg>
)
