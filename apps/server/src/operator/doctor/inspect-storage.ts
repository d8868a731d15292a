import { USER_BUCKET } from '@dhvani/catalogue'
import { BlobMissingError } from '#platform/blobs/blobs.ts'
import { NIL_UUID } from '#platform/is-uuid.ts'
import type { StorageContext } from '#surfaces/storage/storage-context.ts'
import { BUILT_IN_VERSION, blobKeyOf } from '#surfaces/storage/store/object-row.ts'
import { SOUND_IS_OF_FILE } from '#surfaces/storage/store/objects.ts'
import { deleteNames } from '#surfaces/storage/manage/delete-objects.ts'
import { findStrayFiles } from '#surfaces/storage/sweep/find-stray-files.ts'
import { SERVICE_CALLER } from '#surfaces/storage/sweep/sweep.ts'

export type Named = { readonly bucketId: string; readonly name: string }

export type Findings = {
  /** Rows whose bytes are gone. */
  readonly withoutBytes: readonly Named[]
  /** Files that no row names. */
  readonly strayFiles: readonly string[]
  /** Sounds of people whose file is missing. */
  readonly soundsWithoutFile: readonly { readonly id: string; readonly name: string }[]
  readonly objects: number
}

const BATCH = 1000

const hasBytes = async ({ blobs }: StorageContext, version: string): Promise<boolean> => {
  try {
    const stream = await blobs.open(blobKeyOf(version), { start: 0, end: 0 })
    stream.destroy()
    return true
  } catch (error) {
    if (error instanceof BlobMissingError) return false
    throw error
  }
}

const SOUNDS_WITHOUT_FILE = `
  select s.id, s.name from public.user_sounds s
  where not exists (
    select from storage.objects o where o.bucket_id = $1 and ${SOUND_IS_OF_FILE}
  )`

/** Compares rows with files, both ways. What people change meanwhile may look wrong for a moment. */
export const inspectStorage = async (context: StorageContext): Promise<Findings> => {
  const { database, clock } = context
  const withoutBytes: Named[] = []
  let after: string = NIL_UUID
  let objects = 0
  for (;;) {
    const rows = await database.query<{
      id: string
      bucket_id: string
      name: string
      version: string
    }>(
      `select id, bucket_id, name, version from storage.objects
       where id > $1::text::uuid and version <> $2 order by id limit ${BATCH}`,
      [after, BUILT_IN_VERSION],
    )
    for (const row of rows) {
      after = row.id
      objects += 1
      if (!(await hasBytes(context, row.version)))
        withoutBytes.push({ bucketId: row.bucket_id, name: row.name })
    }
    if (rows.length < BATCH) break
  }
  const strayFiles: string[] = []
  for await (const { key } of findStrayFiles(context, clock.now())) strayFiles.push(key)
  const soundsWithoutFile = await database.query<{ id: string; name: string }>(
    SOUNDS_WITHOUT_FILE,
    [USER_BUCKET],
  )
  return { withoutBytes, strayFiles, soundsWithoutFile, objects }
}

/** Removes rows without bytes, bytes without rows, and sounds without a file. */
export const mendStorage = async (context: StorageContext, found: Findings): Promise<void> => {
  for (const { bucketId, name } of found.withoutBytes)
    await deleteNames(context, SERVICE_CALLER, bucketId, [name])
  for (const key of found.strayFiles) await context.blobs.remove(key)
  // A row that lost its bytes a moment ago may have been a sound's file.
  await context.database.query(
    SOUNDS_WITHOUT_FILE.replace('select s.id, s.name from', 'delete from'),
    [USER_BUCKET],
  )
}
