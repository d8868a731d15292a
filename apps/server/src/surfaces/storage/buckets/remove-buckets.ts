import type { Endpoint } from '#http/requests/endpoint.ts'
import { deleteNames } from '../manage/delete-objects.ts'
import { requiredCaller } from '../storage-caller.ts'
import type { StorageContext } from '../storage-context.ts'
import { storageErrors } from '../storage-errors.ts'
import { getBucket } from '../store/buckets.ts'
import type { BucketPath } from './bucket-path.ts'

/** POST /bucket/{id}/empty: the bucket is empty when this answers, though the words are upstream's. */
export const emptyBucket: Endpoint<StorageContext> = (app, context) =>
  app.post<BucketPath>('/bucket/:id/empty', async (request) => {
    const caller = requiredCaller(request, 'storage.bucket.empty')
    const objects = await context.database.transaction(
      async (tx) => {
        const { id } = await getBucket(tx, request.params.id)
        return tx.query<{ name: string }>('select name from storage.objects where bucket_id = $1', [
          id,
        ])
      },
      { as: caller.identity },
    )
    const names = objects.map(({ name }) => name)
    await deleteNames(context, caller, request.params.id, names)
    return { message: 'Empty bucket has been queued. Completion may take up to an hour.' }
  })

/** DELETE /bucket/{id}, when it is empty. */
export const deleteBucket: Endpoint<StorageContext> = (app, { database }) =>
  app.delete<BucketPath>('/bucket/:id', async (request) => {
    const { identity } = requiredCaller(request, 'storage.bucket.delete')
    await database.transaction(
      async (tx) => {
        const { id } = await getBucket(tx, request.params.id)
        const objects = await tx.query(
          'select 1 from storage.objects where bucket_id = $1 limit 1',
          [id],
        )
        if (objects.length > 0) throw storageErrors.bucketNotEmpty()
        await tx.query('delete from storage.buckets where id = $1', [id])
      },
      { as: identity },
    )
    return { message: 'Successfully deleted' }
  })
