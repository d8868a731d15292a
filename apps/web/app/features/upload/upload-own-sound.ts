import { SPEC_MESSAGES, USER_BUCKET, type OwnSoundDetails } from '@dhvani/catalogue'
import { getSession } from '#lib/session/session.ts'
import { loadData, loadStorage } from '#lib/supabase/index.ts'
import type { CheckedFile } from './check-file.ts'
import { sendFile } from './send-file.ts'

type OwnSoundUpload = {
  readonly checked: CheckedFile
  readonly details: OwnSoundDetails
  readonly onProgress: (share: number) => void
  readonly onInterrupted: () => void
  readonly signal: AbortSignal
}

/** 128 random bits: the bucket is public, so the address must be impossible to guess. */
const randomPart = () =>
  [...crypto.getRandomValues(new Uint8Array(16))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('')

const removeFile = async (path: string) => {
  const { error } = await (await loadStorage()).from(USER_BUCKET).remove([path])
  if (error) reportError(error)
}

const writeRecord = async (
  userId: string,
  path: string,
  file: File,
  details: OwnSoundDetails,
): Promise<void> => {
  const storage = await loadStorage()
  const { publicUrl } = storage.from(USER_BUCKET).getPublicUrl(path).data
  const data = await loadData()
  const { error } = await data
    .from('user_sounds')
    .insert({
      user_id: userId,
      name: details.name,
      description: details.description || null,
      audio_url: publicUrl,
      file_name: file.name,
      file_size: file.size,
    })
    .select()
    .single()
  if (error) throw error
}

/**
 * Sends the file, then writes its record. When the record cannot be written, the file is removed.
 *
 * @throws with a text of docs/contract/product.md §8, or the signal's reason when cancelled
 */
export const uploadOwnSound = async (upload: OwnSoundUpload): Promise<void> => {
  const { checked, details, onProgress, onInterrupted, signal } = upload
  const session = getSession()
  if (session.status !== 'signed-in') throw new Error(SPEC_MESSAGES.notAuthenticated)

  const path = await sendFile({
    path: `${session.userId}/${Date.now()}-${randomPart()}.${checked.extension}`,
    checked,
    onProgress,
    onInterrupted,
    signal,
  })
  if (signal.aborted) {
    await removeFile(path)
    signal.throwIfAborted()
  }

  try {
    await writeRecord(session.userId, path, checked.file, details)
  } catch (error) {
    await removeFile(path).catch(reportError)
    throw new Error(SPEC_MESSAGES.metadataFailed, { cause: error })
  }
}
