import { createWriteStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'
import { USER_BUCKET } from '@dhvani/catalogue'
import { BlobMissingError } from '#platform/blobs/blobs.ts'
import { NIL_UUID } from '#platform/is-uuid.ts'
import type { StorageContext } from '../storage-context.ts'
import { StorageError } from '../storage-errors.ts'
import { blobKeyOf } from '../store/object-row.ts'
import { SOUND_IS_OF_FILE } from '../store/objects.ts'

const BATCH = 100

/** Sounds of before the column, and those of clients that do not count. */
const UNCOUNTED = `
  select s.id, s.user_id, o.version from public.user_sounds s
  join storage.objects o on o.bucket_id = $1 and ${SOUND_IS_OF_FILE}
  where s.length_seconds is null and s.id > $2::text::uuid
  order by s.id limit ${BATCH}`

type Uncounted = { readonly id: string; readonly user_id: string; readonly version: string }

/** The length of a sound that no count tells. */
const UNKNOWN = 0

const withLocalFile = async <Result>(
  { blobs }: StorageContext,
  key: string,
  read: (path: string) => Promise<Result>,
): Promise<Result> => {
  const path = blobs.pathOf(key)
  if (path !== undefined) return read(path)
  const copy = await blobs.temporaryPath()
  try {
    await pipeline(await blobs.open(key), createWriteStream(copy))
    return await read(copy)
  } finally {
    await rm(copy, { force: true })
  }
}

/** @returns `undefined` where the file could not be read: the next run tries again */
const count = async (
  context: StorageContext,
  sound: Uncounted,
  signal: AbortSignal,
): Promise<number | undefined> => {
  try {
    const reply = await withLocalFile(context, blobKeyOf(sound.version), (path) =>
      context.audioChecks.check(path, sound.user_id, signal),
    )
    if ('failure' in reply) return undefined
    return 'checked' in reply ? reply.checked.seconds : UNKNOWN
  } catch (error) {
    // A thread that is closed gives up its file.
    if (signal.aborted) throw error
    // Rules were others when the file came, or its bytes are gone, which `npm run doctor` tells.
    if (error instanceof BlobMissingError) return UNKNOWN
    if (error instanceof StorageError && error.code === 'FileTooCostly') return UNKNOWN
    throw error
  }
}

/**
 * Counts how long the sounds are of which no length is known.
 *
 * @param signal ends the counting
 * @returns how many were counted
 */
export const countLengths = async (
  context: StorageContext,
  signal: AbortSignal,
): Promise<number> => {
  const { database } = context
  let after: string = NIL_UUID
  let counted = 0
  for (;;) {
    const sounds = await database.query<Uncounted>(UNCOUNTED, [USER_BUCKET, after])
    const last = sounds.at(-1)
    if (!last) return counted
    for (const sound of sounds) {
      const seconds = await count(context, sound, signal)
      if (seconds === undefined) continue
      await database.query(
        'update public.user_sounds set length_seconds = $2 where id = $1::text::uuid',
        [sound.id, seconds],
      )
      counted += 1
    }
    after = last.id
  }
}
