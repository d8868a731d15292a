import type { MixSnapshot, SavedMix, SoundSource } from '@dhvani/audio-engine'
import type { PendingSound } from '#lib/session/pending-sounds.ts'
import type { Session } from '#lib/session/session.ts'
import { toSavedMix, type KeptMix } from './stored-mix.ts'

type AccountMixOptions = {
  readonly mixer: {
    getSnapshot(): MixSnapshot
    restore(saved: SavedMix): void
    add(sound: SoundSource, volume: number): void
    clear(): void
  }
  readonly readKept: () => KeptMix | undefined
  readonly keep: (kept: KeptMix | undefined) => void
  readonly takePending: () => readonly PendingSound[]
  /** Today's address and loop points of a built-in sound. */
  readonly findSource: (id: string) => SoundSource | undefined
  /** Called when sounds begin to play without a press on this page. */
  readonly onSound: () => void
}

/** Restores the mix when a person signs in, and clears it when they sign out. */
export const createAccountMix = (deps: AccountMixOptions) => {
  const { mixer, readKept, keep, takePending, findSource, onSound } = deps
  let present: string | undefined

  const arrive = (userId: string) => {
    if (present === userId) return
    present = userId
    const kept = readKept()
    if (kept?.userId === userId && mixer.getSnapshot().tracks.length === 0) {
      mixer.restore({
        ...kept.mix,
        tracks: kept.mix.tracks.map((track) => ({
          ...track,
          sound: findSource(track.sound.id) ?? track.sound,
        })),
      })
    }
    const pending = takePending().flatMap(({ id, volume, source }) => {
      const sound = findSource(id) ?? source
      return sound ? [{ sound, volume }] : []
    })
    for (const { sound, volume } of pending) mixer.add(sound, volume)
    if (pending.length > 0) onSound()
  }

  return {
    follow: (session: Session) => {
      if (session.status === 'signed-in') arrive(session.userId)
      if (session.status !== 'signed-out') return
      if (present !== undefined) mixer.clear()
      present = undefined
      // The person may have signed out before this page loaded its mixer: a mix is kept all the same.
      if (readKept() !== undefined) keep(undefined)
    },
    /** Keeps the mix for the person who is signed in; does nothing for a visitor. */
    remember: () => {
      if (present !== undefined) keep({ userId: present, mix: toSavedMix(mixer.getSnapshot()) })
    },
  }
}
