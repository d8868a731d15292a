import type { StorageContext } from '../storage-context.ts'

/** The path for callers, whom the policies judge. */
export const CALLERS_PATH = '/upload/resumable'
/** The path for holders of a signed address. */
export const SIGNED_PATH = '/upload/resumable/sign'

/** Each endpoint is offered at both paths. */
export type ResumableContext = StorageContext & {
  readonly path: typeof CALLERS_PATH | typeof SIGNED_PATH
}
