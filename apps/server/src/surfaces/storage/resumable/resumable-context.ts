import type { StorageContext } from '../storage-context.ts'

/** Two paths offer the protocol: one for callers, one for holders of a signed address. */
export type ResumableContext = StorageContext & { readonly path: string }
