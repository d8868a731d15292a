import type { Engine } from '@dhvani/audio-engine'

let engine: Engine | undefined

/** @returns the engine, if it was created already: for reading in a render, and for stopping it */
export const findEngine = (): Engine | undefined => engine

/** For `getEngine`, which creates the engine. */
export const setEngine = (created: Engine): void => {
  engine = created
}
