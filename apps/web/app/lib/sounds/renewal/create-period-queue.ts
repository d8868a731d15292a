import type { Urgency } from '@dhvani/audio-engine'
import type { PeriodAnswer, PeriodNews, PeriodRequest } from './period-protocol.ts'

/** The part of a worker that the queue uses. */
export type PeriodWorker<Answer = PeriodAnswer> = Pick<Worker, 'terminate'> & {
  postMessage(request: PeriodRequest): void
  onmessage: ((event: MessageEvent<PeriodNews<Answer>>) => void) | null
  onmessageerror: ((event: MessageEvent) => void) | null
  onerror: ((event: ErrorEvent) => void) | null
}

export type PeriodQueueOptions<Answer> = {
  readonly createWorker: () => PeriodWorker<Answer>
  /** Told of a worker that failed. */
  readonly report: (reason: unknown) => void
  /** Milliseconds since any moment. */
  readonly now?: () => number
  /**
   * Milliseconds after which a silent worker is ended, counted anew when its code has arrived. A device that
   * slept may lose one period to it, which counts as a failure.
   */
  readonly patience: number
}

type AskOptions = {
  /** Takes the request back while it waits. */
  readonly signal?: AbortSignal | undefined
  /**
   * What the listener has just chosen starts a worker even while the queue rests. If that worker fails, the requests
   * behind it are dropped.
   */
  readonly urgency?: Urgency
}

type Waiting<Answer> = {
  readonly request: PeriodRequest
  readonly dueAt: number
  readonly resolve: (answer: Answer | undefined) => void
}

/** After so many failures in a row the queue rests: pages ask on their own, and most workers would fail again. */
const MOST_FAILURES = 3
const FIRST_REST_MS = 60_000
/** Each failure after a rest doubles the next one, up to this. */
const LONGEST_REST_MS = 3_600_000

/**
 * Gives one worker one request at a time, the one that is due first. The worker ends with the last
 * request, so that its memory is free while nothing is rendered.
 */
export const createPeriodQueue = <Answer extends object = PeriodAnswer>({
  createWorker,
  report,
  now = () => performance.now(),
  patience,
}: PeriodQueueOptions<Answer>) => {
  const waiting = new Set<Waiting<Answer>>()
  let running: Waiting<Answer> | undefined
  let worker: PeriodWorker<Answer> | undefined
  let hasArrived = false
  let failures = 0
  let restsUntil = -Infinity
  let deadline: ReturnType<typeof setTimeout> | undefined

  const endWorker = () => {
    worker?.terminate()
    worker = undefined
    hasArrived = false
  }

  const settle = (answer: Answer | undefined) => {
    const done = running
    clearTimeout(deadline)
    running = undefined
    done?.resolve(answer)
    begin()
  }

  /** The code of a worker did not arrive, which is no failure of the worker: its browser logs why. */
  const leaveOut = () => {
    endWorker()
    settle(undefined)
  }

  const rest = () => {
    const doubled = FIRST_REST_MS * 2 ** (failures - MOST_FAILURES)
    restsUntil = now() + Math.min(doubled, LONGEST_REST_MS)
    for (const { resolve } of waiting) resolve(undefined)
    waiting.clear()
  }

  const fail = (reason: unknown) => {
    endWorker()
    report(reason)
    failures += 1
    if (failures >= MOST_FAILURES) rest()
    settle(undefined)
  }

  /** Before the code has arrived, silence may be a slow line, which is no failure. */
  const startDeadline = () => {
    clearTimeout(deadline)
    deadline = setTimeout(() => {
      if (hasArrived) fail(new Error(`The worker was silent for ${patience / 1000} s.`))
      else leaveOut()
    }, patience)
  }

  const succeed = (answer: Answer) => {
    failures = 0
    restsUntil = -Infinity
    settle(answer)
  }

  const openWorker = (): PeriodWorker<Answer> => {
    const opened = createWorker()
    opened.onmessage = ({ data }) => {
      // One that was ended may still have spoken.
      if (worker !== opened) return
      if (data !== 'arrived') {
        succeed(data)
        return
      }
      if (hasArrived) return
      hasArrived = true
      startDeadline()
    }
    opened.onerror = (event) => {
      if (worker !== opened) return
      // It is a plain event where the code of the worker did not arrive.
      if ('message' in event) fail(event.error ?? new Error(event.message))
      else leaveOut()
    }
    opened.onmessageerror = () => fail(new Error('The answer of the worker could not be read.'))
    return opened
  }

  const begin = () => {
    if (running) return
    const [first] = [...waiting].toSorted((a, b) => a.dueAt - b.dueAt)
    if (!first) {
      endWorker()
      return
    }
    waiting.delete(first)
    running = first
    try {
      worker ??= openWorker()
      startDeadline()
      worker.postMessage(first.request)
    } catch (reason) {
      fail(reason)
    }
  }

  return {
    /**
     * @param due milliseconds until the period is needed
     * @returns the worker's answer, or `undefined` when there is none, or the queue rests
     */
    ask: (
      request: PeriodRequest,
      due: number,
      { signal, urgency = 'routine' }: AskOptions = {},
    ): Promise<Answer | undefined> =>
      new Promise((resolve) => {
        if (now() < restsUntil && urgency !== 'chosen') {
          resolve(undefined)
          return
        }
        const asked = { request, dueAt: now() + due, resolve }
        waiting.add(asked)
        signal?.addEventListener('abort', () => {
          if (waiting.delete(asked)) resolve(undefined)
        })
        begin()
      }),
  }
}
