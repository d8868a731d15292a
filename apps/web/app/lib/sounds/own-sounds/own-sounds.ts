import type { SoundSource } from '@dhvani/audio-engine'
import { seconds } from '@dhvani/units'
import type { OwnSoundDetails, UserSoundRow } from '@dhvani/catalogue'
import { isUnreached } from '#lib/network/no-answer.ts'
import { loadPart } from '#lib/code/load-part.ts'
import { createStore, useStore } from '#lib/store/store.ts'
import { ownSoundId } from './own-sound-id.ts'

export type OwnSounds = {
  readonly status: 'waiting' | 'loading' | 'ready' | 'failed'
  /** It failed because the server gave no answer; false when the server refused. */
  readonly isUnreached: boolean
  /** Newest first, without the sounds whose deletion can still be undone. */
  readonly sounds: readonly UserSoundRow[]
}

type Api = {
  readonly list: () => Promise<readonly UserSoundRow[]>
  readonly remove: (row: UserSoundRow) => Promise<void>
  readonly change: (row: UserSoundRow, details: OwnSoundDetails) => Promise<void>
}

const NOTHING: OwnSounds = { status: 'waiting', isUnreached: false, sounds: [] }

/** The sounds of the signed-in account. Nothing is fetched before `load` or `loadFor`. */
export const createOwnSounds = (api: Api) => {
  const store = createStore(NOTHING)
  const hidden = new Set<string>()
  let rows: readonly UserSoundRow[] = []
  let turn = 0
  let owner: string | undefined
  let newest: Promise<void> | undefined

  const setStatus = (status: OwnSounds['status'], error?: unknown) => {
    store.set({
      status,
      isUnreached: error !== undefined && isUnreached(error),
      sounds: rows.filter((row) => !hidden.has(row.id)),
    })
  }
  const status = () => store.getSnapshot().status

  const read = async (): Promise<void> => {
    turn += 1
    const mine = turn
    if (status() !== 'ready') setStatus('loading')
    try {
      const found = await api.list()
      if (mine === turn) {
        rows = found
        setStatus('ready')
      }
    } catch (error) {
      // A list that is shown stays when it cannot be refreshed.
      if (mine === turn && status() !== 'ready') setStatus('failed', error)
      // A request that a visitor ends by leaving the page is no fault, nor is a line that is down.
      if (!isUnreached(error)) reportError(error)
    }
    // Who waits for an earlier answer, or for one that failed, waits for the list, too.
    if (mine !== turn) await newest
  }
  const load = (): Promise<void> => (newest = read())

  return {
    getSnapshot: store.getSnapshot,
    subscribe: store.subscribe,
    load,
    /** Reads the list of an account, and forgets the list of any other account. */
    loadFor: (userId: string): Promise<void> => {
      if (userId !== owner) {
        owner = userId
        rows = []
        hidden.clear()
        setStatus('waiting')
      }
      return load()
    },
    /** Hides a sound, which `remove` then deletes or `bringBack` shows again. */
    hide: (id: string) => {
      hidden.add(id)
      setStatus(status())
    },
    bringBack: (id: string) => {
      hidden.delete(id)
      setStatus(status())
    },
    /** Gives a sound another name and description, and reads the list again. Rejects where that failed. */
    change: async (row: UserSoundRow, details: OwnSoundDetails): Promise<void> => {
      await api.change(row, details)
      const { name, description } = details
      rows = rows.map((one) =>
        one.id === row.id ? { ...one, name, description: description || null } : one,
      )
      setStatus(status())
      void load()
    },
    /**
     * Deletes for good and reads the list again. After a failure the sound is shown again, and the promise
     * rejects without waiting for the list: on a dead line that takes as long again.
     */
    remove: async (row: UserSoundRow): Promise<void> => {
      try {
        await api.remove(row)
      } catch (error) {
        hidden.delete(row.id)
        setStatus(status())
        if (owner !== undefined) void load()
        throw error
      }
      rows = rows.filter(({ id }) => id !== row.id)
      hidden.delete(row.id)
      setStatus(status())
      void load()
    },
  }
}

export const ownSounds = createOwnSounds({
  list: async () => (await loadPart(() => import('./own-sounds-api.ts'))).listOwnSounds(),
  remove: async (row) => (await loadPart(() => import('./own-sounds-api.ts'))).deleteOwnSound(row),
  change: async (row, details) =>
    (await loadPart(() => import('./own-sounds-api.ts'))).changeOwnSound(row, details),
})

export const useOwnSounds = (): OwnSounds => useStore(ownSounds, NOTHING)

export const ownSoundSource = (row: UserSoundRow): SoundSource => ({
  id: ownSoundId(row),
  name: row.name,
  url: row.audio_url,
  ...(row.length_seconds ? { length: seconds(row.length_seconds) } : {}),
})
