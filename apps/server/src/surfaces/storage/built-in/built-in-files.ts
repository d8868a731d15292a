import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { NOTHING_AWAITED, type AwaitedSounds } from '#platform/awaited-sounds.ts'
import { LONGEST_WAIT_MS } from './patience.ts'
import { storageErrors } from '../storage-errors.ts'

export type BuiltInFile = {
  readonly path: string
  readonly size: number
  readonly modified: Date
  /** First 12 hex digits of its SHA-256: the manifest's `version`. */
  readonly version: string
  readonly type: string
}

export type BuiltInFiles = {
  /**
   * @param patienceMs how long to wait for a file that is being made; a minute unless told otherwise
   * @throws {StorageError} SlowDown when it is not there in time
   */
  find(name: string, patienceMs?: number): Promise<BuiltInFile | undefined>
}

const TYPES: Readonly<Record<string, string>> = {
  '.mp3': 'audio/mpeg',
  '.json': 'application/json',
}
/** `rain.mp3`, `small/rain.mp3`, `beats/tabla-rela.mp3`: plain names, no way out of the folder. */
const NAME = /^(?:[a-z0-9][a-z0-9-]*\/){0,3}[a-z0-9][a-z0-9.-]*$/

const hashFile = async (path: string): Promise<string> => {
  const hash = createHash('sha256')
  for await (const chunk of createReadStream(path)) hash.update(chunk as Buffer)
  return hash.digest('hex').slice(0, 12)
}

const untilMade = async (making: Promise<void> | undefined, patienceMs: number): Promise<void> => {
  if (making === undefined) return
  const end = new AbortController()
  const patience = setTimeout(patienceMs, false, { signal: end.signal })
  const isMade = await Promise.race([making.then(() => true), patience]).catch(() => false)
  end.abort()
  patience.catch(() => undefined)
  if (!isMade) throw storageErrors.beingMade()
}

/** The rendered sounds on disk; each is hashed once and again when it changes. */
export const openBuiltInFiles = (
  directory: string,
  awaited: AwaitedSounds = NOTHING_AWAITED,
): BuiltInFiles => {
  const known = new Map<string, Promise<BuiltInFile>>()
  return {
    async find(name, patienceMs = LONGEST_WAIT_MS) {
      const type = TYPES[extname(name)]
      if (!NAME.test(name) || name.includes('..') || !type) return undefined
      await untilMade(awaited.ask(name), patienceMs)
      const path = join(directory, name)
      const found = await stat(path).catch(() => undefined)
      if (!found?.isFile()) return undefined
      const key = `${path}\n${found.size}\n${found.mtimeMs}`
      const file =
        known.get(key) ??
        hashFile(path).then((version) => ({
          path,
          size: found.size,
          modified: found.mtime,
          version,
          type,
        }))
      known.set(key, file)
      return file
    },
  }
}
