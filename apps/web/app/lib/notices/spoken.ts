import { createStore } from '#lib/store/store.ts'

/** Words for screen readers alone: ui/toaster.tsx puts them into the one status of the page, where toasts and waits are. */
export const spoken = createStore<string | undefined>(undefined)
