import type { Urgency } from '@dhvani/audio-engine'
import { m } from '#messages'
import { beginWait } from '#lib/notices/waits.ts'
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
 * Recipes render the dearest period in 11 s of a server's processor on average (`RENDER_LOAD`). On a phone that is sixteen
 * times slower the worker still answers within this time. A storm whose strokes are chosen again takes longer there, and its
 * loop goes on. The engine repeats the head of a file meanwhile, so a worker that never answers must not keep the page from
 * asking for the file.
 */
const WHOLE_MS = 180_000

const wholePeriods = openQueue(WHOLE_MS)
/** As long as other code of the page may take. A short period takes less than a second of a server's processor. */
const SHORT_MS = 30_000

/** A worker of its own: a listener who moves a slider must not wait until a whole period is rendered. */
const shortPeriods = openQueue(SHORT_MS)

/** @param due milliseconds until the period is needed */
export const askForWhole = (request: PeriodRequest, due: number) => wholePeriods.ask(request, due)

let asked = 0
let endWait = () => {}

type ShortPeriodOptions = {
  readonly due?: number
  readonly signal?: AbortSignal
  readonly urgency: Urgency
}

/**
 * After a second the page names this wait, until the last of several is over: a slow device needs seconds for each.
 *
 * @param due milliseconds that the request may wait for others
 * @param signal takes it back while it waits
 */
export const askForShort = (
  request: PeriodRequest,
  { due = 0, signal, urgency }: ShortPeriodOptions,
) => {
  if (asked === 0) endWait = beginWait(m.setting_making())
  asked += 1
  return shortPeriods.ask(request, due, { signal, urgency }).finally(() => {
    asked -= 1
    if (asked === 0) endWait()
  })
}
