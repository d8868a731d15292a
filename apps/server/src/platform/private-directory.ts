import { chmodSync, lstatSync, readdirSync, statSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'

const STICKY = 0o1000
const OWNER = 0o700
const OTHERS = 0o077

/** Other users of the machine could read the keys in this directory. */
export class PublicDirectoryError extends Error {
  override readonly name = 'PublicDirectoryError'
}

const refuse = (path: string, reason: string) =>
  new PublicDirectoryError(
    `DATA_DIR: other users of this machine can reach ${path}, ${reason}. Set DATA_DIR to a directory of this user.`,
  )

/** Takes the rights of group and others away. A file that another process removed meanwhile is no fault. */
const closeToOthers = (path: string, mode: number): void => {
  if ((mode & OTHERS) === 0) return
  try {
    chmodSync(path, mode & OWNER)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return
    throw refuse(path, `and its permissions cannot be changed (${(error as Error).message})`)
  }
  // Some file systems ignore the change without an error.
  const changed = statSync(path, { throwIfNoEntry: false })
  if (changed && (changed.mode & OTHERS) !== 0)
    throw refuse(path, 'and its file system keeps no permissions')
}

/** Empty for a folder of another user that is closed already, such as `lost+found` of a volume. */
const namesIn = (directory: string): string[] => {
  try {
    return readdirSync(directory)
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code === 'EACCES' || code === 'ENOENT') return []
    throw error
  }
}

const closeContents = (directory: string): void => {
  for (const name of namesIn(directory)) {
    const path = join(directory, name)
    const found = lstatSync(path, { throwIfNoEntry: false })
    if (!found || found.isSymbolicLink()) continue
    closeToOthers(path, found.mode)
    if (found.isDirectory()) closeContents(path)
  }
}

/**
 * Makes a directory for this user alone (0700, and 0600 for files), along with everything that was in
 * it before. What a symbolic link inside leads to stays as it is. On Windows, where modes do not
 * exist, the directory is only made.
 *
 * @throws {PublicDirectoryError} when other users keep their way in
 */
export const openPrivateDirectory = async (directory: string): Promise<void> => {
  await mkdir(directory, { recursive: true, mode: OWNER })
  if (process.platform === 'win32') return
  const { mode } = statSync(directory)
  // Of /tmp and its like. Closing it would lock its other users out.
  if ((mode & STICKY) !== 0) throw refuse(directory, 'and it is meant for all of them')
  closeToOthers(directory, mode)
  closeContents(directory)
}
