import { randomUUID } from 'node:crypto'
import { DatabaseUnavailableError } from '#platform/database/database-error.ts'
import type { Queryable } from '#platform/database/database.ts'
import type { StorageContext } from '../storage-context.ts'
import { storageErrors } from '../storage-errors.ts'
import { blobKeyOf, type ObjectMetadata } from '../store/object-row.ts'
import { putObject } from '../store/objects.ts'
import { dropBlob } from '../store/drop-blob.ts'
import { checkQuota, lockOwner, requireOwner } from './quota.ts'

export type ObjectToStore = {
  readonly bucketId: string
  readonly name: string
  readonly owner: string | undefined
  readonly mimetype: string
  readonly cacheControl: string
  readonly userMetadata: Readonly<Record<string, unknown>> | undefined
  readonly isUpsert: boolean
  readonly size: number
  readonly md5: string
  /** Puts the bytes under a key, durably. */
  place(key: string): Promise<void>
  /** Runs in the transaction of the row, before the quota is counted. */
  alongside?(tx: Queryable): Promise<void>
}

export const metadataOf = (
  object: Pick<ObjectToStore, 'mimetype' | 'cacheControl' | 'size' | 'md5'>,
  now: Date,
): ObjectMetadata => ({
  eTag: `"${object.md5}"`,
  size: object.size,
  mimetype: object.mimetype,
  cacheControl: object.cacheControl,
  lastModified: now.toISOString(),
  contentLength: object.size,
  httpStatusCode: 200,
})

/**
 * Keeps a checked file: first the bytes under a version of their own, then the row that names
 * them, in one transaction. A kill in between leaves bytes that no row names, and those are swept.
 */
export const storeObject = async (
  context: StorageContext,
  object: ObjectToStore,
): Promise<{ readonly id: string }> => {
  const { clock, database, config, lookup } = context
  const version = randomUUID()
  const { bucketId, name, owner, size, isUpsert, userMetadata } = object
  const metadata = metadataOf(object, clock.now())
  await object.place(blobKeyOf(version))
  try {
    const written = await database.transaction(async (tx) => {
      if (owner !== undefined) {
        await lockOwner(tx, owner)
        await requireOwner(tx, owner)
      }
      await object.alongside?.(tx)
      if (owner !== undefined)
        await checkQuota(
          tx,
          owner,
          { files: 1, bytes: size },
          { quota: config.uploadQuota, now: clock.now() },
        )
      const row = { bucketId, name, owner, version, metadata, userMetadata }
      const put = await putObject(tx, row, isUpsert)
      if (!put) throw storageErrors.keyExists()
      return put
    })
    lookup.forget(bucketId, name)
    if (written.replaced !== undefined) await dropBlob(context, written.replaced)
    return { id: written.id }
  } catch (error) {
    // After a broken connection the row may have been written or not: the sweeper finds out.
    if (!(error instanceof DatabaseUnavailableError)) await dropBlob(context, version)
    throw error
  }
}
