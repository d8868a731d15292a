import { PGlite, types } from '@electric-sql/pglite'
import { parentPort, workerData } from 'node:worker_threads'
import { readDatabaseErrorFields, type DatabaseErrorFields } from './database-error.ts'
import { PrivateNodeFs } from './private-node-fs.ts'

/** Several statements in one message: fewer trips between the threads. */
export type WorkerRequest =
  | { readonly id: number; readonly kind: 'query'; readonly steps: readonly WorkerStep[] }
  | { readonly id: number; readonly kind: 'script'; readonly text: string }
  | { readonly id: number; readonly kind: 'dump' }
  | { readonly id: number; readonly kind: 'close' }

export type WorkerStep = { readonly text: string; readonly values: readonly unknown[] }

export type WorkerReply =
  | { readonly id: number; readonly rows: Record<string, unknown>[] }
  | { readonly id: number; readonly dump: Uint8Array }
  | {
      readonly id: number
      readonly refusal: DatabaseErrorFields | undefined
      readonly message: string
    }

export type WorkerStart = {
  /** Absent: in memory. */
  readonly directory?: string
  /** A dumped data directory to start from. */
  readonly dump?: Uint8Array<ArrayBuffer>
}

if (!parentPort) throw new Error('This file runs as a worker thread.')
const port = parentPort
const start = workerData as WorkerStart

/** Two segments, the least that PostgreSQL takes. By itself it keeps 80 MB of an idle site's log. */
const SHORT_LOG = '-c min_wal_size=32MB -c max_wal_size=32MB -c wal_recycle=off'.split(' ')

const database = await PGlite.create({
  ...(start.directory === undefined
    ? {}
    : {
        dataDir: start.directory,
        fs: new PrivateNodeFs(start.directory),
        startParams: [...PGlite.defaultStartParams, ...SHORT_LOG],
      }),
  ...(start.dump === undefined ? {} : { loadDataDir: new Blob([start.dump]) }),
  parsers: { [types.INT8]: (value: string) => Number(value) },
})

const answer = async (request: WorkerRequest): Promise<WorkerReply> => {
  const { id } = request
  switch (request.kind) {
    case 'query': {
      let rows: Record<string, unknown>[] = []
      for (const step of request.steps)
        rows = (await database.query<Record<string, unknown>>(step.text, [...step.values])).rows
      return { id, rows }
    }
    case 'script':
      await database.exec(request.text)
      return { id, rows: [] }
    case 'dump': {
      const dump = await database.dumpDataDir('none')
      return { id, dump: new Uint8Array(await dump.arrayBuffer()) }
    }
    case 'close':
      await database.close()
      return { id, rows: [] }
  }
}

// The main thread sends one message at a time, so answers come in the order of the messages.
port.on('message', (request: WorkerRequest) => {
  answer(request).then(
    (reply) => port.postMessage(reply),
    (error: unknown) => {
      const refusal = readDatabaseErrorFields(error)
      const message = error instanceof Error ? error.message : String(error)
      port.postMessage({ id: request.id, refusal, message } satisfies WorkerReply)
    },
  )
})
port.postMessage('ready')
