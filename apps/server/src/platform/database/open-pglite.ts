import { identityStatement } from './identity-settings.ts'
import type { Database, Queryable, Row, TransactionOptions } from './database.ts'
import { startPgliteThread } from './pglite-thread.ts'
import type { WorkerStart, WorkerStep } from './pglite-worker.ts'
import { createTurns } from './serial-queue.ts'

/** The embedded database; `dump` is for tests and backups that start from a copy. */
export type EmbeddedDatabase = Database & { dump(): Promise<Uint8Array<ArrayBuffer>> }

const step = (text: string, values: readonly unknown[] = []): WorkerStep => ({ text, values })

export const openPglite = async (start: WorkerStart): Promise<EmbeddedDatabase> => {
  const thread = await startPgliteThread(start)
  const turns = createTurns()

  const opening = (options: TransactionOptions): WorkerStep[] => [
    step(options.readOnly ? 'begin read only' : 'begin'),
    ...(options.as ? [step(...identityStatement(options.as))] : []),
  ]

  const inTransaction = async <Result>(
    work: (tx: Queryable) => Promise<Result>,
    options: TransactionOptions,
  ): Promise<Result> => {
    // The opening travels with the first question: one trip between the threads less.
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
      (await turns.take(() => thread.run([step(text, values)]))) as Found[],
    transaction: (work, options = {}) => turns.take(() => inTransaction(work, options)),
    script: (text) => turns.take(() => thread.script(text)),
    exclusively: (work) =>
      turns.take(() =>
        work({
          query: async <Found extends Row>(text: string, values: readonly unknown[] = []) =>
            (await thread.run([step(text, values)])) as Found[],
          script: (text) => thread.script(text),
        }),
      ),
    dump: () => turns.take(() => thread.dump()),
    close: () => turns.take(() => thread.close()),
  }
}
