import { copyFile, mkdir, open, opendir, rename, rm, stat } from 'node:fs/promises'
import { dirname, join, relative, sep } from 'node:path'
import { BlobMissingError, asNoRoomError, type Blobs } from './blobs.ts'
import type { TemporaryFiles } from './temporary-files.ts'

const flush = async (path: string): Promise<void> => {
  const handle = await open(path, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

const throwMissing =
  (key: string) =>
  (error: unknown): never => {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT')
      throw new BlobMissingError(`No file ${key}.`, { cause: error })
    throw asNoRoomError(error)
  }

/** Blobs as files of one folder. A file is written elsewhere, flushed, and then renamed into it. */
export const openFileBlobs = async (
  directory: string,
  temporary: TemporaryFiles,
): Promise<Blobs> => {
  await mkdir(directory, { recursive: true })
  const pathOf = (key: string): string => join(directory, key)

  const adopt = async (key: string, path: string): Promise<void> => {
    const target = pathOf(key)
    try {
      await flush(path)
      await mkdir(dirname(target), { recursive: true })
      await rename(path, target)
      // A rename is only sure to survive a power cut once its folder is flushed too.
      await flush(dirname(target))
    } catch (error) {
      throw asNoRoomError(error)
    }
  }

  return {
    kind: 'files',
    temporaryPath: () => temporary.path(),
    adopt,
    pathOf,
    open: async (key, range) => {
      const handle = await open(pathOf(key), 'r').catch(throwMissing(key))
      return handle.createReadStream(range ? { start: range.start, end: range.end } : {})
    },
    copy: async (from, to) => {
      const path = await temporary.path()
      await copyFile(pathOf(from), path).catch(throwMissing(from))
      await adopt(to, path)
    },
    remove: (key) => rm(pathOf(key), { force: true }),
    list: async function* () {
      const folder = await opendir(directory, { recursive: true })
      for await (const entry of folder) {
        if (!entry.isFile()) continue
        const path = join(entry.parentPath, entry.name)
        const found = await stat(path).catch(() => undefined)
        if (!found) continue
        const key = relative(directory, path).split(sep).join('/')
        yield { key, size: found.size, modified: found.mtime }
      }
    },
    check: async () => {
      await stat(directory)
    },
    close: () => temporary.close(),
  }
}
