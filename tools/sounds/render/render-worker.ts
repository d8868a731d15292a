import { workerData } from 'node:worker_threads'
import { doJob } from './do-job.ts'
import type { Job } from './job.ts'
import { serveJobs } from './serve-jobs.ts'

const { outputDir } = workerData as { outputDir: string }

serveJobs((job: Job) => doJob(job, outputDir))
