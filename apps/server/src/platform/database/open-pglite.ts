import { createFairQueue } from '../fair-queue.ts'
import { DatabaseUnavailableError } from './database-error.ts'
import { ownerNow } from './fair-slots.ts'
import { identityStatement } from './identity-settings.ts'
import type { Database, Queryable, Row, TransactionOptions } from './database.ts'
import type { WorkerStart, WorkerStep } from './pglite-worker.ts'
import { createReclaimer } from './reclaim-space.ts'
import { openWatchedThread, type Watch } from './watchdog.ts'

/** The embedded database; `dump` is for tests and backups that start from a copy. */
export type EmbeddedDatabase = Database & { dump(): Promise<Uint8Array<ArrayBuffer>> }

const step = (text: string, values: readonly unknown[] = []): WorkerStep => ({ text, values })

/**
 * The database has one connection, and owners of work take turns at it. A flood of one person's requests delays
 * another's by a single one; so does the server's own work.
 */
const createTurns = () => {
  const queue = createFairQueue([true], Number.POSITIVE_INFINITY)
  let undone = 0
  return {
    run: async <Result>(work: () => Promise<Result>): Promise<Result> => {
      undone += 1
      try {
        return await queue.run({ group: ownerNow() ?? 'this server', hasLeft: () => false }, work)
      } finally {
        undone -= 1
      }
    },
    length: () => undone,
  }
}

/** @param watch absent: statements take as long as they take */
export const openPglite = async (start: WorkerStart, watch?: Watch): Promise<EmbeddedDatabase> => {
  const watched = await openWatchedThread(start, watch)
  const queue = createTurns()
  const limitMs = watch?.limitMs
  const runAlone = (text: string) => queue.run(() => watched.current().run([step(text)]))
  const reclaimer =
    watch && start.directory !== undefined
      ? createReclaimer(runAlone, (error) => watch.onReclaimFailure(error))
      : undefined

  const opening = (options: TransactionOptions): WorkerStep[] => [
    step(options.readOnly ? 'begin read only' : 'begin'),
    ...(options.as ? [step(...identityStatement(options.as))] : []),
  ]

  const inTransaction = async <Result>(
    work: (tx: Queryable) => Promise<Result>,
    options: TransactionOptions,
  ): Promise<Result> => {
    // A transaction never goes on in another thread than the one it began in.
    const thread = watched.current()
    // `begin` goes with the first query, which saves one trip between the threads.
    let unsent = opening(options)
    const tx: Queryable = {
      query: async <Found extends Row>(text: string, values: readonly unknown[] = []) => {
        const steps = [...unsent, step(text, values)]
        unsent = []
        return (await thread.run(steps, limitMs)) as Found[]
      },
    }
    try {
      const result = await work(tx)
      if (unsent.length === 0) await thread.run([step('commit')], limitMs)
      return result
    } catch (error) {
      if (unsent.length === 0 && !(error instanceof DatabaseUnavailableError))
        await thread.run([step('rollback')], limitMs)
      throw error
    }
  }

  return {
    kind: 'pglite',
    query: async <Found extends Row>(text: string, values: readonly unknown[] = []) =>
      (await queue.run(() => {
        reclaimer?.noteWrite()
        return watched.current().run([step(text, values)], limitMs)
      })) as Found[],
    transaction: (work, options = {}) =>
      queue.run(() => {
        if (!options.readOnly) reclaimer?.noteWrite()
        return inTransaction(work, options)
      }),
    script: (text) => queue.run(() => watched.current().script(text)),
    exclusively: (work) =>
      queue.run(() => {
        const thread = watched.current()
        return work({
          query: async <Found extends Row>(text: string, values: readonly unknown[] = []) =>
            (await thread.run([step(text, values)])) as Found[],
          script: (text) => thread.script(text),
        })
      }),
    dump: () => queue.run(() => watched.current().dump()),
    timesReopened: () => watched.timesReopened(),
    load: () => {
      const busy = Math.min(queue.length(), 1)
      return { busy, idle: 1 - busy, waiting: queue.length() - busy }
    },
    close: () => queue.run(() => watched.close()),
  }
}
