import { Worker } from 'node:worker_threads'
import { DatabaseError, DatabaseUnavailableError } from './database-error.ts'
import type { Row } from './database.ts'
import type { WorkerReply, WorkerRequest, WorkerStart, WorkerStep } from './pglite-worker.ts'

const TICK_MS = 250

/**
 * Calls `onLate` after a time, unless it is ended before.
 *
 * It counts ticks and reads no clock: after the whole process was paused, or was busy itself, what
 * it waits for still has its time.
 *
 * @returns ends the wait
 */
const startPatience = (milliseconds: number, onLate: () => void): (() => void) => {
  let left = Math.ceil(milliseconds / TICK_MS)
  const timer = setInterval(() => {
    left -= 1
    if (left > 0) return
    clearInterval(timer)
    onLate()
  }, TICK_MS)
  return () => clearInterval(timer)
}

type Waiting = { resolve: (reply: WorkerReply) => void; reject: (error: Error) => void }
type Unnumbered<Request> = Request extends WorkerRequest ? Omit<Request, 'id'> : never

/**
 * PGlite in a thread of its own, so that requests without SQL never wait for SQL. It ends for good
 * when it is late, when it fails, or when it is closed.
 */
export type PgliteThread = {
  /**
   * @param limitMs absent: as long as it takes
   * @throws {DatabaseUnavailableError} when the thread has ended, or ends because it is late
   */
  run(steps: readonly WorkerStep[], limitMs?: number): Promise<Row[]>
  script(text: string): Promise<void>
  dump(): Promise<Uint8Array<ArrayBuffer>>
  /** The reason, once the thread is gone, however that came. */
  readonly ended: Promise<Error>
  close(): Promise<void>
}

/**
 * @param limitMs how long opening may take; absent: as long as it takes
 * @throws when the database cannot be opened
 */
export const startPgliteThread = async (
  start: WorkerStart,
  limitMs?: number,
): Promise<PgliteThread> => {
  const worker = new Worker(new URL('./pglite-worker.ts', import.meta.url), { workerData: start })
  const waiting = new Map<number, Waiting>()
  const ended = Promise.withResolvers<Error>()
  const ready = Promise.withResolvers<void>()
  let lastId = 0
  let gone: Error | undefined

  const fail = (problem: Error): Error => {
    gone ??= problem
    for (const { reject } of waiting.values()) reject(gone)
    waiting.clear()
    return gone
  }
  const within = async <Result>(work: Promise<Result>, ms?: number): Promise<Result> => {
    if (ms === undefined) return work
    const stop = startPatience(ms, () => {
      const reason = `The embedded database did not answer for ${ms} ms and was ended.`
      ready.reject(fail(new DatabaseUnavailableError(reason)))
      // In the middle of a statement, as a kill of the process would.
      void worker.terminate()
    })
    return work.finally(stop)
  }
  worker.on('error', (error: Error) => {
    fail(new DatabaseUnavailableError(`The embedded database stopped: ${error.message}`))
    ready.reject(error)
  })
  worker.on('exit', () => {
    const reason = fail(new DatabaseUnavailableError('The embedded database is closed.'))
    ready.reject(reason)
    ended.resolve(reason)
  })
  worker.once('message', () => {
    worker.on('message', (reply: WorkerReply) => {
      waiting.get(reply.id)?.resolve(reply)
      waiting.delete(reply.id)
    })
    ready.resolve()
  })
  await within(ready.promise, limitMs)

  const ask = async (request: Unnumbered<WorkerRequest>, ms?: number): Promise<WorkerReply> => {
    if (gone) throw gone
    lastId += 1
    const id = lastId
    const answer = new Promise<WorkerReply>((resolve, reject) => {
      waiting.set(id, { resolve, reject })
      worker.postMessage({ ...request, id })
    })
    const reply = await within(answer, ms)
    if ('message' in reply)
      throw reply.refusal ? new DatabaseError(reply.refusal) : new Error(reply.message)
    return reply
  }

  return {
    async run(steps, ms) {
      const reply = await ask({ kind: 'query', steps }, ms)
      return 'rows' in reply ? reply.rows : []
    },
    async script(text) {
      await ask({ kind: 'script', text })
    },
    async dump() {
      const reply = await ask({ kind: 'dump' })
      if (!('dump' in reply)) throw new Error('The database gave no dump.')
      return new Uint8Array(reply.dump)
    },
    ended: ended.promise,
    async close() {
      if (gone) return
      await ask({ kind: 'close' })
      await worker.terminate()
    },
  }
}
