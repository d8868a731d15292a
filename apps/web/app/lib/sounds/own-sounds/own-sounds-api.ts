import {
  FIXED_TEXTS,
  USER_BUCKET,
  userSoundRowSchema,
  type OwnSoundDetails,
  type UserSoundRow,
} from '@dhvani/catalogue'
import { z } from 'zod'
import { getSession } from '#lib/session/session.ts'
import { loadData, loadStorage } from '#lib/supabase/index.ts'
import { storableFileName } from './file-name.ts'

const TABLE = 'user_sounds'

/**
 * @returns the listener's sounds, newest first; none when the session ends meanwhile
 * @throws 'Failed to fetch sounds'
 */
export const listOwnSounds = async (): Promise<readonly UserSoundRow[]> => {
  try {
    const data = await loadData()
    const answer = await data.from(TABLE).select('*').order('created_at', { ascending: false })
    if (answer.error) throw answer.error
    return z.array(userSoundRowSchema).parse(answer.data)
  } catch (error) {
    if (getSession().status === 'signed-out') return []
    throw new Error(FIXED_TEXTS.listFailed, { cause: error })
  }
}

/** @returns a file's path in its bucket, read from its public address */
const storedPath = (audioUrl: string): string | undefined => {
  const path = new URL(audioUrl, location.origin).pathname.split(`/public/${USER_BUCKET}/`)[1]
  return path && decodeURIComponent(path)
}

/**
 * Removes a file from the bucket. A refusal is only reported: the server's sweeper removes files
 * that no record names.
 */
export const removeOwnFile = async (path: string): Promise<void> => {
  const { error } = await (await loadStorage()).from(USER_BUCKET).remove([path])
  if (error) reportError(new Error(`The file ${path} stays for now`, { cause: error }))
}

type OwnSoundRecord = {
  readonly userId: string
  /** Of the file in the bucket. */
  readonly path: string
  readonly file: File
  /** What the file holds, in seconds. */
  readonly length: number
  readonly details: OwnSoundDetails
}

const publicAddress = async (path: string): Promise<string> =>
  (await loadStorage()).from(USER_BUCKET).getPublicUrl(path).data.publicUrl

/** @returns whether a file in the bucket has its record; throws the service's error */
export const hasOwnRecord = async (path: string): Promise<boolean> => {
  const audioUrl = await publicAddress(path)
  const { data, error } = await (
    await loadData()
  )
    .from(TABLE)
    .select('id')
    .eq('audio_url', audioUrl)
  if (error) throw error
  return data.length > 0
}

/** Writes the record of a file that is in the bucket; throws the service's error. */
export const insertOwnSound = async (record: OwnSoundRecord): Promise<void> => {
  const { userId, path, file, length, details } = record
  const publicUrl = await publicAddress(path)
  const data = await loadData()
  const { error } = await data
    .from(TABLE)
    .insert({
      user_id: userId,
      name: details.name,
      description: details.description || null,
      audio_url: publicUrl,
      file_name: storableFileName(file.name),
      file_size: file.size,
      length_seconds: length,
    })
    .select()
    .single()
  if (error) throw error
}

/** Throws 'Sound not found' when it is gone already, or the service's error. */
export const changeOwnSound = async (
  { id }: UserSoundRow,
  { name, description }: OwnSoundDetails,
): Promise<void> => {
  const { data, error } = await (
    await loadData()
  )
    .from(TABLE)
    .update({ name, description: description || null })
    .eq('id', id)
    .select('id')
  if (error) throw error
  if (data.length === 0) throw new Error(FIXED_TEXTS.soundNotFound)
}

/** @returns whether the record existed */
const removeRecord = async (id: string): Promise<boolean> => {
  const { data, error } = await (await loadData()).from(TABLE).delete().eq('id', id).select('id')
  if (error) throw error
  return data.length > 0
}

/**
 * Removes the stored file, then the record. The record goes even if the file cannot be removed; the
 * server's sweeper removes such a file later.
 *
 * @throws 'User not authenticated', 'Sound not found' when it is gone already, or 'Failed to delete
 *   sound'
 */
export const deleteOwnSound = async (row: UserSoundRow): Promise<void> => {
  if (getSession().status !== 'signed-in') throw new Error(FIXED_TEXTS.notAuthenticated)
  const removeBoth = async () => {
    const path = storedPath(row.audio_url)
    if (path) await removeOwnFile(path)
    return removeRecord(row.id)
  }
  const wasThere = await removeBoth().catch((error: unknown) => {
    throw new Error(FIXED_TEXTS.deleteFailed, { cause: error })
  })
  if (!wasThere) throw new Error(FIXED_TEXTS.soundNotFound)
}
