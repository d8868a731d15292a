import { Worker } from 'node:worker_threads'
import type { Job, JobResult, WorkerReply } from './job.ts'

export type RunOptions = {
  outputDir: string
  workers: number
  onResult: (result: JobResult) => void
}

/**
 * Does all jobs on a few worker threads, in the given order as threads become free.
 *
 * @throws {Error} for the first job that fails; what was finished before it stays
 */
export const runJobs = async (jobs: readonly Job[], options: RunOptions): Promise<void> => {
  const waiting = [...jobs]
  const work = async () => {
    const worker = new Worker(new URL('./render-worker.ts', import.meta.url), {
      workerData: { outputDir: options.outputDir },
    })
    try {
      for (let job = waiting.shift(); job; job = waiting.shift())
        options.onResult(await askWorker(worker, job))
    } finally {
      await worker.terminate()
    }
  }
  await Promise.all(Array.from({ length: Math.min(options.workers, jobs.length) }, work))
}

const askWorker = (worker: Worker, job: Job): Promise<JobResult> =>
  new Promise((resolve, reject) => {
    const settle = (act: () => void) => {
      worker.off('message', receive)
      worker.off('error', fail)
      act()
    }
    const receive = (reply: WorkerReply) =>
      settle(() =>
        reply.ok
          ? resolve(reply.result)
          : reject(new Error(`Rendering ${reply.job.id} failed: ${reply.message}`)),
      )
    const fail = (error: Error) => settle(() => reject(error))
    worker.on('message', receive)
    worker.on('error', fail)
    worker.postMessage(job)
  })
