import { findEngine } from './made-engine.ts'
import { toasts } from './toasts.ts'
import { loadAuth } from './supabase/index.ts'

/** Silence first, whatever the server answers; auth-js forgets the session even offline. */
export const signOut = async (): Promise<void> => {
  // What waits for its chance to undo happens now, while the session still allows it.
  toasts.dismiss()
  findEngine()?.mixer.clear()
  findEngine()?.preview.close()
  const auth = await loadAuth()
  await auth.signOut()
}
