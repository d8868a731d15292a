import { link, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Another process works in this data directory. */
export class DataDirectoryInUseError extends Error {
  override readonly name = 'DataDirectoryInUseError'
}

type Holder = {
  readonly pid: number
  readonly started: string
  /** The user of the process; empty in the lock of an older version. */
  readonly user: string
}

const ownUser = String(process.getuid?.() ?? '')

const errorCode = (error: unknown): string | undefined => (error as NodeJS.ErrnoException).code

/**
 * @returns the start time of a process, which differs for a later process of the same number;
 * empty where the system does not tell it, and then the number alone decides
 */
const startOf = (pid: number): string => {
  try {
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ')
    return `${boot}/${fields[19]}`
  } catch {
    return ''
  }
}

/** For a process that refuses our signal. Another user owns it; a dead server may have had its number. */
const isAliveElsewhere = ({ pid, started, user }: Holder): boolean => {
  const found = startOf(pid)
  // A hidden start means another user's process. A holder of our own user is then surely gone.
  return found === '' ? user === '' || user !== ownUser : found === started
}

const isAlive = (holder: Holder): boolean => {
  try {
    process.kill(holder.pid, 0)
  } catch (error) {
    return errorCode(error) === 'EPERM' && isAliveElsewhere(holder)
  }
  return holder.started === startOf(holder.pid)
}

const parseHolder = (text: string): Holder | undefined => {
  const [pid, started = '', user = ''] = text.trim().split(' ')
  return pid && /^\d+$/.test(pid) ? { pid: Number(pid), started, user } : undefined
}

const removeStale = async (directory: string, path: string, expected: string): Promise<void> => {
  const aside = join(directory, `lock.stale-${process.pid}`)
  try {
    await rename(path, aside)
    // Another process took over in between, so the lock that was moved away is a living one.
    if ((await readFile(aside, 'utf8')) !== expected) await link(aside, path)
  } catch (error) {
    if (errorCode(error) !== 'ENOENT' && errorCode(error) !== 'EEXIST') throw error
  } finally {
    await rm(aside, { force: true })
  }
}

/**
 * Takes a data directory for this process; a lock that a dead process left is taken over.
 *
 * @returns gives the directory back
 * @throws {DataDirectoryInUseError} while a living process holds it
 */
export const lockDataDirectory = async (directory: string): Promise<() => Promise<void>> => {
  await mkdir(directory, { recursive: true })
  const path = join(directory, 'lock')
  const mine = `${process.pid} ${startOf(process.pid)} ${ownUser}\n`
  const draft = join(directory, `lock.${process.pid}`)
  // Written first and linked into place: a lock is never seen half written.
  await writeFile(draft, mine)
  try {
    for (let attempt = 0; attempt < 5; attempt += 1) {
      try {
        await link(draft, path)
        return () => rm(path, { force: true })
      } catch (error) {
        if (errorCode(error) !== 'EEXIST') throw error
      }
      const found = await readFile(path, 'utf8').catch(() => '')
      const holder = parseHolder(found)
      if (holder && isAlive(holder))
        throw new DataDirectoryInUseError(
          `${directory} is in use by process ${holder.pid}. Stop it, or set DATA_DIR to another directory.`,
        )
      await removeStale(directory, path, found)
    }
    throw new DataDirectoryInUseError(`${directory} is being opened by several processes at once.`)
  } finally {
    await rm(draft, { force: true })
  }
}
