import { m } from '#messages'
import { sayOffline } from '#lib/page/unreached-text.ts'

/** @returns which sounds of a mix could not be loaded, by their names, and that the browser is offline where it is */
export const unheardText = (sounds: readonly string[]): string => {
  const names = sounds.join(m.mix_joint())
  return sayOffline(
    sounds.length === 1 ? m.mix_unheard_one({ name: names }) : m.mix_unheard_many({ names }),
  )
}
