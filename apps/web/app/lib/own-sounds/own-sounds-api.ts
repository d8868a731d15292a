import {
  SPEC_MESSAGES,
  USER_BUCKET,
  userSoundRowSchema,
  type UserSoundRow,
} from '@dhvani/catalogue'
import { z } from 'zod'
import { loadData, loadStorage } from '../supabase/index.ts'

const TABLE = 'user_sounds'

/** @returns the signed-in person's sounds, newest first; rejects with 'Failed to fetch sounds' */
export const listOwnSounds = async (): Promise<readonly UserSoundRow[]> => {
  const data = await loadData()
  const answer = await data.from(TABLE).select('*').order('created_at', { ascending: false })
  const rows = z.array(userSoundRowSchema).safeParse(answer.data)
  if (answer.error || !rows.success)
    throw new Error(SPEC_MESSAGES.listFailed, { cause: answer.error ?? rows.error })
  return rows.data
}

/** Where a file lies in its bucket, told from its public address. */
const storedPath = (audioUrl: string): string | undefined => {
  const path = new URL(audioUrl, location.origin).pathname.split(`/public/${USER_BUCKET}/`)[1]
  return path && decodeURIComponent(path)
}

/**
 * Removes the stored file, then the record. A file that cannot be removed does not keep the record
 * (the server's sweeper takes it later); rejects with 'Failed to delete sound'.
 */
export const deleteOwnSound = async (row: UserSoundRow): Promise<void> => {
  const path = storedPath(row.audio_url)
  const storage = await loadStorage()
  if (path) {
    const { error } = await storage.from(USER_BUCKET).remove([path])
    if (error) reportError(new Error(`The file of ${row.id} stays for now`, { cause: error }))
  }
  const data = await loadData()
  const { error } = await data.from(TABLE).delete().eq('id', row.id)
  if (error) throw new Error(SPEC_MESSAGES.deleteFailed, { cause: error })
}
