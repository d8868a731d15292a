import { useState, type SetStateAction } from 'react'
import { createStore, useStore, type Store } from './store.ts'

/** What was entered on the open page, by the name of its place. Kept nowhere but in memory: some are passwords. */
let entries = new Map<string, Store<unknown>>()
let openPage: string | undefined

/**
 * Called with each page before it is rendered. Another page forgets what was entered. The same page in another
 * language, or with other digits, does not.
 *
 * @param page  its address without the prefix of the language
 */
export const keepEntriesOf = (page: string): void => {
  if (page === openPage) return
  openPage = page
  entries = new Map()
}

const storeAt = <Value>(place: string, initial: Value): Store<Value> => {
  const known = entries.get(place) as Store<Value> | undefined
  if (known) return known
  const store = createStore(initial)
  entries.set(place, store as Store<unknown>)
  return store
}

/**
 * As `useState`, for what a visitor enters on a page: it is still there after a switch of the language or of the
 * digits, with which the components begin anew. What an answer of the server changes meanwhile, the new ones show.
 *
 * @param place  one for each entry of a page
 */
export const useEntry = <Value>(place: string, initial: Value) => {
  const [store] = useState(() => storeAt(place, initial))
  const value = useStore(store, initial)
  const setValue = (next: SetStateAction<Value>) =>
    store.set(
      typeof next === 'function' ? (next as (value: Value) => Value)(store.getSnapshot()) : next,
    )
  return [value, setValue] as const
}
