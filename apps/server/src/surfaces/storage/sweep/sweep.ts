import { USER_BUCKET } from '@dhvani/catalogue'
import { deleteNames } from '../manage/delete-objects.ts'
import { abandonUpload } from '../resumable/abandon-upload.ts'
import type { StorageCaller } from '../storage-caller.ts'
import type { StorageContext } from '../storage-context.ts'
import { SOUND_IS_OF_FILE } from '../store/objects.ts'
import { findStrayFiles } from './find-stray-files.ts'

export type Swept = {
  /** Files that no row named. */
  readonly strayFiles: number
  /** Uploaded files of which no sound was made, or whose owner is gone. */
  readonly unnamedObjects: number
  /** Resumable uploads older than a day or of an account that is gone: unfinished ones, and records of finished ones. */
  readonly expiredUploads: number
}

/** A client writes the sound's row right after its upload; a day later it no longer will. */
const UNNAMED_MS = 86_400_000
const BATCH = 500

export const SERVICE_CALLER: StorageCaller = {
  owner: undefined,
  isService: true,
  identity: {
    role: 'service_role',
    settings: {
      'storage.allow_delete_query': 'true',
      'storage.operation': 'storage.object.delete',
    },
  },
}

const UNNAMED = `
  select o.name from storage.objects o
  where o.bucket_id = $1 and o.owner is not null and (
    not exists (select from auth.users u where u.id = o.owner)
    or (o.created_at < $2 and not exists (
      select from public.user_sounds s where ${SOUND_IS_OF_FILE}
    ))
  ) limit ${BATCH}`

const ENDED_UPLOADS = `
  select r.id from dhvani.resumable_uploads r
  where r.expires_at <= $1 or (r.owner_id is not null and not exists (
    select from auth.users u where u.id::text = r.owner_id::text and u.deleted_at is null
  ))`

const sweepUnnamed = async (context: StorageContext, now: Date): Promise<number> => {
  const { database } = context
  const before = new Date(now.getTime() - UNNAMED_MS)
  let swept = 0
  for (;;) {
    const rows = await database.query<{ name: string }>(UNNAMED, [USER_BUCKET, before])
    const names = rows.map(({ name }) => name)
    if (names.length === 0) return swept
    swept += (await deleteNames(context, SERVICE_CALLER, USER_BUCKET, names)).length
  }
}

const sweepExpired = async (context: StorageContext, now: Date): Promise<number> => {
  const rows = await context.database.query<{ id: string }>(ENDED_UPLOADS, [now])
  for (const { id } of rows) await abandonUpload(context, id)
  return rows.length
}

/** @param graceMs younger files are kept: the row that names them may be about to be written */
export const sweep = async (context: StorageContext, graceMs: number): Promise<Swept> => {
  const now = context.clock.now()
  const expiredUploads = await sweepExpired(context, now)
  const unnamedObjects = await sweepUnnamed(context, now)
  let strayFiles = 0
  for await (const { key } of findStrayFiles(context, new Date(now.getTime() - graceMs))) {
    await context.blobs.remove(key)
    strayFiles += 1
  }
  return { strayFiles, unnamedObjects, expiredUploads }
}
