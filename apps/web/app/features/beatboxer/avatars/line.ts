/** The one outline of every drawing: warm, dark, round. */
export const LINE = {
  stroke: 'var(--avatar-line)',
  strokeWidth: 2,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
} as const

/** The thinner line of folds, strings and stitches. */
export const FINE = { ...LINE, strokeWidth: 1.3, fill: 'none' } as const

export const CLOTH = 'var(--cloth)'
export const CLOTH_DEEP = 'color-mix(in srgb, var(--cloth), #2a1408 24%)'
export const CLOTH_LIGHT = 'color-mix(in srgb, var(--cloth), #fff6e2 34%)'
export const GOLD = '#e9b949'
