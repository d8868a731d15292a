import { useState, type SetStateAction } from 'react'
import { createStore, useStore, type Store } from './store.ts'

/** What the visitor entered on the open page, by place. Only in memory, because some entries are passwords. */
let entries = new Map<string, Store<unknown>>()
let openPage: string | undefined

/** Forgets what was entered so far. Components that are still shown keep theirs. */
export const forgetEntries = (): void => {
  entries = new Map()
}

/**
 * Called with each page before it is rendered. Another page forgets what was entered. The same page in another
 * language, or with other digits, does not.
 *
 * @param page  its address without the prefix of the language
 */
export const keepEntriesOf = (page: string): void => {
  if (page === openPage) return
  openPage = page
  forgetEntries()
}

const storeAt = <Value>(place: string, initial: Value): Store<Value> => {
  const known = entries.get(place) as Store<Value> | undefined
  if (known) return known
  const store = createStore(initial)
  entries.set(place, store as Store<unknown>)
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
