import { close, open, read } from 'node:fs'
import { promisify } from 'node:util'
import { BlobMissingError } from './blobs.ts'

const openFile = promisify(open)
const closeFile = promisify(close)
const readFile = promisify(read)

export type OpenFile = {
  /** @returns how many bytes were there to read, 0 at the end */
  read(into: Buffer, length: number, position: number): Promise<number>
  /** Call it once; the descriptor may be closed afterwards. */
  release(): void
}

export type OpenFiles = {
  /**
   * @param version names the content; a path with another version is opened again
   * @throws {BlobMissingError}
   */
  acquire(path: string, version: string): Promise<OpenFile>
  close(): Promise<void>
}

type Entry = {
  readonly descriptor: Promise<number>
  users: number
  /** How many sweeps went by without a reader. */
  idle: number
  isKept: boolean
}

const MOST_KEPT = 256
/** A removed file keeps its room on the disk while it is open, which is two sweeps at most. */
const SWEEP_EVERY_MS = 5_000

const throwMissing =
  (path: string) =>
  (error: unknown): never => {
    const { code } = error as NodeJS.ErrnoException
    if (code === 'ENOENT') throw new BlobMissingError(`No file ${path}.`, { cause: error })
    throw error
  }

/** Keeps files open for a few seconds, because a player asks for a sound range by range. */
export const createOpenFiles = (): OpenFiles => {
  const entries = new Map<string, Entry>()
  const closeEntry = async (entry: Entry) => closeFile(await entry.descriptor)

  const drop = (key: string, entry: Entry): void => {
    if (entries.get(key) === entry) entries.delete(key)
    if (!entry.isKept) return
    entry.isKept = false
    if (entry.users === 0) void closeEntry(entry)
  }

  const sweep = setInterval(() => {
    for (const [key, entry] of entries) {
      if (entry.users > 0) continue
      entry.idle += 1
      if (entry.idle > 1) drop(key, entry)
    }
  }, SWEEP_EVERY_MS)
  sweep.unref()

  const find = (key: string, path: string): Entry => {
    const known = entries.get(key)
    if (known) return known
    const descriptor = openFile(path, 'r').catch(throwMissing(path))
    const entry: Entry = { descriptor, users: 0, idle: 0, isKept: true }
    entries.set(key, entry)
    descriptor.catch(() => {
      if (entries.get(key) === entry) entries.delete(key)
    })
    if (entries.size > MOST_KEPT) {
      const [oldest] = entries
      if (oldest) drop(...oldest)
    }
    return entry
  }

  return {
    async acquire(path, version) {
      const entry = find(`${path}\n${version}`, path)
      entry.users += 1
      entry.idle = 0
      let descriptor: number
      try {
        descriptor = await entry.descriptor
      } catch (error) {
        entry.users -= 1
        throw error
      }
      return {
        async read(into, length, position) {
          return (await readFile(descriptor, into, 0, length, position)).bytesRead
        },
        release() {
          entry.users -= 1
          if (entry.users === 0 && !entry.isKept) void closeEntry(entry)
        },
      }
    },
    async close() {
      clearInterval(sweep)
      for (const [key, entry] of entries) drop(key, entry)
    },
  }
}
