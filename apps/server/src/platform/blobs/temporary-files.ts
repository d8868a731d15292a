import { randomUUID } from 'node:crypto'
import { mkdir, readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'

const DAY_MS = 86_400_000

export type TemporaryFiles = { path(): Promise<string>; close(): Promise<void> }

/** The folders that this process made. */
const inUse = new Set<string>()

/**
 * A folder of unfinished files. What a dead process left there is removed at the next start: at
 * once when the data directory is this process's alone, else after a day.
 */
export const openTemporaryFiles = async (options: {
  readonly directory: string
  readonly isShared: boolean
  readonly now: () => Date
}): Promise<TemporaryFiles> => {
  const { directory } = options
  await mkdir(directory, { recursive: true })
  for (const name of await readdir(directory)) {
    const path = join(directory, name)
    if (inUse.has(path)) continue
    const found = await stat(path).catch(() => undefined)
    const age = options.now().getTime() - (found?.mtimeMs ?? 0)
    if (!options.isShared || age > DAY_MS) await rm(path, { recursive: true, force: true })
  }
  const own = join(directory, randomUUID())
  inUse.add(own)
  return {
    path: async () => {
      // On a shared directory the next process to start removes folders unused for a day.
      await mkdir(own, { recursive: true })
      return join(own, randomUUID())
    },
    close: async () => {
      inUse.delete(own)
      await rm(own, { recursive: true, force: true })
    },
  }
}
