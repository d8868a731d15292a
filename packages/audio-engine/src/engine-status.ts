import type { EngineStatus } from './engine-types.ts'
import { createStore, type Store } from './store.ts'

const NOTHING_WRONG: EngineStatus = {
  isBlocked: false,
  isInterrupted: false,
  isPausedByOtherTab: false,
}

export type StatusStore = Omit<Store<EngineStatus>, 'set'> & {
  /** Publishes a status, if it differs from the last one. */
  readonly update: (now: EngineStatus) => void
}

export const createStatusStore = (): StatusStore => {
  const { subscribe, getSnapshot, set } = createStore(NOTHING_WRONG)
  return {
    subscribe,
    getSnapshot,
    update(now) {
      const was = getSnapshot()
      const isSame =
        was.isBlocked === now.isBlocked &&
        was.isInterrupted === now.isInterrupted &&
        was.isPausedByOtherTab === now.isPausedByOtherTab
      if (!isSame) set(now)
    },
  }
}
