import { createBeatbox } from './beatbox.ts'
import type { Beatbox, BeatboxOptions } from './beatbox-types.ts'
import type { Engine } from './engine-types.ts'

/**
 * Opens the beatbox on the engine's own context. The mix pauses while it plays and comes back when
 * it pauses. Whoever opens it disposes of it.
 *
 * An entry of its own (`@dhvani/audio-engine/beatbox`): a page that only mixes never loads it.
 */
export const openBeatbox = (engine: Engine, options: BeatboxOptions): Beatbox =>
  engine.seat((stage) => createBeatbox({ ...options, ...stage }))
