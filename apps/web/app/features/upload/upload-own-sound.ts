import { FIXED_TEXTS, type OwnSoundDetails } from '@dhvani/catalogue'
import { isUnreached } from '#lib/network/no-answer.ts'
import { isOnline, networkReturns } from '#lib/network/online.ts'
import { holdPageWhile } from '#lib/page/page-hold.ts'
import { getSession } from '#lib/session/session.ts'
import {
  hasOwnRecord,
  insertOwnSound,
  removeOwnFile,
} from '#lib/sounds/own-sounds/own-sounds-api.ts'
import type { CheckedFile } from './check-file.ts'
import { explainFailure } from './explain-failure.ts'
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

/** Paths of files that are in the bucket and may have no record yet: another try sends no file again. */
const sentTo = new WeakMap<File, string>()

const sendOnce = async (
  { checked, onProgress, onInterrupted, signal }: OwnSoundUpload,
  userId: string,
): Promise<string> => {
  const sent = sentTo.get(checked.file)
  if (sent?.startsWith(`${userId}/`)) return sent
  const path = await sendFile({
    path: `${userId}/${Date.now()}-${randomPart()}.${checked.extension}`,
    checked,
    onProgress,
    onInterrupted,
    signal,
  })
  if (signal.aborted) {
    await removeOwnFile(path)
    signal.throwIfAborted()
  }
  return path
}

const untilCancelled = (signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    signal.addEventListener('abort', () => resolve(), { once: true })
  })

/** Writes a record, and tries again when the network is back, as long as the listener does not cancel. */
const writeWhenOnline = async (
  write: () => Promise<void>,
  { onInterrupted, signal }: OwnSoundUpload,
): Promise<void> => {
  for (;;) {
    try {
      await write()
      return
    } catch (error) {
      if (isOnline()) throw error
      onInterrupted()
      await Promise.race([networkReturns(), untilCancelled(signal)])
      signal.throwIfAborted()
      if (!isOnline()) throw error
    }
  }
}

const sendWithRecord = async (upload: OwnSoundUpload): Promise<void> => {
  const { file, length } = upload.checked
  const session = getSession()
  if (session.status !== 'signed-in') throw new Error(FIXED_TEXTS.notAuthenticated)
  const { userId } = session

  const path = await sendOnce(upload, userId)
  const write = async () => {
    // A cut may lose the answer to a record that was written.
    const mayBeWritten = sentTo.get(file) === path
    if (mayBeWritten && (await hasOwnRecord(path))) return
    sentTo.set(file, path)
    await insertOwnSound({ userId, path, file, length, details: upload.details })
  }
  try {
    await writeWhenOnline(write, upload)
    sentTo.delete(file)
  } catch (error) {
    upload.signal.throwIfAborted()
    if (!isUnreached(error)) {
      sentTo.delete(file)
      await removeOwnFile(path).catch(reportError)
    }
    throw await explainFailure(error, file, FIXED_TEXTS.metadataFailed)
  }
}

/**
 * Sends the file, then writes its record. When the record is refused, the file is removed. When no answer
 * came, the record may be written all the same: the file stays, and another try looks for the record. Goes
 * on when its dialog has gone with the page that it was on; until the end, the tab takes no new release.
 *
 * @throws {UploadRefused} in words for the listener
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
