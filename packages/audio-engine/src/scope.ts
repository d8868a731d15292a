import type { Seconds } from '@dhvani/units'

/**
 * Everything that something opened, closed again in one call. The only place of this package that
 * touches listeners and timers, so that nothing is left behind.
 */
export type Scope = {
  /** Remembers how to undo something. @returns undoes it now, once */
  add(undo: () => void): () => void
  listen(target: EventTarget, type: string, handler: (event: Event) => void): () => void
  /** Runs once after `delay` of wall clock; hidden pages may be late. @returns cancels it */
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
