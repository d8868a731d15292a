/** Callbacks that are told of something; each is told once for every time it was added. */
export type Listeners<Event extends readonly unknown[] = []> = {
  /** @returns removes it again */
  readonly add: (listener: (...event: Event) => void) => () => void
  readonly notify: (...event: Event) => void
}

export const createListeners = <Event extends readonly unknown[] = []>(): Listeners<Event> => {
  const all = new Set<(...event: Event) => void>()
  return {
    add(listener) {
      // Wrapped, because the same function may be added twice and must be called twice.
      const wrapped = (...event: Event) => listener(...event)
      all.add(wrapped)
      return () => {
        all.delete(wrapped)
      }
    },
    notify(...event) {
      for (const listener of all) listener(...event)
    },
  }
}
