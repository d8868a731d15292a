import { m } from '#messages'
import { addMix, playMix, type NextMix, type PlayResult } from '#lib/mixes/play-mix.ts'
import { showToast } from '#lib/notices/toasts.ts'
import { OWN_SOUND_PREFIX } from '#lib/sounds/own-sounds/own-sound-id.ts'
import { nameInPage } from '#lib/sounds/sound-words.ts'

/** @returns which sounds were left out and why, or `undefined` */
const describeMissing = (missing: PlayResult['missing']): string | undefined => {
  if (missing.length === 0) return undefined
  const names = missing.map(nameInPage).join(', ')
  return missing.every(({ id }) => id.startsWith(OWN_SOUND_PREFIX))
    ? m.mixes_missing_own({ names })
    : m.mixes_missing({ names })
}

const describeUnset = (unset: PlayResult['unset']): string | undefined =>
  unset.length > 0 ? m.mixes_unset({ names: unset.map(nameInPage).join(', ') }) : undefined

const showOpened = (
  title: string,
  { missing, unset, offer, isPlaying }: PlayResult,
  more?: string,
): void => {
  const left = [more, describeMissing(missing), describeUnset(unset)].filter(Boolean).join(' ')
  const description = left && { description: left }
  if (isPlaying) showToast({ title, ...description, ...offer })
  else showToast({ title: m.mixes_nothing_found(), variant: 'destructive', ...description })
}

/** Plays a mix in place of the one that is there; call it inside the press. A toast brings that back. */
export const openMix = async (next: NextMix): Promise<void> =>
  showOpened(
    m.mixes_opened({ name: next.name }),
    await playMix(next),
    next.since === undefined ? undefined : m.mixes_together_text(),
  )

/** Adds a mix to the one that is there; call it inside the press. A toast takes it back. */
export const addToMine = async (added: NextMix): Promise<void> =>
  showOpened(m.mixes_added({ name: added.name }), await addMix(added))
