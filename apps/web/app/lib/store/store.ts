import { useSyncExternalStore } from 'react'

/** A value that components and other modules watch. */
export type Store<Value> = {
  readonly getSnapshot: () => Value
  /** Tells every subscriber, unless the value is the same one. */
  readonly set: (next: Value) => void
  /** @returns a function that ends the subscription */
  readonly subscribe: (onChange: () => void) => () => void
}

export const createStore = <Value>(initial: Value): Store<Value> => {
  const subscribers = new Set<() => void>()
  let value = initial
  return {
    getSnapshot: () => value,
    set: (next) => {
      if (next === value) return
      value = next
      for (const tell of subscribers) tell()
    },
    subscribe: (onChange) => {
      subscribers.add(onChange)
      return () => {
        subscribers.delete(onChange)
      }
    },
  }
}

/** @param prerendered value of prerendered HTML, and of the render that hydrates it */
export const useStore = <Value>(
  { subscribe, getSnapshot }: Omit<Store<Value>, 'set'>,
  prerendered: Value,
): Value => useSyncExternalStore(subscribe, getSnapshot, () => prerendered)
