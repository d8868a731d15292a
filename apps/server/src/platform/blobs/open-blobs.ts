import { join } from 'node:path'
import type { Config } from '../config.ts'
import type { Blobs } from './blobs.ts'
import { openFileBlobs } from './file-blobs.ts'
import { openS3Blobs } from './s3-blobs.ts'
import { openTemporaryFiles } from './temporary-files.ts'

/** Opens what the settings name: an S3-compatible store, else a folder of the data directory. */
export const openBlobs = async (config: Config, now: () => Date): Promise<Blobs> => {
  const temporary = await openTemporaryFiles({
    directory: join(config.dataDirectory, 'uploads'),
    // The lock on a data directory exists only beside the embedded database.
    isShared: config.databaseUrl !== undefined,
    now,
  })
  return config.s3
    ? openS3Blobs(config.s3, temporary)
    : openFileBlobs(join(config.dataDirectory, 'files'), temporary)
}
