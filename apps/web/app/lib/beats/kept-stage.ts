import type { Beatbox, SavedBeat } from '@dhvani/audio-engine'
import { createSavedValue } from '#lib/store/saved-value.ts'
import { parseBeat } from '@dhvani/share-links/beat-schema'
import { findPassingTitle, isAsOpened, stageTitle } from './stage-title.ts'

const keptStage = createSavedValue<SavedBeat | undefined>({
  key: 'dhvani.stage',
  version: 1,
  fallback: undefined,
  parse: parseBeat,
})

/**
 * Brings back the beat that was on stage when the page was left, paused, and keeps every change. A link's
 * beat over the listener's own is kept once they change it: until then a reload, or another tab, has the own.
 */
export const keepStage = (beatbox: Beatbox): void => {
  const kept = keptStage.get()
  if (kept) beatbox.restore(kept)
  let last = JSON.stringify(kept)
  beatbox.subscribe(() => {
    const beat = beatbox.save()
    const text = JSON.stringify(beat)
    // Playing and loading change the snapshot, not the beat.
    if (text === last) return
    const passing = findPassingTitle()
    if (passing && isAsOpened(passing, beat)) return
    last = text
    keptStage.set(beat)
    if (passing) stageTitle.set(passing)
    // What comes onto an empty stage is another beat.
    if (beat.slots.length === 0) stageTitle.set(undefined)
  })
}
