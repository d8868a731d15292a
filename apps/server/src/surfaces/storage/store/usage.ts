import type { Queryable } from '#platform/database/database.ts'

type Usage = { readonly files: number; readonly bytes: number }

/**
 * SQL: a resumable upload that is under way. The record of a finished one stays for a day. Takes
 * the time in `$2`.
 */
export const IS_UNFINISHED = `(u.expires_at > $2 and (u.total_bytes is null or u.received_bytes < u.total_bytes))`

/**
 * Files and bytes that a person keeps, in all buckets together. A resumable upload under way takes
 * the room of its whole file, or of what has arrived while its length is unknown.
 */
export const usageOf = async (tx: Queryable, owner: string, now: Date): Promise<Usage> => {
  const [usage] = await tx.query<Usage>(
    `select sum(files)::int as files, sum(bytes)::bigint as bytes from (
       select count(*) as files, coalesce(sum((metadata ->> 'size')::bigint), 0) as bytes
       from storage.objects where owner_id = $1
       union all
       select count(*), coalesce(sum(coalesce(u.total_bytes, u.received_bytes)), 0)
       from dhvani.resumable_uploads u where u.owner_id = $1 and ${IS_UNFINISHED}
     ) as kept`,
    [owner, now],
  )
  return usage ?? { files: 0, bytes: 0 }
}

/** Bytes of a person that have arrived, those of uploads under way included. */
export const bytesOnDiskOf = async (tx: Queryable, owner: string, now: Date): Promise<number> => {
  const [row] = await tx.query<{ bytes: number }>(
    `select (
       (select coalesce(sum((metadata ->> 'size')::bigint), 0)
        from storage.objects where owner_id = $1)
       + (select coalesce(sum(u.received_bytes), 0)
          from dhvani.resumable_uploads u where u.owner_id = $1 and ${IS_UNFINISHED})
     )::bigint as bytes`,
    [owner, now],
  )
  return row?.bytes ?? 0
}
