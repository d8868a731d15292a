import { useState, type SetStateAction } from 'react'
import { entriesOfPage } from './entries.ts'
import { createStore, useStore, type Store } from './store.ts'

const storeAt = <Value>(place: string, initial: Value): Store<Value> => {
  const known = entriesOfPage().get(place) as Store<Value> | undefined
  if (known) return known
  const store = createStore(initial)
  entriesOfPage().set(place, store as Store<unknown>)
  return store
}

const openEntry = <Value>(place: string, initial: Value) => {
  const store = storeAt(place, initial)
  const setValue = (next: SetStateAction<Value>) =>
    store.set(
      typeof next === 'function' ? (next as (value: Value) => Value)(store.getSnapshot()) : next,
    )
  return { store, setValue }
}

/**
 * As `useState`, for what a visitor enters on a page. It is still there after a switch of the language or of the
 * digits, with which the components begin anew. An answer of the server that arrives after the switch reaches the entry, too.
 *
 * @param place  names the entry; no two of a page share one. A component that is already shown keeps its first place.
 */
export const useEntry = <Value>(place: string, initial: Value) => {
  const [{ store, setValue }] = useState(() => openEntry(place, initial))
  return [useStore(store, initial), setValue] as const
}
