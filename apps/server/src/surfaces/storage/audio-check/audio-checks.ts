import { availableParallelism } from 'node:os'
import { storageErrors } from '../storage-errors.ts'
import { createCheckThread, type CheckThread } from './check-thread.ts'
import type { CheckReply } from './check-worker.ts'
import { createFairQueue } from './fair-queue.ts'

/** The checks of uploaded files, off the thread that answers requests. */
export type AudioChecks = {
  /**
   * @param owner whose file it is; owners take turns
   * @param signal aborts when nobody waits for the answer any more: a file whose turn has not come is forgotten
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
  const free = [...all]
  const queue = createFairQueue<CheckThread>(most)

  const waitForTurn = (owner: string, signal: AbortSignal): Promise<CheckThread> =>
    new Promise((resolve, reject) => {
      const handleAbort = () => {
        forget()
        reject(storageErrors.interrupted())
      }
      const stopListening = () => signal.removeEventListener('abort', handleAbort)
      signal.addEventListener('abort', handleAbort)
      const forget = queue.add(owner, {
        start(thread) {
          stopListening()
          resolve(thread)
        },
        refuse() {
          stopListening()
          reject(storageErrors.tooManyChecks())
        },
      })
    })

  return {
    async check(path, owner = '', signal) {
      if (signal.aborted) throw storageErrors.interrupted()
      const thread = free.pop() ?? (await waitForTurn(owner, signal))
      try {
        const reply = await thread.check(path)
        if (!reply) throw storageErrors.tooCostly()
        return reply
      } finally {
        const next = queue.next()
        if (next) next.start(thread)
        else free.push(thread)
      }
    },
    waiting: () => queue.count(),
    async close() {
      await Promise.all(all.map((thread) => thread.close()))
    },
  }
}
