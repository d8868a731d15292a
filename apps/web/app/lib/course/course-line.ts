import { createStore } from '#lib/store/store.ts'

/** What the night by itself plays now and why, for parts of the page besides the dock; empty where there is none. */
export const courseLine = createStore('')
