import { m } from '#messages'
import { sayOffline } from '#lib/network/unreached-text.ts'

/** @returns a sentence that names the sounds that could not be loaded. Where the browser is offline, a second one says so. */
export const unheardText = (sounds: readonly string[]): string => {
  const names = sounds.join(m.mix_joint())
  return sayOffline(
    sounds.length === 1 ? m.mix_unheard_one({ name: names }) : m.mix_unheard_many({ names }),
  )
}
