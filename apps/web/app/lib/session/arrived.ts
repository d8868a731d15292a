import { createStore } from '#lib/store/store.ts'

/** Whether a link of a mail, or a provider, has signed the visitor in on this page. */
export const hasArrived = createStore(false)
