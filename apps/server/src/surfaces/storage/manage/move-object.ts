import type { Endpoint } from '#http/requests/endpoint.ts'
import { isUniqueViolation } from '#platform/database/database-error.ts'
import { findVisible } from '../serve/serve-object.ts'
import { requiredCaller } from '../storage-caller.ts'
import type { StorageContext } from '../storage-context.ts'
import { storageErrors } from '../storage-errors.ts'
import { getBucket } from '../store/buckets.ts'
import { BUILT_IN_VERSION } from '../store/object-row.ts'
import { checkDestination, parseTransfer } from './transfer-input.ts'

/** POST /object/move: a new name for the same bytes. */
export const moveObject: Endpoint<StorageContext> = (app, context) =>
  app.post('/object/move', async (request) => {
    const caller = requiredCaller(request, 'storage.object.move')
    const { bucketId, sourceKey, destinationBucket, destinationKey } = parseTransfer(request)
    const { database, lookup } = context
    const source = await findVisible(context, caller, bucketId, sourceKey)
    if (source.version === BUILT_IN_VERSION) throw storageErrors.policyRefuses()
    const bucket = await getBucket(database, destinationBucket)
    checkDestination(bucket, destinationKey, source.metadata)
    try {
      const moved = await database.transaction(
        (tx) =>
          tx.query(
            'update storage.objects set bucket_id = $1, name = $2 where id = $3::text::uuid returning id',
            [destinationBucket, destinationKey, source.id],
          ),
        { as: caller.identity },
      )
      if (moved.length === 0) throw storageErrors.policyRefuses()
    } catch (error) {
      throw isUniqueViolation(error) ? storageErrors.resourceExists() : error
    }
    lookup.forget(bucketId, sourceKey)
    lookup.forget(destinationBucket, destinationKey)
    return { message: 'Successfully moved' }
  })
