import { isAuthRetryableFetchError, type AuthError, type GoTrueClient } from '@supabase/auth-js'
import { m } from '#messages'
import { localPath } from '#lib/language/paths.ts'
import { showToast } from '#lib/notices/toasts.ts'
import { cleanAddress, problemOf, readArrival, type Arrival } from './arrival.ts'
import { identityProblem } from './identity-problem.ts'
import { readKeptSession } from './kept-session.ts'
import { findMailedSession, keepMailedSession } from './mailed-session.ts'
import { getSession } from './session.ts'
import { untilSessionChanges, untilSignedIn } from './until-session.ts'

type Received = {
  readonly arrivedAt: string
  /** The error that the auth client found in the address. */
  readonly error: AuthError | null
  readonly isRedeemed: boolean
}

/** Time for the visitor to read the reason and to take the way that is offered. */
const OFFER_MS = 60_000

const findProblem = (arrival: Arrival, error: AuthError | null): Arrival['problem'] => {
  if (arrival.problem || !error) return arrival.problem
  if (isAuthRetryableFetchError(error))
    return { code: '', description: m.unexpected_error(), endsSession: false, isSpent: false }
  return problemOf(error)
}

/** Only a reset mail leads to /auth. */
const isReset = (): boolean => location.pathname === localPath('/auth')

const leaveFor = (path: string): void => location.assign(localPath(path))

const showArrivalProblem = ({
  code,
  description,
  isSpent,
}: NonNullable<Arrival['problem']>): void => {
  const mode = isReset() ? 'reset' : 'link'
  // Only linking an account comes back to /account.
  const isLinking = location.pathname === localPath('/account')
  const offer = {
    duration: OFFER_MS,
    action: {
      label: m.auth_new_link(),
      onAction: () => leaveFor(`/auth?mode=${mode}`),
    },
  }
  showToast({
    title: m.error_title(),
    description: (isLinking && identityProblem(code)) || description,
    variant: 'destructive',
    until: untilSignedIn,
    ...(isSpent ? offer : {}),
  })
}

/** Shows once what a link or a provider reported, and removes it from the address. */
export const receiveArrival = async (
  auth: GoTrueClient,
  { arrivedAt, error, isRedeemed }: Received,
): Promise<void> => {
  const arrival = readArrival(arrivedAt)
  const mailed = findMailedSession(new URL(arrivedAt).hash)
  if (mailed && !arrival.problem) {
    keepMailedSession(mailed)
    location.replace(localPath('/auth'))
    return
  }
  const problem = findProblem(arrival, error)
  const cleaned = cleanAddress(location.href)
  if (cleaned !== location.href) history.replaceState(history.state, '', cleaned)
  if (problem) {
    showArrivalProblem(problem)
    // auth-js keeps the session here; Dhvani ends it (docs/contract/product.md §8). Where there is none,
    // auth-js would only forget what the link of a waiting sign-up needs.
    if (problem.endsSession && readKeptSession()) await auth.signOut({ scope: 'local' })
  } else if (arrival.message !== undefined)
    showToast({
      title: m.auth_half_title(),
      description: arrival.message,
      until: untilSessionChanges,
    })
  else if (arrival.hasCode && !isRedeemed && getSession().status !== 'signed-in')
    showToast({
      title: m.auth_other_browser_title(),
      description: m.auth_other_browser_text(),
      until: untilSignedIn,
      duration: OFFER_MS,
      // A confirmed account signs in by its password; who has forgotten that needs another mail.
      action: isReset()
        ? { label: m.auth_new_link(), onAction: () => leaveFor('/auth?mode=reset') }
        : { label: m.sign_in(), onAction: () => leaveFor('/auth?mode=sign-in') },
    })
}
