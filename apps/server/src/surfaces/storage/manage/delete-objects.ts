import { z } from 'zod'
import type { Endpoint } from '#http/requests/endpoint.ts'
import { parseInput } from '../parse-input.ts'
import { requiredCaller, type StorageCaller } from '../storage-caller.ts'
import type { ObjectPath } from '../names.ts'
import type { StorageContext } from '../storage-context.ts'
import { storageErrors } from '../storage-errors.ts'
import { dropBlob } from '../store/drop-blob.ts'
import { OBJECT_COLUMNS, type ObjectRow } from '../store/object-row.ts'
import { findObject } from '../store/objects.ts'

const bodySchema = z.object({ prefixes: z.array(z.string()).min(1).max(1000) })

/** Deletes what the policies let `caller` delete; the rows go first, in one transaction. */
export const deleteNames = async (
  context: StorageContext,
  caller: StorageCaller,
  bucketId: string,
  names: readonly string[],
): Promise<ObjectRow[]> => {
  const { database, lookup } = context
  const rows = await database.transaction(
    (tx) =>
      tx.query<ObjectRow>(
        `delete from storage.objects where bucket_id = $1 and name = any($2::text[])
         returning ${OBJECT_COLUMNS}`,
        [bucketId, names],
      ),
    { as: caller.identity },
  )
  for (const row of rows) {
    lookup.forget(bucketId, row.name)
    await dropBlob(context, row.version)
  }
  return rows
}

/** DELETE /object/{bucket}: exact keys; what is missing or forbidden is passed over in silence. */
export const deleteObjects: Endpoint<StorageContext> = (app, context) =>
  app.delete<{ Params: { bucket: string } }>('/object/:bucket', async (request) => {
    const caller = requiredCaller(request, 'storage.object.delete_many')
    const { prefixes } = parseInput('body', bodySchema, request.body)
    return deleteNames(context, caller, request.params.bucket, prefixes)
  })

/** DELETE /object/{bucket}/{path} */
export const deleteObject: Endpoint<StorageContext> = (app, context) =>
  app.delete<ObjectPath>('/object/:bucket/*', async (request) => {
    const caller = requiredCaller(request, 'storage.object.delete')
    const { bucket, '*': name } = request.params
    const deleted = await deleteNames(context, caller, bucket, [name])
    if (deleted.length > 0) return { message: 'Successfully deleted' }
    const exists = await findObject(context.database, bucket, name)
    throw exists ? storageErrors.accessDenied() : storageErrors.noSuchKey()
  })
