import { NoAnswerError } from '@dhvani/audio-engine/no-answer'
import { createStore } from '#lib/store/store.ts'
import type { createKeptMixes } from './kept-mixes.ts'
import { applyChanges, firstPosition, type Change, type SavedMix } from './saved-mix.ts'
import { sendChange, settleChange, type MixApi } from './send-changes.ts'

export type SavedMixes = {
  /** `failed`: the account did not answer, or refused, and this device has no list of its mixes. */
  readonly status: 'waiting' | 'loading' | 'ready' | 'failed'
  readonly mixes: readonly SavedMix[]
  /** Ids of the mixes with a change of which the server could not be told yet. */
  readonly unsent: ReadonlySet<string>
}

export const NO_SAVED_MIXES: SavedMixes = { status: 'waiting', mixes: [], unsent: new Set() }

export type MixNews =
  /** Another device changed the mix too: this device's version is now the copy. */
  | { readonly kind: 'kept-both'; readonly copy: SavedMix }
  | { readonly kind: 'refused'; readonly error: unknown }

type Deps = {
  readonly api: MixApi
  readonly kept: ReturnType<typeof createKeptMixes>
  readonly createId: () => string
  readonly nameOfCopy: (name: string) => string
  /** Whether an error means that no answer came. */
  readonly isUnreached: (error: unknown) => boolean
  /** Runs one task at a time, across all tabs of the browser. */
  readonly inTurn: (run: () => Promise<void>) => Promise<void>
  readonly onNews: (news: MixNews) => void
}

/**
 * The saved mixes of the account that is signed in. A change is kept on the device at once, and sent when
 * the account answers.
 */
export const createSavedMixes = (deps: Deps) => {
  const { api, kept, createId, nameOfCopy, isUnreached, inTurn, onNews } = deps
  const store = createStore(NO_SAVED_MIXES)
  let owner: string | undefined
  let status: SavedMixes['status'] = 'waiting'
  /** Refused changes: each is sent again with the next change, and the listener is told once. */
  const told = new Set<string>()

  const show = () => {
    if (owner === undefined) {
      store.set(NO_SAVED_MIXES)
      return
    }
    const own = kept.get(owner)
    store.set({
      status: own.rows.length > 0 ? 'ready' : status,
      mixes: applyChanges(own),
      unsent: new Set(status === 'failed' ? Object.keys(own.changes) : []),
    })
  }
  kept.subscribe(show)

  const asCopy = (mix: SavedMix): SavedMix => {
    const { updatedAt: _theirs, ...rest } = mix
    return { ...rest, id: createId(), name: nameOfCopy(mix.name) }
  }

  /** @returns whether the account answered */
  const sendOne = async (userId: string, id: string, change: Change): Promise<boolean> => {
    try {
      const known = kept.get(userId).rows.find((row) => row.id === id)
      const sent = await sendChange(id, change, { api, known, asCopy })
      kept.update(userId, (own) => settleChange(own, { id, change, sent }))
      // The listener signed out, or another signed in, while the answer was on its way.
      if (owner !== userId) kept.update(userId, ({ changes }) => ({ rows: [], changes }))
      if (sent.copy) onNews({ kind: 'kept-both', copy: sent.copy })
      return true
    } catch (error) {
      if (isUnreached(error)) return false
      // A refused change waits: a full account has room once a mix is deleted.
      const refused = JSON.stringify(change)
      if (!told.has(refused)) onNews({ kind: 'refused', error })
      told.add(refused)
      return true
    }
  }

  const sendAll = async (userId: string): Promise<boolean> => {
    const tried = new Map<string, Change>()
    for (;;) {
      const next = Object.entries(kept.get(userId).changes).find(
        ([id, change]) => JSON.stringify(tried.get(id)) !== JSON.stringify(change),
      )
      if (!next) return true
      const [id, change] = next
      tried.set(id, change)
      if (owner !== userId || !(await sendOne(userId, id, change))) return false
    }
  }

  const syncNow = async (userId: string) => {
    try {
      if (!(await sendAll(userId))) throw new NoAnswerError('the account')
      const rows = await api.list()
      if (owner !== userId) return
      kept.update(userId, ({ changes }) => ({ rows, changes }))
      status = 'ready'
    } catch (error) {
      // A listener who signs out meanwhile is refused, and asks for nothing any more.
      if (owner !== userId) return
      status = 'failed'
      if (!isUnreached(error)) reportError(error)
    }
    show()
  }

  /** Sends what waits, then reads the list. */
  const sync = async (): Promise<void> => {
    const userId = owner
    if (userId === undefined) return
    if (status !== 'ready') status = 'loading'
    show()
    await inTurn(() => (owner === userId ? syncNow(userId) : Promise.resolve()))
  }

  const change = (next: Readonly<Record<string, Change>>): void => {
    if (owner === undefined) return
    kept.update(owner, (own) => ({ ...own, changes: { ...own.changes, ...next } }))
    void sync()
  }
  const putAll = (mixes: readonly SavedMix[]) =>
    change(Object.fromEntries(mixes.map((mix) => [mix.id, { kind: 'put', mix }])))
  const put = (mix: SavedMix) => putAll([mix])

  return {
    getSnapshot: store.getSnapshot,
    subscribe: store.subscribe,
    sync,
    /** Shows the mixes of an account, or none. */
    follow: (userId: string | undefined): void => {
      if (owner === userId) return
      owner = userId
      status = 'waiting'
      show()
      void sync()
    },
    /** Forgets the mixes of the account that signed out. Changes that were never sent stay. */
    forget: (): void => {
      owner = undefined
      kept.forgetSent()
      show()
    },
    /** Adds a mix before all others. */
    add: (name: string, mix: unknown): SavedMix => {
      const position = firstPosition(store.getSnapshot().mixes)
      const added = { id: createId(), name, mix, position }
      put(added)
      return added
    },
    /** Renames, overwrites or moves: `mix` has the id of one that is there. Brings back a deleted one. */
    put,
    putAll,
    remove: (mix: SavedMix): void =>
      change({ [mix.id]: { kind: 'delete', updatedAt: mix.updatedAt } }),
  }
}
