import type { Store } from './store.ts'

// Every page loads this; only pages with fields load the hook (use-entry.ts).

/** What the visitor entered on the open page, by place. Only in memory, because some entries are passwords. */
let entries = new Map<string, Store<unknown>>()
let openPage: string | undefined

export const entriesOfPage = (): Map<string, Store<unknown>> => entries

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
