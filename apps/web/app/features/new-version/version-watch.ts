import { createStore, type Store } from '#lib/store/store.ts'

/** Events such as a tab that is shown come often; the server is asked once a minute at most. */
const PAUSE_MS = 60_000

type VersionWatchOptions = {
  /** The version that this page was built as. */
  readonly own: string
  /** @returns the version that the server has now; `undefined` when it does not tell */
  readonly findNewest: () => Promise<string | undefined>
  readonly now: () => number
  /** Of this tab. A page that was loaded anew and is old still, as from a cache, offers nothing again. */
  readonly taken: { get(): string | undefined; set(version: string): void }
}

export type VersionWatch = Omit<Store<string | undefined>, 'set'> & {
  /** Asks the server, unless it was asked within the last minute. */
  readonly askSeldom: () => Promise<void>
  /** Asks the server, unless it is being asked. */
  readonly ask: () => Promise<void>
  /** To be called before the page loads the offered version. */
  readonly markTaken: () => void
}

/** Holds the newer version that the server has, once it is known. */
export const createVersionWatch = (options: VersionWatchOptions): VersionWatch => {
  const { own, findNewest, now, taken } = options
  const { getSnapshot, set, subscribe } = createStore<string | undefined>(undefined)
  let lastAsked = -Infinity
  let asking: Promise<void> | undefined

  const compare = async () => {
    const newest = await findNewest()
    if (newest === undefined) return
    set(newest === own || newest === taken.get() ? undefined : newest)
  }

  const ask = (): Promise<void> => {
    lastAsked = now()
    asking ??= compare().finally(() => {
      asking = undefined
    })
    return asking
  }

  return {
    getSnapshot,
    subscribe,
    ask,
    askSeldom: async () => {
      if (now() - lastAsked >= PAUSE_MS) await ask()
    },
    markTaken: () => {
      const version = getSnapshot()
      if (version !== undefined) taken.set(version)
    },
  }
}
