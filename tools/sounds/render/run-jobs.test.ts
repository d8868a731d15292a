import { beforeEach, expect, it } from 'vitest'
import { createJobQueue } from './job-queue.ts'
import { runJobs } from './run-jobs.ts'

let gate: SharedArrayBuffer
let results: string[]
beforeEach(() => {
  gate = new SharedArrayBuffer(4)
  results = []
})

const openGate = () => {
  const view = new Int32Array(gate)
  Atomics.store(view, 0, 1)
  Atomics.notify(view, 0)
}

/** One thread does the jobs. */
const begin = (ids: readonly string[], onResult: (id: string) => void = () => undefined) => {
  const queue = createJobQueue(ids)
  const running = runJobs<string, string>(queue, {
    worker: new URL('./held-worker.ts', import.meta.url),
    workerData: { gate },
    workers: 1,
    describe: (id) => id,
    onResult: (id) => {
      results.push(id)
      onResult(id)
    },
  })
  return { queue, running }
}

it('does the jobs one after another', async () => {
  await begin(['traffic', 'rain', 'koel']).running
  expect(results).toEqual(['traffic', 'rain', 'koel'])
})

it('does a job that is put first while a long one is under way', async () => {
  const { queue, running } = begin(['held', 'rain', 'koel'], (id) => {
    if (id === 'koel') openGate()
  })
  queue.putFirst((id) => id === 'koel')
  await running
  expect(results).toEqual(['koel', 'held', 'rain'])
})

it('fails with a job that was put first, and does the others before', async () => {
  const { queue, running } = begin(['held', 'failing', 'rain'])
  queue.putFirst((id) => id === 'failing')
  openGate()
  await expect(running).rejects.toThrow('failing: it peaks')
  expect(results).toEqual(['held', 'rain'])
})
