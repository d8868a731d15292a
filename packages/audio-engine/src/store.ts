/** A value that others watch. `getSnapshot` gives the same object until `set` is called. */
export type Store<T> = {
  readonly subscribe: (onChange: () => void) => () => void
  readonly getSnapshot: () => T
  readonly set: (next: T) => void
}

export const createStore = <T>(initial: T): Store<T> => {
  let value = initial
  const listeners = new Set<() => void>()
  return {
    subscribe(onChange) {
      // Wrapped, because the same function may subscribe twice and must be told twice.
      const listener = () => onChange()
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
    getSnapshot: () => value,
    set(next) {
      if (Object.is(next, value)) return
      value = next
      for (const listener of listeners) listener()
    },
  }
}
