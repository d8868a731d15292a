import { m } from '#messages'
import { describeMissing } from '#lib/mixes/describe-missing.ts'
import { togetherText } from '#lib/mixes/hear-together.ts'
import { addMix, playMix, type NextMix, type PlayResult } from '#lib/mixes/play-mix.ts'
import { showToast } from '#lib/notices/toasts.ts'
import { nameInPage } from '#lib/sounds/sound-words.ts'

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
    next.since === undefined ? undefined : togetherText(),
  )

/** Adds a mix to the one that is there; call it inside the press. A toast takes it back. */
export const addToMine = async (added: NextMix): Promise<void> =>
  showOpened(m.mixes_added({ name: added.name }), await addMix(added))
