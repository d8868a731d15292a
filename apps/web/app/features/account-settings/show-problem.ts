import type { AuthError } from '@supabase/auth-js'
import { m } from '#messages'
import { loadAuth } from '#lib/supabase/index.ts'
import { showToast } from '#lib/page/toasts.ts'

export const showProblem = (description: string): void => {
  showToast({ title: m.error_title(), description, variant: 'destructive' })
}

/** In the service's own words. Without an answer from it there are none. */
export const wordsOf = ({ message, status }: AuthError): string =>
  status === 0 || status === undefined ? m.unexpected_error() : message

/**
 * Tells why the service refused. A session that has not shown its second step, because it was added
 * elsewhere meanwhile, learns of it here: whoever watches the session then asks for it.
 */
export const showRefusal = async (error: AuthError): Promise<void> => {
  if (error.code !== 'insufficient_aal') {
    showProblem(wordsOf(error))
    return
  }
  showProblem(m.account_factor_prove())
  await (await loadAuth()).refreshSession()
}
