import { parentPort, workerData } from 'node:worker_threads'
import { doJob } from './do-job.ts'
import type { Job, WorkerReply } from './job.ts'

const { outputDir } = workerData as { outputDir: string }

parentPort!.on('message', (job: Job) => {
  doJob(job, outputDir).then(
    (result) => reply({ ok: true, result }),
    (error: unknown) =>
      reply({ ok: false, job, message: error instanceof Error ? error.message : String(error) }),
  )
})

const reply = (message: WorkerReply) => parentPort!.postMessage(message)
