import type { MixSnapshot, SavedMix, SoundSource } from '@dhvani/audio-engine'
import type { PendingSound } from '#lib/session/pending-sounds.ts'
import type { Session } from '#lib/session/session.ts'
import { toSavedMix, type StoredMix } from './stored-mix.ts'

type AccountMixOptions = {
  readonly mixer: {
    getSnapshot(): MixSnapshot
    restore(saved: SavedMix): void
    add(sound: SoundSource, volume: number): void
    clear(): void
  }
  readonly readKept: () => StoredMix | undefined
  readonly keep: (kept: StoredMix | undefined) => void
  readonly takePending: () => readonly PendingSound[]
  /** Today's address and loop points of a built-in sound. */
  readonly findSource: (id: string) => SoundSource | undefined
  /** Called when sounds begin to play without a press on this page. */
  readonly onUnpromptedPlay: () => void
}

/** Restores the mix when a listener signs in, and clears it when the listener signs out. */
export const createAccountMix = (deps: AccountMixOptions) => {
  const { mixer, readKept, keep, takePending, findSource, onUnpromptedPlay } = deps
  let signedInAs: string | undefined

  const handleSignIn = (userId: string) => {
    if (signedInAs === userId) return
    signedInAs = userId
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
    if (pending.length > 0) onUnpromptedPlay()
  }

  return {
    follow: (session: Session) => {
      if (session.status === 'signed-in') handleSignIn(session.userId)
      if (session.status !== 'signed-out') return
      if (signedInAs !== undefined) mixer.clear()
      signedInAs = undefined
      // The listener may have signed out before this page loaded its mixer, so a kept mix is deleted
      // here too.
      if (readKept() !== undefined) keep(undefined)
    },
    /** Keeps the mix for the signed-in listener; does nothing for a visitor. */
    remember: () => {
      if (signedInAs !== undefined)
        keep({ userId: signedInAs, mix: toSavedMix(mixer.getSnapshot()) })
    },
  }
}
