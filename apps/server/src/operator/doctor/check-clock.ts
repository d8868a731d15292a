import { ok, problem, type Finding } from './finding.ts'

/** Codes of authenticator apps change every 30 s. */
const MOST_MS = 30_000

/** @param whose whose clock was read, e.g. "the database" */
export const judgeClock = (whose: string, differenceMs: number): Finding => {
  const seconds = Math.round(Math.abs(differenceMs) / 1000)
  if (seconds * 1000 <= MOST_MS) return ok(`clock: as that of ${whose}, within ${seconds} s`)
  const side = differenceMs > 0 ? 'ahead of' : 'behind'
  return problem(
    `clock: ${seconds} s ${side} that of ${whose}; codes of authenticator apps and tokens will be refused`,
  )
}
