import type { StorageContext } from '../storage-context.ts'
import { deleteUpload, listParts } from './resumable-store.ts'

/** Ends an upload and drops what it left. */
export const abandonUpload = async (
  { platform, blobs }: Pick<StorageContext, 'platform' | 'blobs'>,
  id: string,
): Promise<void> => {
  const parts = await listParts(platform.database, id)
  await deleteUpload(platform.database, id)
  for (const { blob_key: key } of parts) await blobs.remove(key)
}
