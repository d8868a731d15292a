import { EMPTY_DRAFT, type Draft, type UploadItem } from './upload-item.ts'

/** What was not sent when the dialog went with its page. */
export type Unsent = Draft & {
  readonly files: readonly File[]
  /** Name of the sound that was added after the dialog had gone. */
  readonly added?: string
  /** Why the first file was not added. */
  readonly error?: string
}

/** A file that was made to fit is kept as it is now. */
export const unsentOf = (items: readonly UploadItem[]): Unsent => {
  const unsent = items.filter(({ state }) => state !== 'refused')
  const { name, description } = unsent[0] ?? EMPTY_DRAFT
  return { files: unsent.map(({ file, checked }) => checked?.file ?? file), name, description }
}
