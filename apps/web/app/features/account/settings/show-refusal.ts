import type { AuthError } from '@supabase/auth-js'
import { m } from '#messages'
import { showProblem } from '#lib/page/show-problem.ts'
import { loadAuth } from '#lib/supabase/index.ts'

/** @returns the words of the service, or a general sentence when it did not answer */
export const refusalText = ({ message, status }: AuthError): string =>
  status === 0 || status === undefined ? m.unexpected_error() : message

/**
 * Shows why the service refused. If the listener added a second step on another device, this
 * session has not passed it yet and the service answers `insufficient_aal`. The refresh tells the
 * session store, and the page then asks for the second step.
 */
export const showRefusal = async (error: AuthError): Promise<void> => {
  if (error.code !== 'insufficient_aal') {
    showProblem(refusalText(error))
    return
  }
  showProblem(m.account_factor_prove())
  await (await loadAuth()).refreshSession()
}
