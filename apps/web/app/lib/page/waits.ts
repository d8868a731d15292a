import { createStore } from './store.ts'

/** A wait that takes longer, in milliseconds, is named. */
const NAMED_AFTER_MS = 1000

const store = createStore<string | undefined>(undefined)
const timers = new Map<string, ReturnType<typeof setTimeout>>()
/** Waits that are long enough to be named, in the order in which they became so. */
const named = new Set<string>()

/**
 * What the page has waited for, for longer than a second; shown where toasts are. Of several waits, the
 * last one that goes on.
 */
export const namedWait = { getSnapshot: store.getSnapshot, subscribe: store.subscribe }

/** @param words what was asked for, and that it is loading */
export const endWait = (words: string): void => {
  clearTimeout(timers.get(words))
  if (named.delete(words)) store.set([...named].at(-1))
}

/** @returns a function that ends the wait; a later wait for the same ends this one */
export const beginWait = (words: string): (() => void) => {
  endWait(words)
  timers.set(
    words,
    setTimeout(() => {
      named.add(words)
      store.set(words)
    }, NAMED_AFTER_MS),
  )
  return () => endWait(words)
}
