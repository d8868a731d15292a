import { identityStatement } from './identity-settings.ts'
import type { Database, Queryable, Row, TransactionOptions } from './database.ts'
import { startPgliteThread } from './pglite-thread.ts'
import type { WorkerStart, WorkerStep } from './pglite-worker.ts'
import { createSerialQueue } from './serial-queue.ts'

/** The embedded database; `dump` is for tests and backups that start from a copy. */
export type EmbeddedDatabase = Database & { dump(): Promise<Uint8Array<ArrayBuffer>> }

const step = (text: string, values: readonly unknown[] = []): WorkerStep => ({ text, values })

export const openPglite = async (start: WorkerStart): Promise<EmbeddedDatabase> => {
  const thread = await startPgliteThread(start)
  const queue = createSerialQueue()

  const opening = (options: TransactionOptions): WorkerStep[] => [
    step(options.readOnly ? 'begin read only' : 'begin'),
    ...(options.as ? [step(...identityStatement(options.as))] : []),
  ]

  const inTransaction = async <Result>(
    work: (tx: Queryable) => Promise<Result>,
    options: TransactionOptions,
  ): Promise<Result> => {
    // `begin` goes with the first query, which saves one trip between the threads.
    let unsent = opening(options)
    const tx: Queryable = {
      query: async <Found extends Row>(text: string, values: readonly unknown[] = []) => {
        const steps = [...unsent, step(text, values)]
        unsent = []
        return (await thread.run(steps)) as Found[]
      },
    }
    try {
      const result = await work(tx)
      if (unsent.length === 0) await thread.run([step('commit')])
      return result
    } catch (error) {
      if (unsent.length === 0) await thread.run([step('rollback')])
      throw error
    }
  }

  return {
    kind: 'pglite',
    query: async <Found extends Row>(text: string, values: readonly unknown[] = []) =>
      (await queue.run(() => thread.run([step(text, values)]))) as Found[],
    transaction: (work, options = {}) => queue.run(() => inTransaction(work, options)),
    script: (text) => queue.run(() => thread.script(text)),
    exclusively: (work) =>
      queue.run(() =>
        work({
          query: async <Found extends Row>(text: string, values: readonly unknown[] = []) =>
            (await thread.run([step(text, values)])) as Found[],
          script: (text) => thread.script(text),
        }),
      ),
    dump: () => queue.run(() => thread.dump()),
    close: () => queue.run(() => thread.close()),
  }
}
