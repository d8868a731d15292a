import { m } from '#messages'
import { isUnreached } from '#lib/network/no-answer.ts'
import { whenOnline } from '#lib/network/online.ts'
import { showProblem } from './show-problem.ts'
import { showToast } from './toasts.ts'
import { sentence, unreachedText } from '#lib/network/unreached-text.ts'

/** Time to press `Try again`, in milliseconds. */
const AGAIN_MS = 60_000

/**
 * Shows an error as `showProblem` does. Where the server was not reached, the toast says so, too. For an
 * action that has no place of its own on the page; one that has a place says it there, by `useUnreached`.
 *
 * @param again offered as `Try again` where the server was not reached
 */
export const showFailure = (description: string, error: unknown, again?: () => void): void => {
  if (!isUnreached(error)) {
    showProblem(description)
    return
  }
  showToast({
    title: m.error_title(),
    description: `${sentence(description)} ${unreachedText()}`,
    variant: 'destructive',
    until: whenOnline,
    ...(again ? { duration: AGAIN_MS, action: { label: m.try_again(), onAction: again } } : {}),
  })
}
