import { findEngine } from './engine.ts'
import { loadAuth } from './supabase/index.ts'

/** Silence first, whatever the server answers; auth-js forgets the session even offline. */
export const signOut = async (): Promise<void> => {
  findEngine()?.mixer.clear()
  findEngine()?.preview.close()
  const auth = await loadAuth()
  await auth.signOut()
}
