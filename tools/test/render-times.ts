/** How long a step took. */
export type StepTime = { readonly name: string; readonly seconds: number }

/** Steps below this share of the whole run are added up in one row. */
const SMALL_SHARE = 0.005

const row = (name: string, seconds: number) =>
  `  ${name.padEnd(28)}${seconds.toFixed(1).padStart(8)} s`

/**
 * The table at the end of a run: seconds by step, in the order of the run.
 *
 * @param all seconds of the whole run; less than the sum where steps ran at the same time
 */
export const renderTimes = (times: readonly StepTime[], all: number): string => {
  const large = times.filter(({ seconds }) => seconds >= all * SMALL_SHARE)
  const small = times.filter(({ seconds }) => seconds < all * SMALL_SHARE)
  const rest = small.reduce((sum, { seconds }) => sum + seconds, 0)
  return [
    'Seconds by step (some ran at the same time):',
    ...large.map(({ name, seconds }) => row(name, seconds)),
    ...(small.length > 0 ? [row(`${String(small.length)} small steps`, rest)] : []),
    row('whole run', all),
  ].join('\n')
}
