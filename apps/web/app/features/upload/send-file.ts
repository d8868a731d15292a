import { FAMILY_TYPE, FIXED_TEXTS, USER_BUCKET } from '@dhvani/catalogue'
import { DetailedError, Upload } from 'tus-js-client'
import { m } from '#messages'
import { isOnline, whenOnline } from '#lib/network/online.ts'
import { loadRequestHeaders, loadStorage, renewedAfter, serviceUrl } from '#lib/supabase/index.ts'
import type { CheckedFile } from './check-file.ts'
import { explainFailure, isReadable } from './explain-failure.ts'
import { UploadRefused } from './upload-refusal.ts'
import { sendWithProgress } from './send-with-progress.ts'
import { createStallWatch } from './stall-watch.ts'

/** Files from this size on, in bytes, are sent in parts (TUS 1.0.0): a broken line loses little. */
const RESUMABLE_FROM_BYTES = 6 * 1024 * 1024
const PART_BYTES = 6 * 1024 * 1024
const RETRY_AFTER_MS = [500, 1500, 4000, 10_000]
const YEAR_IN_SECONDS = '31536000'

export type Sending = {
  readonly path: string
  readonly checked: CheckedFile
  /** Gets the share that has been sent, 0 to 1. */
  readonly onProgress: (share: number) => void
  /** Called when the network is lost; the next call of `onProgress` means that it is back. */
  readonly onInterrupted: () => void
  readonly signal: AbortSignal
}

const sendWhole = async ({ path, checked, onProgress, signal }: Sending): Promise<string> => {
  const storage = await loadStorage(sendWithProgress({ onProgress, signal }))
  const type = FAMILY_TYPE[checked.family]
  // In a multipart form the server reads the type of the part, so the file carries the family's.
  const body = new File([checked.file], checked.file.name, { type })
  const { error } = await storage
    .from(USER_BUCKET)
    .upload(path, body, { contentType: type, upsert: false, cacheControl: YEAR_IN_SECONDS })
  if (error) throw error
  return path
}

const INSUFFICIENT_STORAGE = 507

/** Whether the same request may succeed in seconds: by itself tus-js-client asks so. */
const mayPassSoon = (status: number): boolean => {
  if (status === INSUFFICIENT_STORAGE) return false
  const isRefused = status >= 400 && status < 500 && status !== 409 && status !== 423
  return isOnline() && !isRefused
}

const refusalOf = (error: Error): string | undefined =>
  error instanceof DetailedError ? error.originalResponse?.getBody() : undefined

/** An upload that this browser began before, of the same file and for the same account. */
type Earlier = { readonly url: string | null; readonly path: string }

const sendInParts = ({
  path,
  checked,
  onProgress,
  onInterrupted,
  signal,
}: Sending): Promise<string> =>
  new Promise((resolve, reject) => {
    let earlier: Earlier | undefined
    let mayRenew = true
    /** A token that was refused in the middle of an upload is renewed once (renewing-fetch.ts). */
    const startOrFail = async (error: Error) => {
      const refusal = mayRenew ? refusalOf(error) : undefined
      mayRenew = false
      if (refusal !== undefined && (await renewedAfter(refusal))) upload.start()
      else reject(error)
    }
    let stopWaiting = () => {}
    const watch = createStallWatch(() => {
      onInterrupted()
      upload.abort().then(() => upload.start(), reject)
    })
    const upload = new Upload(checked.file, {
      endpoint: serviceUrl('/storage/v1/upload/resumable'),
      chunkSize: PART_BYTES,
      retryDelays: RETRY_AFTER_MS,
      removeFingerprintOnSuccess: true,
      // A full disk is full a second later, too: the person is told at once.
      onShouldRetry: (error) => mayPassSoon(error.originalResponse?.getStatus() ?? 0),
      uploadDataDuringCreation: true,
      metadata: {
        bucketName: USER_BUCKET,
        objectName: path,
        contentType: FAMILY_TYPE[checked.family],
        cacheControl: YEAR_IN_SECONDS,
      },
      // On a weak line a token may expire before a large file is sent, so each request asks for the newest.
      onBeforeRequest: async (request) => {
        const headers = await loadRequestHeaders()
        for (const [name, value] of Object.entries(headers)) request.setHeader(name, value)
        // Once cancelled, only the removal of what was sent goes out.
        if (request.getMethod() === 'DELETE') return
        signal.throwIfAborted()
        watch.moved()
      },
      onProgress(sent, total) {
        watch.moved()
        onProgress(sent / total)
      },
      // Where the server no longer knows the earlier upload, a new one was begun at the new path.
      onSuccess() {
        watch.stop()
        signal.removeEventListener('abort', cancel)
        resolve(earlier && upload.url === earlier.url ? earlier.path : path)
      },
      onError(error) {
        watch.stop()
        if (!isOnline()) {
          onInterrupted()
          stopWaiting = whenOnline(() => {
            stopWaiting()
            upload.start()
          })
          return
        }
        startOrFail(error).catch(reject)
      },
    })
    const cancel = () => {
      watch.stop()
      stopWaiting()
      upload.abort(true).catch(reportError)
      reject(signal.reason as Error)
    }
    signal.addEventListener('abort', cancel)
    const [owner] = path.split('/')
    upload
      .findPreviousUploads()
      .then((uploads) => {
        const previous = uploads.find(
          ({ metadata }) => metadata['objectName']?.split('/')[0] === owner,
        )
        const earlierPath = previous?.metadata['objectName']
        if (previous && earlierPath !== undefined) {
          earlier = { url: previous.uploadUrl, path: earlierPath }
          upload.resumeFromPreviousUpload(previous)
        }
        upload.start()
      })
      .catch(reject)
  })

/**
 * @returns the file's path in the bucket
 * @throws {UploadRefused} with the reason of the service, of the session or of the file
 * @throws 'Failed to upload file', or the signal's reason when it was cancelled
 */
export const sendFile = async (sending: Sending): Promise<string> => {
  const { file } = sending.checked
  // Firefox begins to send a file that is gone, and never ends.
  if (!(await isReadable(file))) throw new UploadRefused(m.upload_file_gone())
  const send = file.size >= RESUMABLE_FROM_BYTES ? sendInParts : sendWhole
  try {
    return await send(sending)
  } catch (error) {
    sending.signal.throwIfAborted()
    throw await explainFailure(error, file, FIXED_TEXTS.uploadFailed)
  }
}
