import type { Locale } from '#locale'
import { changePreferences } from '#lib/page/preferences.ts'
import { loadAuth } from '#lib/supabase/index.ts'
import { getSession } from './session.ts'

const keepInAccount = async (language: Locale): Promise<void> => {
  const { error } = await (await loadAuth()).updateUser({ data: { language } })
  if (error) throw error
}

/** Keeps the language that the visitor chose: in the browser, and in the account, whose mails then follow. */
export const keepLanguage = (language: Locale): void => {
  changePreferences({ language })
  // Without the account the pages are in the new language all the same; the log is told.
  if (getSession().status === 'signed-in') keepInAccount(language).catch(reportError)
}
