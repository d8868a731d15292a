import { createEngine, type Engine } from '@dhvani/audio-engine'

let engine: Engine | undefined

/**
 * The one engine of this page: it lives above the routes, so navigation never touches it. Call it
 * in handlers and effects only; its audio context is opened by the first gesture that plays.
 */
export const getEngine = (): Engine => {
  engine ??= createEngine({
    createContext: () => new AudioContext({ latencyHint: 'playback' }),
  })
  return engine
}

/** @returns the engine if something made it already: for reading during render */
export const findEngine = (): Engine | undefined => engine
