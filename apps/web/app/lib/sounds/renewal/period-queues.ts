import { m } from '#messages'
import { beginWait } from '#lib/page/waits.ts'
import { createPeriodQueue } from './create-period-queue.ts'
import type { PeriodRequest } from './period-protocol.ts'

const openQueue = (patience: number) =>
  createPeriodQueue({
    createWorker: () =>
      new Worker(new URL('./period.worker.ts', import.meta.url), { type: 'module' }),
    report: reportError,
    patience,
  })

/**
 * The dearest period takes 5 s of a server's processor (`RENDER_LOAD`): a phone may be thirty times slower. A head repeats
 * meanwhile, so a worker that never answers must not keep the file from being asked for.
 */
const WHOLE_MS = 180_000

const inTime = openQueue(WHOLE_MS)
/** As long as other code of the page may take. No device needs that for some seconds of a sound. */
const SOON_MS = 30_000

/** A worker of its own: a listener who moves a slider must not wait until a whole period is rendered. */
const soon = openQueue(SOON_MS)

/** @param due milliseconds until the period is needed */
export const askInTime = (request: PeriodRequest, due: number) => inTime.ask(request, due)

/** Named where it takes long: a slow device may need seconds. */
export const askSoon = (request: PeriodRequest) =>
  soon.ask(request, 0).finally(beginWait(m.setting_making()))
