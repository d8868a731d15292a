import type { Mixer, Preview, SoundSource } from '@dhvani/audio-engine'
import type { PendingSound } from '#lib/session/pending-sound.ts'
import type { Session } from '#lib/session/session.ts'

type AddToMix = {
  readonly mixer: Pick<Mixer, 'add'>
  readonly preview: Pick<Preview, 'close'>
  readonly session: Session
  readonly keepPending: (pending: PendingSound) => void
  readonly goToSignIn: () => void
}

/**
 * Adding stops the preview and closes its dialog. A visitor who is not signed in goes to sign in,
 * and the sound waits for them.
 */
export const addToMix = (sound: SoundSource, volume: number, deps: AddToMix): void => {
  const { mixer, preview, session, keepPending, goToSignIn } = deps
  preview.close()
  if (session.status === 'signed-in') {
    mixer.add(sound, volume)
    return
  }
  keepPending({ id: sound.id, volume })
  goToSignIn()
}
