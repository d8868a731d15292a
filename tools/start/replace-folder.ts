import { readdir, rename, rm } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'

const isRunning = (pid: number): boolean => {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

/** Folders beside `folder` that a process which no longer runs left behind. */
const findAbandoned = async (folder: string): Promise<string[]> => {
  const name = new RegExp(`^${basename(folder)}-(?:next|replaced)-(\\d+)$`)
  const names = await readdir(dirname(folder))
  return names
    .filter((found) => {
      const pid = Number(name.exec(found)?.[1])
      return Number.isInteger(pid) && !isRunning(pid)
    })
    .map((found) => join(dirname(folder), found))
}

const renameIfThere = async (from: string, to: string): Promise<void> => {
  try {
    await rename(from, to)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
  }
}

/**
 * Makes a folder anew beside the one that is in use, and puts it in its place when it is complete.
 *
 * @param make fills the path that it gets, which does not exist yet
 * @throws what `make` throws; the folder is then as it was
 */
export const replaceFolder = async (
  folder: string,
  make: (draft: string) => Promise<void>,
): Promise<void> => {
  for (const path of await findAbandoned(folder)) await rm(path, { recursive: true, force: true })
  const draft = `${folder}-next-${process.pid}`
  const replaced = `${folder}-replaced-${process.pid}`
  try {
    await make(draft)
    await renameIfThere(folder, replaced)
    await rename(draft, folder)
  } finally {
    await rm(draft, { recursive: true, force: true })
    await rm(replaced, { recursive: true, force: true })
  }
}
