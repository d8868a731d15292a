import { createListeners } from './listeners.ts'

/** A value that others watch. `getSnapshot` gives the same object until `set` is called. */
export type Store<T> = {
  readonly subscribe: (onChange: () => void) => () => void
  readonly getSnapshot: () => T
  readonly set: (next: T) => void
}

export const createStore = <T>(initial: T): Store<T> => {
  const listeners = createListeners()
  let value = initial
  return {
    subscribe: listeners.add,
    getSnapshot: () => value,
    set(next) {
      if (Object.is(next, value)) return
      value = next
      listeners.notify()
    },
  }
}
