import type { CDPSession } from 'playwright-core'

type TraceEvent = {
  readonly name: string
  readonly ph: string
  readonly ts: number
  readonly dur?: number
  readonly tid: number
}

/** Work on the main thread that a frame of animation asks for, in milliseconds a frame. */
export type FrameCost = {
  readonly frames: number
  readonly script: { readonly median: number; readonly p95: number }
  readonly style: { readonly median: number; readonly p95: number }
  /** Script and style of the same frame together. */
  readonly both: { readonly median: number; readonly p95: number }
  /** Layout and painting, which the claim does not count. */
  readonly rest: { readonly median: number; readonly p95: number }
}

/** The callback of the frame, and the timers (the scheduler of sounds) that run between two. */
const SCRIPT = new Set(['FireAnimationFrame', 'TimerFire'])
const STYLE = new Set(['UpdateLayoutTree'])
const REST = new Set(['Layout', 'PrePaint', 'Paint', 'Layerize', 'Commit'])

const summary = (values: readonly number[]) => {
  const sorted = values.toSorted((a, b) => a - b)
  const at = (share: number) => sorted[Math.floor(share * (sorted.length - 1))] ?? Number.NaN
  return { median: at(0.5), p95: at(0.95) }
}

/** Sums what happened on the page's main thread from one animation frame to the next. */
export const costOfFrames = (events: readonly TraceEvent[]): FrameCost => {
  const fires = events.filter(({ name }) => name === 'FireAnimationFrame')
  const thread = fires[0]?.tid
  const work = events
    .filter(({ tid, ph }) => tid === thread && ph === 'X')
    .toSorted((a, b) => a.ts - b.ts)
  // Several callbacks of one frame lie closer together than two frames ever do.
  const starts = fires
    .map(({ ts }) => ts)
    .toSorted((a, b) => a - b)
    .filter((ts, index, all) => index === 0 || ts - (all[index - 1] ?? 0) > 4000)
  const frames = starts.slice(0, -1).map(() => ({ script: 0, style: 0, rest: 0 }))
  let frame = -1
  for (const { name, ts, dur = 0 } of work) {
    while (frame + 1 < starts.length && ts >= (starts[frame + 1] ?? Infinity)) frame += 1
    const cost = frames[frame]
    if (!cost) continue
    if (SCRIPT.has(name)) cost.script += dur / 1000
    if (STYLE.has(name)) cost.style += dur / 1000
    if (REST.has(name)) cost.rest += dur / 1000
  }
  return {
    frames: frames.length,
    script: summary(frames.map(({ script }) => script)),
    style: summary(frames.map(({ style }) => style)),
    both: summary(frames.map(({ script, style }) => script + style)),
    rest: summary(frames.map(({ rest }) => rest)),
  }
}

/** Traces a page for so many seconds. */
export const traceFrames = async (session: CDPSession, seconds: number): Promise<FrameCost> => {
  const events: TraceEvent[] = []
  session.on('Tracing.dataCollected', ({ value }) => {
    events.push(...(value as unknown as TraceEvent[]))
  })
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: {
      includedCategories: ['devtools.timeline', 'disabled-by-default-devtools.timeline'],
    },
  })
  await new Promise((done) => setTimeout(done, seconds * 1000))
  const complete = new Promise<void>((done) => {
    session.once('Tracing.tracingComplete', () => done())
  })
  await session.send('Tracing.end')
  await complete
  return costOfFrames(events)
}
