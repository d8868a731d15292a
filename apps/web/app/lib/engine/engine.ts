import { createEngine, type Engine } from '@dhvani/audio-engine'
import { holdPageWhile } from '#lib/page/page-hold.ts'
import { fetchSound } from './fetch-sound.ts'
import { findEngine, setEngine } from './current-engine.ts'
import { giveStandIn } from './stand-in.ts'

/**
 * @returns the one engine of this page, which lives above the routes: navigation never touches it.
 *   Call this in handlers and effects only. The first gesture that plays opens its audio context.
 */
export const getEngine = (): Engine => {
  const current = findEngine()
  if (current) return current
  const created = createEngine({
    fetch: fetchSound,
    giveStandIn,
    createContext: () => new AudioContext({ latencyHint: 'playback' }),
  })
  setEngine(created)
  holdPageWhile(
    () => created.mixer.getSnapshot().isPlaying || created.preview.getSnapshot().state !== 'closed',
  )
  return created
}
