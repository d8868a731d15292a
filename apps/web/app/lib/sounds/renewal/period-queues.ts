import { createPeriodQueue } from './create-period-queue.ts'
import type { PeriodRequest } from './period-protocol.ts'

const openQueue = () =>
  createPeriodQueue({
    createWorker: () =>
      new Worker(new URL('./period.worker.ts', import.meta.url), { type: 'module' }),
    report: reportError,
  })

const inTime = openQueue()
/** A whole period takes seconds to render, and a listener who moves a slider does not wait for it. */
const soon = openQueue()

/** @param due milliseconds until the period is needed */
export const askInTime = (request: PeriodRequest, due: number) => inTime.ask(request, due)

export const askSoon = (request: PeriodRequest) => soon.ask(request, 0)
