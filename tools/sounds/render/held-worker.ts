import { workerData } from 'node:worker_threads'
import { serveJobs } from './serve-jobs.ts'

const { gate } = workerData as { gate: SharedArrayBuffer }

/** For tests: a job called `held` ends when the test opens the gate, every other at once. */
serveJobs(async (id: string) => {
  if (id === 'held') Atomics.wait(new Int32Array(gate), 0, 0)
  if (id === 'failing') throw new Error('it peaks')
  return id
})
