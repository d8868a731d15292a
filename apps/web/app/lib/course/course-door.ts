import { createStore } from '#lib/store/store.ts'

/** Whether the dialog of the night by itself is open. */
export const courseDoor = createStore(false)
