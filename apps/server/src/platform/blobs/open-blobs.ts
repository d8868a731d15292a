import { join } from 'node:path'
import type { Config } from '../config.ts'
import type { Blobs } from './blobs.ts'
import { openFileBlobs } from './file-blobs.ts'
import { openS3Blobs } from './s3-blobs.ts'
import { openTemporaryFiles } from './temporary-files.ts'

/**
 * Two stores that know nothing of each other: what people uploaded, and the builds of the site. Each has
 * a folder of the data directory, or a prefix of every key, so that the bucket may hold other things too.
 */
const ROOMS = {
  uploads: { folder: 'files', prefix: 'dhvani/' },
  builds: { folder: 'builds', prefix: 'dhvani-builds/' },
} as const

/** Opens what the settings name: an S3-compatible store, else a folder of the data directory. */
export const openBlobs = async (
  config: Config,
  now: () => Date,
  room: keyof typeof ROOMS = 'uploads',
): Promise<Blobs> => {
  const { folder, prefix } = ROOMS[room]
  const temporary = await openTemporaryFiles({
    directory: join(config.dataDirectory, 'uploads'),
    // The lock on a data directory exists only beside the embedded database.
    isShared: config.databaseUrl !== undefined,
    now,
  })
  return config.s3
    ? openS3Blobs(config.s3, prefix, temporary)
    : openFileBlobs(join(config.dataDirectory, folder), temporary)
}
