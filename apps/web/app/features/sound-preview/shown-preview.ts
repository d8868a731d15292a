import type { PreviewSnapshot } from '@dhvani/audio-engine'
import { CLOSED_PREVIEW } from '@dhvani/audio-engine/snapshots'
import { getEngine } from '#lib/listening/page-engine.ts'
import { createStore, useStore } from '#lib/store/store.ts'

/** How long the dialog waits for the sound, in milliseconds. A person takes a shorter wait for none. */
const SOUND_FIRST_MS = 100

const shown = createStore<PreviewSnapshot>(CLOSED_PREVIEW)
let wait: ReturnType<typeof setTimeout> | undefined

const show = (preview: PreviewSnapshot): void => {
  clearTimeout(wait)
  wait = undefined
  shown.set(preview)
}

const follow = (): void => {
  const preview = getEngine().preview.getSnapshot()
  const isOpening = preview.state === 'loading' && shown.getSnapshot().state === 'closed'
  if (!isOpening) show(preview)
  else wait ??= setTimeout(() => show(getEngine().preview.getSnapshot()), SOUND_FIRST_MS)
}

const subscribe = (onChange: () => void): (() => void) => {
  const ends = [getEngine().preview.subscribe(follow), shown.subscribe(onChange)]
  follow()
  return () => {
    for (const end of ends) end()
  }
}

/**
 * The preview as its dialog shows it. On a slow phone, drawing the dialog holds up the sound by a fifth of a
 * second, so a preview that opens is shown once it plays, or after a moment.
 */
export const useShownPreview = (): PreviewSnapshot =>
  useStore({ subscribe, getSnapshot: shown.getSnapshot }, CLOSED_PREVIEW)
