import { createSerialQueue, type SerialQueue } from '#platform/database/serial-queue.ts'
import { dataErrors } from '../data-errors.ts'

/** Of one caller. More than a page or a tool of ours ever asks at once. */
const MOST_UNDONE = 64

/** Lets each caller ask the database one thing at a time. */
export type Turns = {
  /**
   * @param caller absent for the operator, who need not wait
   * @throws {DataError} 429 when too much of the caller's waits already
   */
  run<Result>(caller: string | undefined, work: () => Promise<Result>): Promise<Result>
}

/**
 * Requests of other people come between those of one caller: with two hundred requests on the way a person
 * holds up another one for a single statement.
 */
export const createTurns = (): Turns => {
  const queues = new Map<string, SerialQueue>()
  return {
    async run(caller, work) {
      if (caller === undefined) return work()
      const queue = queues.get(caller) ?? createSerialQueue()
      if (queue.length() >= MOST_UNDONE) throw dataErrors.tooManyAtOnce()
      queues.set(caller, queue)
      try {
        return await queue.run(work)
      } finally {
        if (queue.length() === 0) queues.delete(caller)
      }
    },
  }
}
