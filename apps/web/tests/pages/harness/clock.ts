type Timer = { at: number; every: number | undefined; run: () => void }
type Run = 'flows' | 'stands'

/**
 * The clock of a page, which a test moves. It has the names and the meaning of Playwright's `page.clock`: by itself it
 * goes on with the time of the machine, and a jump runs each timer that came due once, as after a sleep.
 */
export type PageClock = {
  /** Gives the next document of the page this clock. Call it before the page is opened. */
  install(options?: { readonly time?: Date | number | string }): Promise<void>
  /** Jumps: milliseconds, `mm:ss` or `hh:mm:ss`. Timers that came due run once, at the end. */
  fastForward(by: number | string): Promise<void>
  /** Runs every timer on the way, each as often as it comes due. */
  runFor(by: number | string): Promise<void>
  pauseAt(time: Date | number): Promise<void>
  resume(): Promise<void>
  /** Puts this clock into a document whose scripts have not run yet. */
  give(target: Window & typeof globalThis): void
}

const toMs = (by: number | string): number =>
  typeof by === 'number'
    ? by
    : by.split(':').reduce((sum, part) => sum * 60 + Number(part), 0) * 1000

const real = {
  now: performance.now.bind(performance),
  setTimeout: setTimeout.bind(globalThis),
  clearTimeout: clearTimeout.bind(globalThis),
}

const nextTask = (): Promise<void> => new Promise((done) => real.setTimeout(done, 0))

/** Lets the page answer to what happened: what it renders, and the timers that it sets then. */
const whenAnswered = async (): Promise<void> => {
  await new Promise((done) => requestAnimationFrame(done))
  await nextTask()
  await nextTask()
}

export const createPageClock = (): PageClock => {
  let isInstalled = false
  let base = Date.now()
  let since = real.now()
  let way: Run = 'flows'
  let count = 0
  let ticking: ReturnType<typeof setTimeout> | undefined
  const timers = new Map<number, Timer>()
  const begun = base

  const now = (): number => base + (way === 'flows' ? real.now() - since : 0)
  const set = (time: number) => {
    base = time
    since = real.now()
  }

  const due = (until: number) =>
    [...timers].filter(([, { at }]) => at <= until).toSorted(([, a], [, b]) => a.at - b.at)

  const fire = (id: number, timer: Timer, isAfterJump: boolean) => {
    if (timer.every === undefined) timers.delete(id)
    else timer.at = (isAfterJump ? now() : timer.at) + Math.max(1, timer.every)
    timer.run()
  }
  const fireDue = () => {
    for (const [id, timer] of due(now())) if (timers.has(id)) fire(id, timer, true)
    plan()
  }
  /** Waits for the next timer by the machine's clock, while this one flows. */
  const plan = () => {
    real.clearTimeout(ticking)
    if (way === 'stands' || timers.size === 0) return
    const next = Math.min(...[...timers.values()].map(({ at }) => at))
    ticking = real.setTimeout(fireDue, Math.max(0, Math.min(next - now(), 2 ** 30)))
  }

  const start = (run: () => void, wait = 0, every?: number): number => {
    count += 1
    timers.set(count, { at: now() + Math.max(0, Number(wait) || 0), every, run })
    plan()
    return count
  }
  const stop = (id: number | undefined) => {
    if (id !== undefined) timers.delete(id)
  }

  const runTo = async (time: number) => {
    const was = way
    set(now())
    way = 'stands'
    for (;;) {
      const [next] = due(time)
      if (!next) break
      base = Math.max(base, next[1].at)
      fire(next[0], next[1], false)
      await Promise.resolve()
    }
    set(time)
    way = was
    plan()
    await nextTask()
  }

  return {
    install: ({ time } = {}) => {
      isInstalled = true
      set(time === undefined ? Date.now() : new Date(time).getTime())
      return Promise.resolve()
    },
    fastForward: async (by) => {
      await whenAnswered()
      set(now() + toMs(by))
      fireDue()
      await whenAnswered()
    },
    runFor: async (by) => {
      await whenAnswered()
      await runTo(now() + toMs(by))
    },
    pauseAt: async (time) => {
      const at = new Date(time).getTime()
      set(Math.max(at, now()))
      way = 'stands'
      fireDue()
      await whenAnswered()
    },
    resume: () => {
      set(now())
      way = 'flows'
      plan()
      return Promise.resolve()
    },
    give(target) {
      if (!isInstalled) return
      timers.clear()
      const TheirDate = target.Date
      const bound = (run: unknown, args: unknown[]) => () => {
        if (typeof run === 'function') (run as (...given: unknown[]) => void)(...args)
      }
      class PageDate extends TheirDate {
        constructor(...args: [] | [number | string | Date]) {
          if (args.length === 0) super(now())
          else super(...(args as [number]))
        }
        static override now() {
          // Whole milliseconds, as of every browser: the page refuses a saved deadline between two.
          return Math.floor(now())
        }
      }
      Object.assign(target, {
        Date: PageDate,
        setTimeout: (run: unknown, wait?: number, ...args: unknown[]) =>
          start(bound(run, args), wait),
        setInterval: (run: unknown, wait?: number, ...args: unknown[]) =>
          start(bound(run, args), wait, Number(wait) || 0),
        clearTimeout: stop,
        clearInterval: stop,
        requestAnimationFrame: (run: (time: number) => void) =>
          start(() => run(now() - begun), 16 - ((now() - begun) % 16)),
        cancelAnimationFrame: stop,
        requestIdleCallback: (run: (deadline: object) => void) =>
          start(() => run({ didTimeout: false, timeRemaining: () => 50 })),
        cancelIdleCallback: stop,
      })
      target.performance.now = () => now() - begun
    },
  }
}
