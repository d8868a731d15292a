import type { AuthContext } from '../auth-context.ts'

/** How soon a caller may ask for the next code. */
const BETWEEN_CODES_SECONDS = 60

/** How many seconds a caller has to wait for the next code; 0 when there is no need to. */
const secondsToWait = ({ clock, config }: AuthContext, lastSent: Date | null): number => {
  if (!lastSent || !config.auth.rateLimits) return 0
  const elapsed = (clock.now().getTime() - lastSent.getTime()) / 1000
  // A clock that was set back puts the last code in the future: the caller does not wait for that moment.
  return elapsed >= 0 && elapsed < BETWEEN_CODES_SECONDS
    ? Math.ceil(BETWEEN_CODES_SECONDS - elapsed)
    : 0
}

export const isTooSoon = (context: AuthContext, lastSent: Date | null): boolean =>
  secondsToWait(context, lastSent) > 0

/** @throws {AuthError} when the last one was sent less than a minute ago */
export const requireMinuteSinceCode = (
  context: AuthContext,
  lastSent: Date | null,
  refusal: (seconds: number) => Error,
): void => {
  const seconds = secondsToWait(context, lastSent)
  if (seconds > 0) throw refusal(seconds)
}
