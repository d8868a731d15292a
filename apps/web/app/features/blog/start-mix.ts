import { m } from '#messages'
import { getEngine } from '#lib/engine/engine.ts'
import { startSound } from '#lib/engine/start-sound.ts'
import { showToast } from '#lib/page/toasts.ts'
import { signInFirst, type Navigate } from '#lib/session/sign-in-first.ts'
import { findAvailableSound, sourceOf } from '#lib/sounds/sound-sources.ts'
import type { MixPart } from './parse-mix.ts'

const addParts = (parts: readonly MixPart[]): void => {
  const { mixer, preview } = getEngine()
  preview.close()
  void startSound()
  for (const { id, volume } of parts) {
    const sound = findAvailableSound(id)
    if (sound) mixer.add(sourceOf(sound), volume)
  }
  showToast({ title: m.try_mix_done() })
}

/** Adds an article's mix. A sound that is in the listener's mix already gets the new volume. */
export const startMix = (parts: readonly MixPart[], navigate: Navigate): void =>
  signInFirst({ wanted: parts, navigate }, () => addParts(parts))
