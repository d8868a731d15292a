import { createStore } from '#lib/store/store.ts'

/** A wait that takes longer, in milliseconds, is named. */
const NAMED_AFTER_MS = 1000

const store = createStore<string | undefined>(undefined)
const timers = new Map<string, ReturnType<typeof setTimeout>>()
/** Waits that are long enough to be named, in the order in which they became so. */
const named = new Set<string>()

/**
 * The words of a wait that has lasted longer than a second; shown where toasts are. Of several such waits,
 * the one that was named last.
 */
export const namedWait = { getSnapshot: store.getSnapshot, subscribe: store.subscribe }

/** @param words what was asked for, and that it is loading */
export const endWait = (words: string): void => {
  clearTimeout(timers.get(words))
  if (named.delete(words)) store.set([...named].at(-1))
}

/**
 * @returns a function that ends the wait. A later wait with the same words takes
 *   its place, and either function ends that one
 */
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
