import type { Seconds } from '@dhvani/units'

/**
 * Closes all listeners, timers and resources of one owner in one call. No other file of this package
 * sets a timer or leaves a listener behind.
 */
export type Scope = {
  /** Runs `undo` at `dispose`, or when the caller calls the returned function; once in all. */
  add(undo: () => void): () => void
  listen(target: EventTarget, type: string, handler: (event: Event) => void): () => void
  /** Runs once after `delay` of real time; late in hidden pages. @returns cancels it */
  after(delay: Seconds, run: () => void): () => void
  every(period: Seconds, run: () => void): () => void
  /** Undoes everything, last first. Calling it again does nothing. */
  dispose(): void
}

export const createScope = (): Scope => {
  const undos = new Set<() => void>()

  const add = (undo: () => void) => {
    const once = () => {
      if (undos.delete(once)) undo()
    }
    undos.add(once)
    return once
  }

  return {
    add,
    listen(target, type, handler) {
      target.addEventListener(type, handler)
      return add(() => target.removeEventListener(type, handler))
    },
    after(delay, run) {
      const timer = setTimeout(() => {
        forget()
        run()
      }, delay * 1000)
      const forget = add(() => clearTimeout(timer))
      return forget
    },
    every(period, run) {
      const timer = setInterval(run, period * 1000)
      return add(() => clearInterval(timer))
    },
    dispose() {
      for (const undo of [...undos].reverse()) undo()
    },
  }
}
