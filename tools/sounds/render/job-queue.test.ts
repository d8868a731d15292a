import { expect, it } from 'vitest'
import { createJobQueue, type JobQueue } from './job-queue.ts'

const takeAll = (queue: JobQueue<string>): string[] => {
  const taken: string[] = []
  for (let job = queue.take(); job !== undefined; job = queue.take()) taken.push(job)
  return taken
}

it('gives jobs in the order in which they came', () => {
  expect(takeAll(createJobQueue(['traffic', 'rain', 'koel']))).toEqual(['traffic', 'rain', 'koel'])
})

it('gives a wanted job next, then the job that was wanted before it', () => {
  const queue = createJobQueue(['traffic', 'birds', 'rain', 'koel'])
  expect(queue.take()).toBe('traffic')
  queue.putFirst((job) => job === 'rain')
  queue.putFirst((job) => job === 'koel')
  expect(takeAll(queue)).toEqual(['koel', 'rain', 'birds'])
})

it('changes nothing for a job that is under way', () => {
  const queue = createJobQueue(['traffic', 'rain'])
  queue.take()
  queue.putFirst((job) => job === 'traffic')
  expect(queue.length).toBe(1)
  expect(takeAll(queue)).toEqual(['rain'])
})
