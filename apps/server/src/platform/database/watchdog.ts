import { setTimeout as wait } from 'node:timers/promises'
import { DatabaseReopeningError, DatabaseUnavailableError } from './database-error.ts'
import { startPgliteThread, type PgliteThread } from './pglite-thread.ts'
import type { WorkerStart } from './pglite-worker.ts'

/** What a watchdog does, as an operator reads it. */
export type Watch = {
  /** How long one trip to the database may take: a statement, or the first ones of a transaction. */
  readonly limitMs: number
  onEnded(reason: Error): void
  onReopened(milliseconds: number): void
  /** It tries again. */
  onFailure(error: unknown): void
  /** Dead rows or the log could not be removed. It is tried again after the next writes. */
  onReclaimFailure(error: unknown): void
}

/** Longer than any recovery from the write-ahead log of a site of this size. */
const OPENING_MS = 60_000
const RETRY_MS = 1000

export type WatchedThread = {
  /** @throws {DatabaseReopeningError} until the database is open again */
  current(): PgliteThread
  timesReopened(): number
  close(): Promise<void>
}

/**
 * Keeps a database on disk open: a thread that ends by itself is replaced by a new one on the same
 * directory. PostgreSQL writes its log before it acknowledges a commit, so the new thread finds every
 * acknowledged write there, as after a kill of the process.
 *
 * Without `watch`, and in memory, where nothing would be left to open, a thread that ended stays ended.
 */
export const openWatchedThread = async (
  start: WorkerStart,
  watch: Watch | undefined,
): Promise<WatchedThread> => {
  let thread: PgliteThread | undefined = await startPgliteThread(start)
  let reopening: Promise<void> | undefined
  let times = 0
  let isClosing = false

  const reopen = async (watched: Watch): Promise<void> => {
    const began = performance.now()
    while (!thread && !isClosing)
      try {
        thread = guard(await startPgliteThread(start, OPENING_MS), watched)
        watched.onReopened(performance.now() - began)
      } catch (error) {
        watched.onFailure(error)
        await wait(RETRY_MS)
      }
  }
  const guard = (guarded: PgliteThread, watched: Watch): PgliteThread => {
    void guarded.ended.then((reason) => {
      if (isClosing) return
      thread = undefined
      times += 1
      watched.onEnded(reason)
      reopening = reopen(watched)
    })
    return guarded
  }
  if (watch && start.directory !== undefined) guard(thread, watch)

  return {
    current: () => {
      if (thread) return thread
      throw isClosing
        ? new DatabaseUnavailableError('The embedded database is closed.')
        : new DatabaseReopeningError('The embedded database is being opened anew.')
    },
    timesReopened: () => times,
    async close() {
      isClosing = true
      await reopening
      await thread?.close()
    },
  }
}
