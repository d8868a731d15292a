import { pageLanguage } from '#lib/page/paths.ts'
import { preferences } from '#lib/page/preferences.ts'
import { getAuth } from '#lib/supabase/auth.ts'
import { getSession } from './session.ts'

let known = preferences.get().language

/**
 * Keeps a language that the listener chooses in the account, whose mails then follow (decision 151). The page is still in
 * the earlier language at that moment; the note that the listener was offered another has the page's own.
 */
const keep = async (): Promise<void> => {
  const { language } = preferences.get()
  if (language === known) return
  known = language
  if (language === undefined || language === pageLanguage()) return
  const session = getSession()
  // A change of the account would end the recovery of a password (follow-session.ts).
  if (session.status !== 'signed-in' || session.isRecovering) return
  const { error } = await (await getAuth()).updateUser({ data: { language } })
  if (error) throw error
}

/** @returns a function that ends the following */
export const followLanguage = (): (() => void) =>
  // Without the account the pages are in the new language all the same; the log is told.
  preferences.subscribe(() => void keep().catch(reportError))
