import { createStore } from '#lib/store/store.ts'

/** What screen readers are told and nobody sees. It stands in the one status of the page, beside toasts and waits. */
export const spoken = createStore<string | undefined>(undefined)
