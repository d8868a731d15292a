import { createStore } from '#lib/store/store.ts'

/** Whether night mode is open. */
export const nightMode = createStore(false)

export const leaveNight = (): void => nightMode.set(false)
