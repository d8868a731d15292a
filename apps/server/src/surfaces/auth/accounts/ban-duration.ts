import { authErrors } from '../auth-errors.ts'

const UNIT_MS: Readonly<Record<string, number>> = { h: 3_600_000, m: 60_000, s: 1000, ms: 1 }
/** A thousand years: a ban for ever whose end PostgreSQL and JavaScript can both represent. */
const LONGEST_MS = 1000 * 365.25 * 24 * 3_600_000

/**
 * @param duration as Go writes it, `24h` or `1h30m`, or `none` to lift a ban
 * @returns when the ban ends, or `null`
 */
export const parseBan = (duration: string, now: Date): Date | null => {
  if (duration === 'none') return null
  const parts = [...duration.matchAll(/(\d+(?:\.\d+)?)(ms|h|m|s)/g)]
  if (parts.length === 0 || parts.map(([part]) => part).join('') !== duration)
    throw authErrors.validationFailed('invalid format for ban duration')
  const length = parts.reduce(
    (sum, [, count, unit]) => sum + Number(count) * (UNIT_MS[unit ?? ''] ?? 0),
    0,
  )
  return new Date(now.getTime() + Math.min(length, LONGEST_MS))
}
