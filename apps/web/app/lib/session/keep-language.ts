import { baseLocale } from '#locale'
import { localPath, pageLanguage } from '#lib/language/paths.ts'
import { preferences } from '#lib/store/preferences.ts'
import { getAuth } from '#lib/supabase/auth.ts'
import { describeSession, readKeptSession } from './kept-session.ts'
import { getSession, subscribeToSession } from './session.ts'

let known = preferences.get().language

/**
 * Keeps the language that the listener chooses in the account, so that its mails are in it (decision 151).
 * The preference changes before the page does, so a choice is never the language of the open page.
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

/** Names the page's language in an account that names none. English is what such accounts get anyway. */
const nameLanguage = async (): Promise<void> => {
  const language = pageLanguage()
  const kept = readKeptSession()
  if (language === baseLocale || !kept || kept.user.user_metadata['language'] !== undefined) return
  if (describeSession(kept, false).status !== 'signed-in') return
  const { error } = await (await getAuth()).updateUser({ data: { language } })
  if (error) throw error
}

const isAtSignIn = (): boolean => location.pathname === localPath('/auth')

/**
 * Names the language of the page that a link or a provider came back to, such as for an account that the provider has
 * just made: it cannot be told the language at a sign-up.
 */
export const nameLanguageOfArrival = async (): Promise<void> => {
  // Only a reset mail leads to /auth, and a change of the account would end the recovery of its password.
  if (!isAtSignIn()) await nameLanguage()
}

/** An operator, or an earlier release, makes accounts that name no language. They get it at a sign-in. */
const nameLanguageAtSignIn = async (): Promise<void> => {
  const session = getSession()
  if (isAtSignIn() && session.status === 'signed-in' && !session.isRecovering) await nameLanguage()
}

/** Keeps the language of a sign-in and each later choice in the account. @returns a function that ends this */
export const followLanguage = (): (() => void) => {
  // Without the account the pages are in the new language all the same; the log is told.
  const leaves = [
    preferences.subscribe(() => void keep().catch(reportError)),
    subscribeToSession(() => void nameLanguageAtSignIn().catch(reportError)),
  ]
  return () => leaves.forEach((leave) => leave())
}
