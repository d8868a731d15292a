import { availableParallelism } from 'node:os'
import { AskerLeftError, createFairQueue, QueueFullError } from '#platform/fair-queue.ts'
import { storageErrors } from '../storage-errors.ts'
import { createCheckThread } from './check-thread.ts'
import type { CheckReply } from './check-worker.ts'

/** The checks of uploaded files, off the thread that answers requests. */
export type AudioChecks = {
  /**
   * @param owner whose file it is; owners take turns
   * @param signal aborts when the caller no longer waits: its file is forgotten if its turn has not come
   * @throws {StorageError} SlowDown when too many files wait; FileTooCostly when the thread ended twice at this file
   */
  check(path: string, owner: string | undefined, signal: AbortSignal): Promise<CheckReply>
  /** How many files wait for their turn. */
  waiting(): number
  close(): Promise<void>
}

/** At a few milliseconds for a usual file, and at most five seconds for a hostile one. */
const MOST_WAITING = 100

/** One for a machine with two cores, where the database has a thread too; two otherwise. */
const threadsOf = (cores: number): number => (cores > 2 ? 2 : 1)

type Options = { readonly threads?: number; readonly most?: number; readonly script?: URL }

/** The caller closes it. No thread runs before the first file. */
export const createAudioChecks = ({
  threads = threadsOf(availableParallelism()),
  most = MOST_WAITING,
  script,
}: Options = {}): AudioChecks => {
  const all = Array.from({ length: threads }, () => createCheckThread(script))
  const queue = createFairQueue(all, most)

  return {
    async check(path, owner = '', signal) {
      if (signal.aborted) throw storageErrors.interrupted()
      signal.addEventListener('abort', queue.forgetThoseWhoLeft, { once: true })
      const asker = { group: owner, hasLeft: () => signal.aborted }
      try {
        const reply = await queue.run(asker, (thread) => thread.check(path))
        if (reply) return reply
      } catch (error) {
        if (error instanceof QueueFullError) throw storageErrors.tooManyChecks()
        if (error instanceof AskerLeftError) throw storageErrors.interrupted()
        throw error
      }
      throw storageErrors.tooCostly()
    },
    waiting: () => queue.load().waiting,
    async close() {
      await Promise.all(all.map((thread) => thread.close()))
    },
  }
}
