import { parentPort } from 'node:worker_threads'
import type { WorkerReply } from './run-jobs.ts'

/** Calls `work` for every message of this worker thread and posts its result. */
export const serveJobs = <Job, Result>(work: (job: Job) => Promise<Result>): void => {
  const reply = (message: WorkerReply<Result>) => parentPort?.postMessage(message)
  parentPort?.on('message', (job: Job) => {
    work(job).then(
      (result) => reply({ ok: true, result }),
      (error: unknown) =>
        reply({ ok: false, message: error instanceof Error ? error.message : String(error) }),
    )
  })
}
