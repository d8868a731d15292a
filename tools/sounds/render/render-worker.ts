import { workerData } from 'node:worker_threads'
import { doJob } from './do-job.ts'
import { jobName, type Job } from './job.ts'
import type { RenderState } from './render-state.ts'
import { serveJobs } from './serve-jobs.ts'

const { outputDir, recorded } = workerData as {
  outputDir: string
  recorded: RenderState['made']
}

serveJobs((job: Job) => doJob(job, outputDir, recorded[jobName(job)]?.result))
