import type { MixSnapshot, PlayableMix, SoundSource } from '@dhvani/audio-engine'
import { toPlayableMix } from '#lib/mixes/playable-mix.ts'
import { atPosition } from '#lib/sounds/at-position.ts'
import type { Session } from '#lib/session/session.ts'
import type { Wish } from '#lib/session/tab-wish.ts'
import type { StoredMix } from './stored-mix.ts'

type AccountMixOptions = {
  readonly mixer: {
    getSnapshot(): MixSnapshot
    restore(saved: PlayableMix): void
    add(sound: SoundSource, volume: number): void
    clear(): void
  }
  readonly readKept: () => StoredMix | undefined
  readonly keep: (kept: StoredMix | undefined) => void
  /** Keeps the mix for a way back where the listener tries another one already; false where not. */
  readonly setAsideIfTrying: (kept: PlayableMix) => boolean
  /** What the listener asked for before signing in, once. */
  readonly takeWish: () => Wish
  /** Today's address and loop points of a built-in sound. */
  readonly findSource: (id: string, setting: string | undefined) => SoundSource | undefined
  /** Called when sounds begin to play without a press on this page. */
  readonly onUnpromptedPlay: (sounds: readonly SoundSource[]) => void
  /** Called when the listener asked for a whole mix. */
  readonly onWishedMix: (code: string) => void
}

/**
 * Restores the mix when a listener signs in, and clears the mixer when the session ends. Signing out also
 * forgets the kept mix. Where the session ended by itself, the listener's next sign-in brings it back.
 */
export const createAccountMix = (deps: AccountMixOptions) => {
  const { mixer, readKept, keep, setAsideIfTrying, takeWish } = deps
  const { findSource, onUnpromptedPlay, onWishedMix } = deps
  let signedInAs: string | undefined

  /** Keeps the mix for the signed-in listener; does nothing for a visitor. */
  const remember = () => {
    if (signedInAs !== undefined)
      keep({ userId: signedInAs, mix: toPlayableMix(mixer.getSnapshot()) })
  }

  const handleSignIn = (userId: string) => {
    if (signedInAs === userId) return
    if (signedInAs !== undefined) {
      // Another tab put this account in the place of the one before, whose sounds are not this one's.
      signedInAs = undefined
      mixer.clear()
    }
    signedInAs = userId
    const kept = readKept()
    // The listener may have added sounds before this code arrived.
    const addedBefore = mixer.getSnapshot().tracks
    if (kept?.userId === userId && !setAsideIfTrying(kept.mix)) {
      mixer.restore({
        ...kept.mix,
        tracks: kept.mix.tracks.map((track) => ({
          ...track,
          sound: atPosition(
            findSource(track.sound.id, track.sound.setting) ?? track.sound,
            track.sound.position,
          ),
        })),
      })
      for (const { sound, volume } of addedBefore) mixer.add(sound, volume)
    }
    if (addedBefore.length > 0) remember()
    const { sounds, mixCode } = takeWish()
    const wished = sounds.flatMap(({ id, volume, source, setting }) => {
      const sound = findSource(id, setting) ?? source
      return sound ? [{ sound, volume }] : []
    })
    for (const { sound, volume } of wished) mixer.add(sound, volume)
    if (wished.length > 0) onUnpromptedPlay(wished.map(({ sound }) => sound))
    if (mixCode !== undefined) onWishedMix(mixCode)
  }

  return {
    follow: (session: Session) => {
      if (session.status === 'signed-in') handleSignIn(session.userId)
      if (session.status !== 'signed-out') return
      const wasSignedIn = signedInAs !== undefined
      // From here on nothing is kept: the emptied mixer must not take the place of the mix.
      signedInAs = undefined
      if (wasSignedIn) mixer.clear()
      if (session.isChosen) keep(undefined)
    },
    remember,
  }
}
