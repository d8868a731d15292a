import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { removeUnfinished } from '../ship/write-atomically.ts'

const POLL_MILLISECONDS = 500

const isRunning = (pid: number): boolean => {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}

const tryLock = (path: string): boolean => {
  try {
    writeFileSync(path, String(process.pid), { flag: 'wx' })
    return true
  } catch {
    return false
  }
}

/** The process that holds a lock, or `undefined` when that process died without releasing it. */
const findHolder = (path: string): number | undefined => {
  try {
    const pid = Number(readFileSync(path, 'utf8'))
    return Number.isInteger(pid) && isRunning(pid) ? pid : undefined
  } catch {
    return undefined
  }
}

/**
 * Lets one process render into a folder at a time. Otherwise two starts at once would do the same
 * minutes of work twice.
 *
 * @param onWait called once if another process is at work
 */
export const withRenderLock = async <T>(
  outputDir: string,
  onWait: () => void,
  work: () => Promise<T>,
): Promise<T> => {
  const path = join(outputDir, '.cache', 'lock')
  mkdirSync(dirname(path), { recursive: true })
  let told = false
  while (!tryLock(path)) {
    if (findHolder(path) === undefined) {
      rmSync(path, { force: true })
      continue
    }
    if (!told) onWait()
    told = true
    await wait(POLL_MILLISECONDS)
  }
  try {
    removeUnfinished(outputDir)
    return await work()
  } finally {
    rmSync(path, { force: true })
  }
}
