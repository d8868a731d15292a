import { Worker } from 'node:worker_threads'
import { DatabaseError, DatabaseUnavailableError } from './database-error.ts'
import type { Row } from './database.ts'
import type { WorkerReply, WorkerRequest, WorkerStart, WorkerStep } from './pglite-worker.ts'

type Waiting = { resolve: (reply: WorkerReply) => void; reject: (error: Error) => void }
type Unnumbered<Request> = Request extends WorkerRequest ? Omit<Request, 'id'> : never

/** PGlite in a thread of its own, so that requests without SQL never wait for SQL. */
export type PgliteThread = {
  run(steps: readonly WorkerStep[]): Promise<Row[]>
  script(text: string): Promise<void>
  dump(): Promise<Uint8Array<ArrayBuffer>>
  close(): Promise<void>
}

export const startPgliteThread = async (start: WorkerStart): Promise<PgliteThread> => {
  const worker = new Worker(new URL('./pglite-worker.ts', import.meta.url), { workerData: start })
  const waiting = new Map<number, Waiting>()
  let lastId = 0
  let gone: Error | undefined

  const fail = (problem: Error) => {
    gone ??= problem
    for (const { reject } of waiting.values()) reject(gone)
    waiting.clear()
  }
  await new Promise<void>((resolve, reject) => {
    worker.once('message', () => resolve())
    worker.once('error', reject)
  })
  worker.on('error', (error: Error) =>
    fail(new DatabaseUnavailableError(`The embedded database stopped: ${error.message}`)),
  )
  worker.on('exit', () => fail(new DatabaseUnavailableError('The embedded database is closed.')))
  worker.on('message', (reply: WorkerReply) => {
    waiting.get(reply.id)?.resolve(reply)
    waiting.delete(reply.id)
  })

  const ask = async (request: Unnumbered<WorkerRequest>): Promise<WorkerReply> => {
    if (gone) throw gone
    lastId += 1
    const id = lastId
    const reply = await new Promise<WorkerReply>((resolve, reject) => {
      waiting.set(id, { resolve, reject })
      worker.postMessage({ ...request, id })
    })
    if ('message' in reply)
      throw reply.refusal ? new DatabaseError(reply.refusal) : new Error(reply.message)
    return reply
  }

  return {
    async run(steps) {
      const reply = await ask({ kind: 'query', steps })
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
    async close() {
      if (gone) return
      await ask({ kind: 'close' })
      await worker.terminate()
    },
  }
}
