import type { Queryable } from '#platform/database/database.ts'
import { storageErrors } from '../storage-errors.ts'

export type BucketRow = {
  readonly id: string
  readonly name: string
  readonly owner: string | null
  readonly public: boolean
  readonly file_size_limit: number | null
  readonly allowed_mime_types: readonly string[] | null
  readonly created_at: Date
  readonly updated_at: Date
}

export const BUCKET_COLUMNS =
  'id, name, owner, public, file_size_limit, allowed_mime_types, created_at, updated_at'

/** Reads a bucket in the name that `tx` runs in; `undefined` when that name may not see it. */
export const findBucket = async (tx: Queryable, id: string): Promise<BucketRow | undefined> =>
  (
    await tx.query<BucketRow>(`select ${BUCKET_COLUMNS} from storage.buckets where id = $1`, [id])
  )[0]

/** @throws {StorageError} NoSuchBucket */
export const getBucket = async (tx: Queryable, id: string): Promise<BucketRow> => {
  const bucket = await findBucket(tx, id)
  if (!bucket) throw storageErrors.noSuchBucket()
  return bucket
}
