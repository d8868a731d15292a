export const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const

export type Category = (typeof CATEGORIES)[number]

export type PageClaim = {
  readonly path: string
  /** Runs to take the median of. */
  readonly runs: number
  /** Least score, 0 to 100. What is not named is shown and not judged. */
  readonly least: Partial<Record<Category, number>>
  /** Most layout shift of any run, if judged. */
  readonly mostShift?: number
}

const FLAWLESS = { accessibility: 100, 'best-practices': 100, seo: 100 }
const RUNS = Number(process.env.BENCH_RUNS ?? 5)

/** What is claimed of the pages, on a slow phone. */
export const PAGES: readonly PageClaim[] = [
  { path: '/', runs: RUNS, least: { ...FLAWLESS, performance: 95 }, mostShift: 0 },
  ...['/blog/rise-of-asmr', '/hi', '/hi/blog', '/hi/blog/calm-music-sleep'].map((path) => ({
    path,
    runs: RUNS,
    least: { ...FLAWLESS, performance: 98 },
    mostShift: 0,
  })),
  ...['/blog', '/what-is-known', '/contact', '/donate', '/terms', '/privacy', '/beatboxer'].map(
    (path) => ({
      path,
      runs: 1,
      least: FLAWLESS,
    }),
  ),
  // Search engines should not list the sign-in form, so it asks not to be indexed.
  { path: '/auth', runs: 1, least: { accessibility: 100, 'best-practices': 100 } },
]
