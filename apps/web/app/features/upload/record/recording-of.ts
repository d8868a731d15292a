import { forgetKept } from './kept-recordings.ts'

/** Recordings by the files that were made of them: they are kept until these are sent. */
const madeOf = new WeakMap<File, string>()

export const noteRecordingOf = (file: File, id: string): void => {
  madeOf.set(file, id)
}

/** Once a file was sent, the recording that it was made of is no longer kept. */
export const forgetRecordingOf = (file: File): void => {
  const id = madeOf.get(file)
  if (id !== undefined) forgetKept(id).catch(reportError)
}
