import { loadAuth } from '#lib/supabase/index.ts'
import { showRefusal } from '../show-refusal.ts'

/**
 * Mails a code with which the owner proves who is asking, and shows why the service refused.
 *
 * @returns whether a code is on its way
 */
export const mailCode = async (): Promise<boolean> => {
  const { error } = await (await loadAuth()).reauthenticate()
  if (error) await showRefusal(error)
  return !error
}
