import { nameFromFile, type CheckedFile } from './check-file.ts'

/** A file in the upload dialog. */
export type UploadItem = {
  readonly key: number
  readonly file: File
  /**
   * `checking`: is read through; `refused`: is no sound that can be taken; `ready`: waits for a press; `waiting`: for its
   * turn; `failed`: may be tried again.
   */
  readonly state: 'checking' | 'refused' | 'ready' | 'waiting' | 'sending' | 'failed'
  /** The listener pressed Upload before the file was read through. */
  readonly isUploadPressed?: boolean
  readonly checked?: CheckedFile
  /** While it is checked: the share that is done, 0 to 1, of making it fit. */
  readonly fitting?: number | undefined
  readonly name: string
  readonly description: string
  /** Why it was not taken, or not sent. */
  readonly error?: string | undefined
  /** The server gave no answer; it did not refuse. */
  readonly isUnreached?: boolean
  /** Share that has been sent, 0 to 1; `undefined` before the first report. */
  readonly progress?: number | undefined
  /** The network is lost; sending goes on when it is back. */
  readonly isInterrupted?: boolean
}

/** What the listener may have written before a file was chosen. */
export type Draft = Pick<UploadItem, 'name' | 'description'>

export const EMPTY_DRAFT: Draft = { name: '', description: '' }

let count = 0

/** @param draft what was written already; an empty name is filled from the file once it was taken */
export const createItem = (file: File, draft: Draft = EMPTY_DRAFT): UploadItem => {
  count += 1
  return { key: count, file, state: 'checking', ...draft }
}

/** A file that was taken: with a name, unless the listener has written one. */
export const withCheck = (item: UploadItem, checked: CheckedFile): UploadItem => ({
  ...item,
  checked,
  fitting: undefined,
  state: 'ready',
  name: item.name.trim() === '' ? nameFromFile(item.file.name) : item.name,
})

/** Whether a press on Upload sends it. */
export const isSendable = ({ state }: UploadItem): boolean =>
  state === 'ready' || state === 'failed' || state === 'waiting'

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
