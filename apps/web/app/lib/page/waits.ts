import { createStore } from './store.ts'

/** A wait that takes longer, in milliseconds, is named. */
const NAMED_AFTER_MS = 1000

const store = createStore<string | undefined>(undefined)
const timers = new Map<string, ReturnType<typeof setTimeout>>()

/** What the page has waited for, for longer than a second; shown where toasts are. */
export const namedWait = { getSnapshot: store.getSnapshot, subscribe: store.subscribe }

/** @param words what was asked for, and that it is loading */
export const endWait = (words: string): void => {
  clearTimeout(timers.get(words))
  timers.delete(words)
  if (store.getSnapshot() === words) store.set(undefined)
}

/** @returns a function that ends the wait; a later wait for the same ends this one */
export const beginWait = (words: string): (() => void) => {
  endWait(words)
  timers.set(
    words,
    setTimeout(() => store.set(words), NAMED_AFTER_MS),
  )
  return () => endWait(words)
}
