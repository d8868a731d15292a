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
      const facts = Object.keys(now) as (keyof EngineStatus)[]
      if (facts.some((fact) => was[fact] !== now[fact])) set(now)
    },
  }
}
