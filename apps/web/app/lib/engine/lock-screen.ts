import type { NowPlaying } from '@dhvani/audio-engine'
import { createStore } from '#lib/store/store.ts'

/** What the lock screen shows of the mix besides the names of its sounds. */
export type LockScreenNote = Required<Pick<NowPlaying, 'artist' | 'artwork'>>

/** Set while another feature has something to say about the mix that plays, such as when it ends. */
export const lockScreenNote = createStore<LockScreenNote | undefined>(undefined)
