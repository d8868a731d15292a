import { FIXED_TEXTS, type OwnSoundDetails } from '@dhvani/catalogue'
import { holdPageWhile } from '#lib/page/page-hold.ts'
import { getSession } from '#lib/session/session.ts'
import { insertOwnSound, removeOwnFile } from '#lib/sounds/own-sounds/own-sounds-api.ts'
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

const sendWithRecord = async (upload: OwnSoundUpload): Promise<void> => {
  const { checked, details, onProgress, onInterrupted, signal } = upload
  const session = getSession()
  if (session.status !== 'signed-in') throw new Error(FIXED_TEXTS.notAuthenticated)

  const path = await sendFile({
    path: `${session.userId}/${Date.now()}-${randomPart()}.${checked.extension}`,
    checked,
    onProgress,
    onInterrupted,
    signal,
  })
  if (signal.aborted) {
    await removeOwnFile(path)
    signal.throwIfAborted()
  }

  try {
    await insertOwnSound({ userId: session.userId, path, file: checked.file, details })
  } catch (error) {
    await removeOwnFile(path).catch(reportError)
    throw new Error(FIXED_TEXTS.metadataFailed, { cause: error })
  }
}

/**
 * Sends the file, then writes its record. When the record cannot be written, the file is removed. Goes on
 * when its dialog has gone with the page that it was on; until the end, the tab takes no new release.
 *
 * @throws {QuotaReached} in the server's words
 * @throws with a text of docs/contract/product.md §6 and §8, or with the signal's reason when cancelled
 */
export const uploadOwnSound = async (upload: OwnSoundUpload): Promise<void> => {
  const release = holdPageWhile(() => true)
  try {
    await sendWithRecord(upload)
  } finally {
    release()
  }
}
