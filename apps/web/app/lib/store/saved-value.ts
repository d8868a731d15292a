import { createStore, useStore, type Store } from './store.ts'
import { deviceStorage } from './browser-storage.ts'

/** A small value in this browser's storage: it outlives the page and is the same in every tab. */
export type SavedValue<Value> = {
  readonly get: () => Value
  readonly set: (next: Value) => void
  readonly subscribe: (onChange: () => void) => () => void
  /** What prerendered pages show. */
  readonly fallback: Value
}

type SavedValueOptions<Value> = {
  readonly key: string
  /** Raise it when the shape changes. `parse` then gets what older versions saved, too. */
  readonly version: number
  readonly fallback: Value
  /** @returns the value; `undefined` for anything else, which makes `get` give the fallback */
  readonly parse: (saved: unknown, version: number) => Value | undefined
}

/**
 * Storage may be full, blocked or edited by hand. Reading then gives the fallback, and a value that
 * is set holds for this page only.
 */
export const createSavedValue = <Value>(options: SavedValueOptions<Value>): SavedValue<Value> => {
  const { key, version, fallback, parse } = options
  let opened: Store<Value> | undefined
  /** The last value that was set is not in storage. */
  let isUnsaved = false

  const read = (): Value => {
    try {
      const saved: unknown = JSON.parse(deviceStorage().getItem(key) ?? 'null')
      if (typeof saved !== 'object' || saved === null || !('value' in saved)) return fallback
      const savedVersion =
        'version' in saved && typeof saved.version === 'number' ? saved.version : 0
      return parse(saved.value, savedVersion) ?? fallback
    } catch {
      return fallback
    }
  }

  const createFollower = (): Store<Value> => {
    const store = createStore(read())
    // Only changes of other tabs come as events. A build or a unit test has no other tabs.
    if (typeof addEventListener === 'function') {
      addEventListener('storage', (event) => {
        if (event.key === key || event.key === null) store.set(read())
      })
      // A page in the back/forward cache gets no storage events.
      addEventListener('pageshow', (event) => {
        if (event.persisted && !isUnsaved) store.set(read())
      })
    }
    return store
  }
  /** Storage is read when the value is first asked for: prerendering has none. */
  const open = (): Store<Value> => (opened ??= createFollower())

  return {
    fallback,
    get: () => open().getSnapshot(),
    set(next) {
      try {
        deviceStorage().setItem(key, JSON.stringify({ version, value: next }))
        isUnsaved = false
      } catch {
        isUnsaved = true
        // Full or blocked storage: the value holds until the page closes.
      }
      open().set(next)
    },
    subscribe: (onChange) => open().subscribe(onChange),
  }
}

export const useSavedValue = <Value>(saved: SavedValue<Value>): Value =>
  useStore({ getSnapshot: saved.get, subscribe: saved.subscribe }, saved.fallback)
