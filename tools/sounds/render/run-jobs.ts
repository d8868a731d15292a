import { Worker } from 'node:worker_threads'
import type { JobQueue } from './job-queue.ts'

export type WorkerReply<Result> = { ok: true; result: Result } | { ok: false; message: string }

export type RunOptions<Job, Result> = {
  /** Module of the worker: answers each message (a job) with a {@link WorkerReply}. */
  worker: URL
  workerData: unknown
  workers: number
  describe: (job: Job) => string
  onResult: (result: Result) => void
}

/**
 * Does all jobs of a queue on a few worker threads, as threads become free. A job that is put first does not wait for
 * that: a long one may be under way on every thread. It gets a thread of its own, up to as many again.
 *
 * @throws {Error} for the first job that fails; what was finished before it stays
 */
export const runJobs = async <Job, Result>(
  queue: JobQueue<Job>,
  options: RunOptions<Job, Result>,
): Promise<void> => {
  const work = async (most = Infinity) => {
    const worker = new Worker(options.worker, { workerData: options.workerData })
    try {
      for (let done = 0; done < most; done += 1) {
        const job = queue.take()
        if (!job) return
        const reply = await askWorker<Job, Result>(worker, job)
        if (!reply.ok) throw new Error(`${options.describe(job)}: ${reply.message}`)
        options.onResult(reply.result)
      }
    } finally {
      await worker.terminate()
    }
  }
  const hurried: Promise<void>[] = []
  let hurrying = 0
  queue.whenPutFirst(() => {
    if (hurrying === options.workers) return
    hurrying += 1
    const doing = work(1).finally(() => {
      hurrying -= 1
    })
    doing.catch(() => undefined)
    hurried.push(doing)
  })
  await Promise.all(Array.from({ length: Math.min(options.workers, queue.length) }, () => work()))
  await Promise.all(hurried)
}

const askWorker = <Job, Result>(worker: Worker, job: Job): Promise<WorkerReply<Result>> =>
  new Promise((resolve, reject) => {
    const settle = (act: () => void) => {
      worker.off('message', receive)
      worker.off('error', fail)
      act()
    }
    const receive = (reply: WorkerReply<Result>) => settle(() => resolve(reply))
    const fail = (error: Error) => settle(() => reject(error))
    worker.on('message', receive)
    worker.on('error', fail)
    worker.postMessage(job)
  })
