import { isAuthRetryableFetchError, type AuthError, type GoTrueClient } from '@supabase/auth-js'
import { m } from '#messages'
import { localPath } from '#lib/page/paths.ts'
import { showToast } from '#lib/page/toasts.ts'
import { cleanAddress, problemOf, readArrival, type Arrival } from './arrival.ts'
import { identityProblem } from './identity-problem.ts'
import { getSession } from './session.ts'

type Received = {
  readonly arrivedAt: string
  /** The error that the auth client found in the address. */
  readonly error: AuthError | null
  readonly isRedeemed: boolean
}

/** Time for the visitor to read the reason and to ask for a new link. */
const OFFER_MS = 60_000

const findProblem = (arrival: Arrival, error: AuthError | null): Arrival['problem'] => {
  if (arrival.problem || !error) return arrival.problem
  if (isAuthRetryableFetchError(error))
    return { code: '', description: m.unexpected_error(), endsSession: false, isSpent: false }
  return problemOf(error)
}

const showArrivalProblem = ({
  code,
  description,
  isSpent,
}: NonNullable<Arrival['problem']>): void => {
  // Only a reset mail leads to /auth.
  const mode = location.pathname === localPath('/auth') ? 'reset' : 'link'
  // Only linking an account comes back to /account.
  const isLinking = location.pathname === localPath('/account')
  const offer = {
    duration: OFFER_MS,
    action: {
      label: m.auth_new_link(),
      onAction: () => location.assign(localPath(`/auth?mode=${mode}`)),
    },
  }
  showToast({
    title: m.error_title(),
    description: (isLinking && identityProblem(code)) || description,
    variant: 'destructive',
    ...(isSpent ? offer : {}),
  })
}

/** Shows once what a link or a provider reported, and removes it from the address. */
export const receiveArrival = async (
  auth: GoTrueClient,
  { arrivedAt, error, isRedeemed }: Received,
): Promise<void> => {
  const arrival = readArrival(arrivedAt)
  const problem = findProblem(arrival, error)
  const cleaned = cleanAddress(location.href)
  if (cleaned !== location.href) history.replaceState(history.state, '', cleaned)
  if (problem) {
    showArrivalProblem(problem)
    // auth-js keeps the session here; Dhvani ends it (docs/contract/product.md §8).
    if (problem.endsSession) await auth.signOut({ scope: 'local' })
  } else if (arrival.message !== undefined)
    showToast({ title: m.auth_half_title(), description: arrival.message })
  else if (arrival.hasCode && !isRedeemed && getSession().status !== 'signed-in')
    showToast({ title: m.auth_other_browser_title(), description: m.auth_other_browser_text() })
}
