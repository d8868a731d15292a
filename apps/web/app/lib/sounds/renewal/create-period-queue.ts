import type { PeriodAnswer, PeriodRequest } from './period-protocol.ts'

/** The part of a worker that the queue uses. */
export type PeriodWorker = Pick<Worker, 'terminate'> & {
  postMessage(request: PeriodRequest): void
  onmessage: ((event: MessageEvent<PeriodAnswer>) => void) | null
  onmessageerror: ((event: MessageEvent) => void) | null
  onerror: ((event: ErrorEvent) => void) | null
}

export type PeriodQueueOptions = {
  readonly createWorker: () => PeriodWorker
  /** Told of a worker that failed. */
  readonly report: (reason: unknown) => void
  /** Milliseconds since any moment. */
  readonly now?: () => number
  /** Milliseconds after which a silent worker is ended. A device that slept may lose one period to it. */
  readonly patience: number
}

type Waiting = {
  readonly request: PeriodRequest
  readonly dueAt: number
  readonly resolve: (answer: PeriodAnswer | undefined) => void
}

/** After so many failures one after another no worker is started again. */
const MOST_FAILURES = 3

/**
 * Gives one worker one request at a time, the one that is due first. The worker ends with the last
 * request, so that its memory is free while nothing is rendered.
 */
export const createPeriodQueue = ({
  createWorker,
  report,
  now = Date.now,
  patience,
}: PeriodQueueOptions) => {
  const waiting = new Set<Waiting>()
  let running: Waiting | undefined
  let worker: PeriodWorker | undefined
  let failures = 0
  let deadline: ReturnType<typeof setTimeout> | undefined

  const endWorker = () => {
    worker?.terminate()
    worker = undefined
  }

  const settle = (answer: PeriodAnswer | undefined) => {
    const done = running
    clearTimeout(deadline)
    running = undefined
    done?.resolve(answer)
    begin()
  }

  /**
   * The code of a worker did not arrive, which is no failure of the worker: its browser logs why. A worker that is silent
   * ends so, too, since code that is still on its way looks the same from here.
   */
  const leaveOut = () => {
    endWorker()
    settle(undefined)
  }

  const fail = (reason: unknown) => {
    endWorker()
    report(reason)
    failures += 1
    settle(undefined)
  }

  const openWorker = (): PeriodWorker => {
    const opened = createWorker()
    opened.onmessage = ({ data }) => {
      failures = 0
      settle(data)
    }
    opened.onerror = (event) => {
      // It is a plain event where the code of the worker did not arrive.
      if ('message' in event) fail(event.error ?? new Error(event.message))
      else leaveOut()
    }
    opened.onmessageerror = () => fail(new Error('The answer of the worker could not be read.'))
    return opened
  }

  const begin = () => {
    if (running) return
    if (failures >= MOST_FAILURES) {
      for (const { resolve } of waiting) resolve(undefined)
      waiting.clear()
    }
    const [first] = [...waiting].toSorted((a, b) => a.dueAt - b.dueAt)
    if (!first) {
      endWorker()
      return
    }
    waiting.delete(first)
    running = first
    try {
      worker ??= openWorker()
      deadline = setTimeout(leaveOut, patience)
      worker.postMessage(first.request)
    } catch (reason) {
      fail(reason)
    }
  }

  return {
    /**
     * @param due milliseconds until the period is needed
     * @param signal takes the request back while it waits
     * @returns the worker's answer, or `undefined` when there is none
     */
    ask: (
      request: PeriodRequest,
      due: number,
      signal?: AbortSignal,
    ): Promise<PeriodAnswer | undefined> =>
      new Promise((resolve) => {
        const asked = { request, dueAt: now() + due, resolve }
        waiting.add(asked)
        signal?.addEventListener('abort', () => {
          if (waiting.delete(asked)) resolve(undefined)
        })
        begin()
      }),
  }
}
