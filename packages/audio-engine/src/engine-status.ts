import { createStore, type Store } from './store.ts'

/** Why nothing may be heard, for the site to tell the listener. */
export type EngineStatus = {
  /** The browser keeps audio silent although a sound is set to play: a tap is needed. */
  readonly isBlocked: boolean
  /** A call or another app has taken the audio output; sound returns by itself or with a tap. */
  readonly isInterrupted: boolean
  /** This tab paused because another tab of Dhvani started to play. */
  readonly isPausedByOtherTab: boolean
}

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
