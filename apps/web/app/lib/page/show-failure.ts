import { m } from '#messages'
import { isUnreached } from './is-unreached.ts'
import { showProblem } from './show-problem.ts'
import { showToast } from './toasts.ts'
import { unreachedText } from './unreached-text.ts'
import { untilOnline } from './until.ts'

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
    description: `${description.replace(/\.$/, '')}. ${unreachedText()}`,
    variant: 'destructive',
    until: untilOnline,
    ...(again ? { duration: AGAIN_MS, action: { label: m.try_again(), onAction: again } } : {}),
  })
}
