import type { StorageContext } from '../storage-context.ts'
import { blobKeyOf } from './object-row.ts'

/**
 * Removes the bytes of a version that no row names any more. The row's change has
 * already happened, so a store that does not answer now fails nothing: the sweeper removes them later.
 */
export const dropBlob = async (
  { blobs, log }: Pick<StorageContext, 'blobs' | 'log'>,
  version: string,
): Promise<void> => {
  try {
    await blobs.remove(blobKeyOf(version))
  } catch (error) {
    log.warn({ err: error, version }, 'a file is left for the sweeper')
  }
}
