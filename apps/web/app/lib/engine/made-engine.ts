import type { Engine } from '@dhvani/audio-engine'

let engine: Engine | undefined

/** @returns the engine, if it was created already: for reading in a render, and for stopping it */
export const findEngine = (): Engine | undefined => engine

export const keepEngine = (made: Engine): Engine => {
  engine = made
  return made
}
