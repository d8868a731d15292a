import type { TrackSnapshot } from '@dhvani/audio-engine'
import { getEngine } from '#lib/engine/engine.ts'

/** The sound of the mix whose card or row has the focus. */
const findFocused = (): TrackSnapshot | undefined => {
  const id = document.activeElement?.closest('[data-track]')?.getAttribute('data-track')
  return getEngine()
    .mixer.getSnapshot()
    .tracks.find(({ sound }) => sound.id === id)
}

export const muteFocused = (): void => {
  const track = findFocused()
  if (track) getEngine().mixer.setMuted(track.sound.id, !track.isMuted)
}

export const soloFocused = (): void => {
  const track = findFocused()
  if (track) getEngine().mixer.setSolo(track.sound.id, !track.isSolo)
}
