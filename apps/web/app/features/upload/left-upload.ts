import { holdPageWhile } from '#lib/page/page-hold.ts'
import { createStore } from '#lib/store/store.ts'

/** Files that the listener had chosen and not sent when they left the page of the upload dialog. */
export type LeftUpload = {
  readonly userId: string
  readonly files: readonly File[]
  /** What the listener wrote about the first file. */
  readonly name: string
  readonly description: string
}

const left = createStore<LeftUpload | undefined>(undefined)

/** The files that are kept, for components that show or watch them. */
export const leftUpload: Omit<typeof left, 'set'> = left

/** Whether the listener asked to go on with the kept files: Home then opens the dialog. */
export const goOnAsked = createStore(false)

holdPageWhile(() => left.getSnapshot() !== undefined)

/** Keeps files for the next dialog, behind those that are kept already. */
export const leaveUpload = (upload: LeftUpload): void => {
  const before = left.getSnapshot()
  left.set(
    before?.userId === upload.userId
      ? { ...before, files: [...before.files, ...upload.files] }
      : upload,
  )
}

/**
 * Ends the keeping.
 *
 * @returns the kept files, where this account left them
 */
export const takeLeftUpload = (userId: string): LeftUpload | undefined => {
  const found = left.getSnapshot()
  left.set(undefined)
  return found?.userId === userId ? found : undefined
}
