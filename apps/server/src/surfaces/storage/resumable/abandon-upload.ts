import type { StorageContext } from '../storage-context.ts'
import { deleteUpload, listParts } from './upload-store.ts'

/** Ends an upload and drops what it left. */
export const abandonUpload = async (
  { database, blobs }: Pick<StorageContext, 'database' | 'blobs'>,
  id: string,
): Promise<void> => {
  const parts = await listParts(database, id)
  await deleteUpload(database, id)
  for (const { blob_key: key } of parts) await blobs.remove(key)
}
