import { m } from '#messages'
import { getEngine } from '#lib/engine/engine.ts'
import { startSound } from '#lib/engine/start-sound.ts'
import { showToast } from '#lib/page/toasts.ts'
import { keepPendingSounds } from '#lib/session/pending-sound.ts'
import { getSession } from '#lib/session/session.ts'
import { findAvailableSound, sourceOf } from '#lib/sounds/sound-sources.ts'
import type { MixPart } from './parse-mix.ts'

/** Adds to the mix; what is in it already takes the new volume. */
export const startMix = (
  parts: readonly MixPart[],
  { goToSignIn }: { readonly goToSignIn: () => void },
): void => {
  if (getSession().status !== 'signed-in') {
    keepPendingSounds(parts)
    goToSignIn()
    return
  }
  const { mixer, preview } = getEngine()
  preview.close()
  void startSound()
  for (const { id, volume } of parts) {
    const sound = findAvailableSound(id)
    if (sound) mixer.add(sourceOf(sound), volume)
  }
  showToast({ title: m.try_mix_done() })
}
