import type { Engine } from '@dhvani/audio-engine'

let engine: Engine | undefined

/** @returns the engine if something made it already: for reading during render, and for silence */
export const findEngine = (): Engine | undefined => engine

export const keepEngine = (made: Engine): Engine => {
  engine = made
  return made
}
