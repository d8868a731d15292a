import { m } from '#messages'
import { OWN_SOUND_PREFIX } from '#lib/sounds/own-sounds/own-sound-id.ts'
import { nameInPage } from '#lib/sounds/sound-words.ts'

/** @returns which sounds of a mix were left out and why, or `undefined` */
export const describeMissing = (
  missing: readonly { readonly id: string; readonly name: string }[],
): string | undefined => {
  if (missing.length === 0) return undefined
  const names = missing.map(nameInPage).join(', ')
  return missing.every(({ id }) => id.startsWith(OWN_SOUND_PREFIX))
    ? m.mixes_missing_own({ names })
    : m.mixes_missing({ names })
}
