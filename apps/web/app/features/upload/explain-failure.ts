import { m } from '#messages'
import { getSession } from '#lib/session/session.ts'
import { findRefusal, UploadRefused } from './upload-refusal.ts'

/**
 * Browsers read no file that was changed or removed after it was chosen, and an upload of it looks like a lost line. Firefox reads
 * one that was cut, as far as it goes.
 */
export const isReadable = async (file: File): Promise<boolean> => {
  try {
    return (await file.slice(-1).arrayBuffer()).byteLength === 1
  } catch {
    return false
  }
}

/**
 * @param error   what the service or the line failed an upload with
 * @param inTotal said where none of the reasons that have words of their own is behind it
 */
export const explainFailure = async (
  error: unknown,
  file: File,
  inTotal: string,
): Promise<Error> => {
  const refusal = findRefusal(error)
  if (refusal) return refusal
  // After a refused renewal the page knows that the session is over (auth-fetch.ts).
  if (getSession().status === 'signed-out') return new UploadRefused(m.session_ended_text())
  if (!(await isReadable(file))) return new UploadRefused(m.upload_file_gone())
  return new Error(inTotal, { cause: error })
}
