import { FAMILY_TYPE, SPEC_MESSAGES, USER_BUCKET } from '@dhvani/catalogue'
import { Upload } from 'tus-js-client'
import { loadRequestHeaders, loadStorage, serviceUrl } from '#lib/supabase/index.ts'
import type { CheckedFile } from './check-file.ts'
import { sendWithProgress } from './send-with-progress.ts'

/** From this size on a file goes in parts, so that a broken line loses little (TUS 1.0.0). */
const RESUMABLE_FROM = 6 * 1024 * 1024
const PART = 6 * 1024 * 1024
const RETRIES = [500, 1500, 4000, 10_000]
const KEPT_FOR_A_YEAR = '31536000'

export type Sending = {
  readonly path: string
  readonly checked: CheckedFile
  /** 0 to 1 of what has been sent. */
  readonly onProgress: (share: number) => void
  /** Called when the network goes; the next progress says that it is back. */
  readonly onInterrupted: () => void
  readonly signal: AbortSignal
}

const sendWhole = async ({ path, checked, onProgress, signal }: Sending): Promise<string> => {
  const storage = await loadStorage(sendWithProgress({ onProgress, signal }))
  const type = FAMILY_TYPE[checked.family]
  // The part's own type counts on the wire, so the blob is given the family's.
  const body = new File([checked.file], checked.file.name, { type })
  const { error } = await storage
    .from(USER_BUCKET)
    .upload(path, body, { contentType: type, upsert: false, cacheControl: KEPT_FOR_A_YEAR })
  if (error) throw error
  return path
}

const sendInParts = async (sending: Sending): Promise<string> => {
  const { checked, onProgress, onInterrupted, signal } = sending
  const headers = await loadRequestHeaders()
  return new Promise((resolve, reject) => {
    let path = sending.path
    const upload = new Upload(checked.file, {
      endpoint: serviceUrl('/storage/v1/upload/resumable'),
      headers,
      chunkSize: PART,
      retryDelays: RETRIES,
      removeFingerprintOnSuccess: true,
      uploadDataDuringCreation: true,
      metadata: {
        bucketName: USER_BUCKET,
        objectName: path,
        contentType: FAMILY_TYPE[checked.family],
        cacheControl: KEPT_FOR_A_YEAR,
      },
      onProgress: (sent, total) => onProgress(sent / total),
      onSuccess: () => resolve(path),
      onError: (error) => {
        if (navigator.onLine) {
          reject(error)
          return
        }
        onInterrupted()
        addEventListener('online', () => upload.start(), { once: true, signal })
      },
    })
    signal.addEventListener('abort', () => {
      upload.abort(true).catch(reportError)
      reject(signal.reason as Error)
    })
    upload
      .findPreviousUploads()
      .then(([previous]) => {
        // An upload that broke off goes on where it was, to the place it was meant for.
        const earlier = previous?.metadata['objectName']
        if (previous && earlier?.split('/')[0] === path.split('/')[0]) {
          path = earlier ?? path
          upload.resumeFromPreviousUpload(previous)
        }
        upload.start()
      })
      .catch(reject)
  })
}

/**
 * @returns where the file lies in the bucket now
 * @throws 'Failed to upload file', or the signal's reason when it was cancelled
 */
export const sendFile = async (sending: Sending): Promise<string> => {
  const send = sending.checked.file.size >= RESUMABLE_FROM ? sendInParts : sendWhole
  try {
    return await send(sending)
  } catch (error) {
    sending.signal.throwIfAborted()
    throw new Error(SPEC_MESSAGES.uploadFailed, { cause: error })
  }
}
