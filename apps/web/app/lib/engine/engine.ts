import { createEngine, type Engine } from '@dhvani/audio-engine'
import { fetchSound } from './fetch-sound.ts'
import { findEngine, keepEngine } from './made-engine.ts'

export { findEngine } from './made-engine.ts'

/**
 * The one engine of this page: it lives above the routes, so navigation never touches it. Call it
 * in handlers and effects only; its audio context is opened by the first gesture that plays.
 */
export const getEngine = (): Engine =>
  findEngine() ??
  keepEngine(
    createEngine({
      fetch: fetchSound,
      createContext: () => new AudioContext({ latencyHint: 'playback' }),
    }),
  )
