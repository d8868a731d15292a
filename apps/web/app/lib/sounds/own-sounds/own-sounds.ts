import type { SoundSource } from '@dhvani/audio-engine'
import type { UserSoundRow } from '@dhvani/catalogue'
import { createStore, useStore } from '#lib/page/store.ts'
import { isUnreached } from './is-unreached.ts'

export type OwnSounds = {
  readonly status: 'waiting' | 'loading' | 'ready' | 'failed'
  /** Why it failed: nobody answered, rather than that somebody refused. */
  readonly isUnreached: boolean
  /** Newest first; without those whose deletion may still be undone. */
  readonly sounds: readonly UserSoundRow[]
}

type Api = {
  readonly list: () => Promise<readonly UserSoundRow[]>
  readonly remove: (row: UserSoundRow) => Promise<void>
}

const NOTHING: OwnSounds = { status: 'waiting', isUnreached: false, sounds: [] }

/** The list of the person who is signed in; its code and data come only when they are. */
export const createOwnSounds = (api: Api) => {
  const store = createStore(NOTHING)
  const hidden = new Set<string>()
  let rows: readonly UserSoundRow[] = []
  let turn = 0
  let owner: string | undefined

  const tell = (status: OwnSounds['status'], error?: unknown) => {
    store.set({
      status,
      isUnreached: error !== undefined && isUnreached(error),
      sounds: rows.filter((row) => !hidden.has(row.id)),
    })
  }
  const status = () => store.getSnapshot().status

  const load = async (): Promise<void> => {
    turn += 1
    const mine = turn
    if (status() !== 'ready') tell('loading')
    try {
      const found = await api.list()
      if (mine !== turn) return
      rows = found
      tell('ready')
    } catch (error) {
      // A list that is known is not taken away because it could not be refreshed.
      if (mine === turn && status() !== 'ready') tell('failed', error)
      reportError(error)
    }
  }

  return {
    getSnapshot: store.getSnapshot,
    subscribe: store.subscribe,
    load,
    /** Reads the list of whoever is signed in; nothing of somebody else stays. */
    loadFor: (userId: string): Promise<void> => {
      if (userId !== owner) {
        owner = userId
        rows = []
        hidden.clear()
        tell('waiting')
      }
      return load()
    },
    /** Takes a sound out of sight, to be deleted or brought back. */
    hide: (id: string) => {
      hidden.add(id)
      tell(status())
    },
    bringBack: (id: string) => {
      hidden.delete(id)
      tell(status())
    },
    /**
     * Deletes for good and reads the list again; a failure brings the sound back, if it is still
     * there, and rejects.
     */
    remove: async (row: UserSoundRow): Promise<void> => {
      try {
        await api.remove(row)
      } catch (error) {
        hidden.delete(row.id)
        tell(status())
        if (owner !== undefined) await load()
        throw error
      }
      rows = rows.filter(({ id }) => id !== row.id)
      hidden.delete(row.id)
      tell(status())
      await load()
    },
  }
}

export const ownSounds = createOwnSounds({
  list: async () => (await import('./own-sounds-api.ts')).listOwnSounds(),
  remove: async (row) => (await import('./own-sounds-api.ts')).deleteOwnSound(row),
})

export const useOwnSounds = (): OwnSounds => useStore(ownSounds, NOTHING)

export const ownSoundId = (row: UserSoundRow): string => `user:${row.id}`

export const ownSoundSource = (row: UserSoundRow): SoundSource => ({
  id: ownSoundId(row),
  name: row.name,
  url: row.audio_url,
})
