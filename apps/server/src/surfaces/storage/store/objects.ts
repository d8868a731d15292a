import { DatabaseError, INSUFFICIENT_PRIVILEGE } from '#platform/database/database-error.ts'
import type { Database, DatabaseIdentity, Queryable } from '#platform/database/database.ts'
import { isUuid } from '#platform/is-uuid.ts'
import { OBJECT_COLUMNS, type ObjectMetadata, type ObjectRow } from './object-row.ts'

export type NewObject = {
  readonly bucketId: string
  readonly name: string
  readonly owner: string | undefined
  readonly version: string
  readonly metadata: ObjectMetadata
  readonly userMetadata: Readonly<Record<string, unknown>> | undefined
}

/** Reads an object in the name that `tx` runs in. */
export const findObject = async (
  tx: Queryable,
  bucketId: string,
  name: string,
): Promise<ObjectRow | undefined> =>
  (
    await tx.query<ObjectRow>(
      `select ${OBJECT_COLUMNS} from storage.objects where bucket_id = $1 and name = $2`,
      [bucketId, name],
    )
  )[0]

/** SQL: whether the sound `s` is made of the file `o`, which has the same owner. */
export const SOUND_IS_OF_FILE = `(s.user_id = o.owner
  and (s.file_name = o.name or position('/' || o.name in s.audio_url) > 0))`

const VALUES = `insert into storage.objects
  (bucket_id, name, owner, owner_id, version, metadata, user_metadata)
  values ($1, $2, $3::text::uuid, $4, $5, $6::text::jsonb, $7::text::jsonb)`

const REPLACE = `on conflict (bucket_id, name) do update set owner = excluded.owner,
  owner_id = excluded.owner_id, version = excluded.version, metadata = excluded.metadata,
  user_metadata = excluded.user_metadata`

const valuesOf = (object: NewObject): unknown[] => [
  object.bucketId,
  object.name,
  isUuid(object.owner) ? object.owner : null,
  object.owner ?? null,
  object.version,
  JSON.stringify(object.metadata),
  object.userMetadata === undefined ? null : JSON.stringify(object.userMetadata),
]

class TrialOver extends Error {}

/**
 * Asks the policies whether a caller may write an object, by writing it and rolling back.
 *
 * @throws {DatabaseError} 42501 when they refuse; 23505 (no upsert) when the name is taken
 */
export const tryInsert = async (
  database: Database,
  identity: DatabaseIdentity,
  object: NewObject,
  isUpsert: boolean,
): Promise<void> => {
  const trial = database.transaction(
    async (tx) => {
      await tx.query(isUpsert ? `${VALUES} ${REPLACE}` : VALUES, valuesOf(object))
      throw new TrialOver()
    },
    { as: identity },
  )
  await trial.catch((error: unknown) => {
    if (!(error instanceof TrialOver)) throw error
  })
}

/**
 * Writes the row as the server itself, after the policies said yes.
 *
 * @returns the row and the version that it replaced, or `undefined` when the name is taken
 */
export const putObject = async (
  tx: Queryable,
  object: NewObject,
  isUpsert: boolean,
): Promise<{ readonly id: string; readonly replaced: string | undefined } | undefined> => {
  const [before] = await tx.query<{ version: string }>(
    'select version from storage.objects where bucket_id = $1 and name = $2 for update',
    [object.bucketId, object.name],
  )
  if (before && !isUpsert) return undefined
  const [written] = await tx.query<{ id: string }>(
    `${VALUES} ${isUpsert ? REPLACE : 'on conflict (bucket_id, name) do nothing'} returning id`,
    valuesOf(object),
  )
  return written && { id: written.id, replaced: before?.version }
}

export const isPolicyRefusal = (error: unknown): boolean =>
  error instanceof DatabaseError && error.code === INSUFFICIENT_PRIVILEGE
