import type { AuthError } from '@supabase/auth-js'
import { m } from '#messages'
import { showFailure } from '#lib/notices/show-failure.ts'
import { showProblem } from '#lib/notices/show-problem.ts'
import { loadAuth } from '#lib/supabase/index.ts'
import { refusalWords } from '../refusal-words.ts'
import { requireAnswer } from '../require-answer.ts'

/** @returns why the service refused, or a general sentence when it did not answer */
export const refusalText = (error: AuthError): string =>
  error.status === 0 || error.status === undefined ? m.unexpected_error() : refusalWords(error)

/**
 * Shows why the service refused. If the listener added a second step on another device, this
 * session has not passed it yet and the service answers `insufficient_aal`. The refresh tells the
 * session store, and the page then asks for the second step.
 *
 * @throws when the service did not answer
 */
export const showRefusal = async (error: AuthError): Promise<void> => {
  requireAnswer(error)
  if (error.code !== 'insufficient_aal') {
    showFailure(refusalText(error), error)
    return
  }
  showProblem(m.account_factor_prove())
  await (await loadAuth()).refreshSession()
}
