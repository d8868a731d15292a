import type { Queryable } from '#platform/database/database.ts'
import { IS_UNFINISHED } from '../store/usage.ts'
import type { UploadMetadata } from './upload-metadata.ts'

export type ResumableUpload = {
  readonly id: string
  readonly bucket_id: string
  readonly name: string
  readonly owner_id: string | null
  readonly declared_type: string
  readonly cache_control: string
  readonly user_metadata: Record<string, unknown> | null
  readonly is_upsert: boolean
  readonly total_bytes: number | null
  readonly received_bytes: number
  readonly expires_at: Date
}

export type Part = {
  readonly first_byte: number
  readonly bytes: number
  readonly blob_key: string
}

/** Hosted projects keep an unfinished upload for a day. */
const LIFETIME_MS = 86_400_000

export type NewUpload = UploadMetadata & {
  readonly id: string
  readonly owner: string | undefined
  readonly isUpsert: boolean
  /** Absent until the client tells it. */
  readonly totalBytes: number | undefined
}

export const insertUpload = async (
  database: Queryable,
  upload: NewUpload,
  now: Date,
): Promise<void> => {
  const { userMetadata } = upload
  await database.query(
    `insert into dhvani.resumable_uploads (id, bucket_id, name, owner_id, declared_type,
       cache_control, user_metadata, is_upsert, total_bytes, created_at, expires_at)
     values ($1::text::uuid, $2, $3, $4, $5, $6, $7::text::jsonb, $8, $9, $10, $11)`,
    [
      upload.id,
      upload.bucketId,
      upload.name,
      upload.owner ?? null,
      upload.declaredType,
      upload.cacheControl,
      userMetadata === undefined ? null : JSON.stringify(userMetadata),
      upload.isUpsert,
      upload.totalBytes ?? null,
      now,
      new Date(now.getTime() + LIFETIME_MS),
    ],
  )
}

/** Uploads of a person that are under way. */
export const countUnfinished = async (tx: Queryable, owner: string, now: Date): Promise<number> => {
  const [row] = await tx.query<{ uploads: number }>(
    `select count(*)::int as uploads from dhvani.resumable_uploads u
     where u.owner_id = $1 and ${IS_UNFINISHED}`,
    [owner, now],
  )
  return row?.uploads ?? 0
}

export const findUpload = async (
  database: Queryable,
  id: string,
  now: Date,
): Promise<ResumableUpload | undefined> =>
  (
    await database.query<ResumableUpload>(
      `select id, bucket_id, name, owner_id, declared_type, cache_control, user_metadata,
         is_upsert, total_bytes, received_bytes, expires_at
       from dhvani.resumable_uploads where id = $1::text::uuid and expires_at > $2`,
      [id, now],
    )
  )[0]

export const setTotal = async (database: Queryable, id: string, bytes: number): Promise<void> => {
  await database.query(
    'update dhvani.resumable_uploads set total_bytes = $2 where id = $1::text::uuid',
    [id, bytes],
  )
}

/** @returns whether the offset was still `from`; another request may have moved it before */
export const moveOffset = async (
  tx: Queryable,
  id: string,
  from: number,
  to: number,
): Promise<boolean> => {
  const moved = await tx.query(
    `update dhvani.resumable_uploads set received_bytes = $3
     where id = $1::text::uuid and received_bytes = $2 returning id`,
    [id, from, to],
  )
  return moved.length > 0
}

/** @returns false when another request moved the offset before */
export const addPart = async (tx: Queryable, id: string, part: Part): Promise<boolean> => {
  const { first_byte: first, bytes, blob_key: key } = part
  if (!(await moveOffset(tx, id, first, first + bytes))) return false
  await tx.query(
    `insert into dhvani.resumable_parts (upload_id, first_byte, bytes, blob_key)
     values ($1::text::uuid, $2, $3, $4)`,
    [id, first, bytes, key],
  )
  return true
}

/** How many requests brought bytes of an upload so far. */
export const countParts = async (database: Queryable, id: string): Promise<number> => {
  const [row] = await database.query<{ parts: number }>(
    'select count(*)::int as parts from dhvani.resumable_parts where upload_id = $1::text::uuid',
    [id],
  )
  return row?.parts ?? 0
}

export const listParts = (database: Queryable, id: string): Promise<Part[]> =>
  database.query<Part>(
    `select first_byte, bytes, blob_key from dhvani.resumable_parts
     where upload_id = $1::text::uuid order by first_byte`,
    [id],
  )

export const deleteParts = async (database: Queryable, id: string): Promise<void> => {
  await database.query('delete from dhvani.resumable_parts where upload_id = $1::text::uuid', [id])
}

export const deleteUpload = async (database: Queryable, id: string): Promise<void> => {
  await database.query('delete from dhvani.resumable_uploads where id = $1::text::uuid', [id])
}
