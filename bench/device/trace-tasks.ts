import type { CDPSession } from 'playwright-core'

type TraceEvent = {
  readonly name: string
  readonly ph: string
  readonly pid: number
  readonly tid: number
  readonly ts: number
  readonly dur?: number
  /** What the thread itself worked of `dur`: on a busy machine a thread also waits for a core. */
  readonly tdur?: number
  readonly args?: {
    readonly name?: string
    readonly data?: { readonly url?: string; readonly functionName?: string }
  }
}

/** One task of the page's main thread. */
export type Task = {
  /** Work of the thread, in milliseconds. */
  readonly ms: number
  /** Since the first task of the trace, in milliseconds. */
  readonly at: number
  /** The longest events inside it. */
  readonly parts: readonly string[]
}

const workOf = ({ tdur, dur = 0 }: TraceEvent): number => (tdur ?? dur) / 1000

const inWords = (event: TraceEvent): string => {
  const { url = '', functionName = '' } = event.args?.data ?? {}
  const place = [functionName, url.split('/').at(-1)].filter(Boolean).join(' ')
  return `${event.name} ${workOf(event).toFixed(0)} ms${place ? ` (${place})` : ''}`
}

/** @returns the tasks of the busiest page, longest first */
const tasksOf = (events: readonly TraceEvent[]): Task[] => {
  const key = ({ pid, tid }: TraceEvent) => `${pid}/${tid}`
  const mains = new Set(
    events
      .filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain')
      .map(key),
  )
  const work = events.filter((event) => event.ph === 'X' && mains.has(key(event)))
  const tasks = work.filter(({ name }) => name === 'RunTask')
  const first = Math.min(...tasks.map(({ ts }) => ts))
  return tasks
    .map((task) => ({
      ms: workOf(task),
      at: (task.ts - first) / 1000,
      parts: work
        .filter(
          (event) =>
            event !== task &&
            key(event) === key(task) &&
            event.ts >= task.ts &&
            event.ts < task.ts + (task.dur ?? 0),
        )
        .toSorted((a, b) => workOf(b) - workOf(a))
        .slice(0, 6)
        .map(inWords),
    }))
    .toSorted((a, b) => b.ms - a.ms)
}

const CATEGORIES = [
  'devtools.timeline',
  'disabled-by-default-devtools.timeline',
  'v8',
  'blink.user_timing',
]

/** Traces a page while something happens in it. */
export const traceTasks = async (
  session: CDPSession,
  happen: () => Promise<unknown>,
): Promise<Task[]> => {
  const events: TraceEvent[] = []
  session.on('Tracing.dataCollected', ({ value }) => {
    events.push(...(value as unknown as TraceEvent[]))
  })
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: CATEGORIES },
  })
  await happen()
  const complete = new Promise<void>((done) => {
    session.once('Tracing.tracingComplete', () => done())
  })
  await session.send('Tracing.end')
  await complete
  return tasksOf(events)
}
