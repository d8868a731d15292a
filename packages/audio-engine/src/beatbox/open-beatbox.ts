import { createBeatbox } from './beatbox.ts'
import type { Beatbox, BeatboxOptions } from './beatbox-types.ts'
import type { Engine } from '../create-engine.ts'

export { isAudible } from './beat-state.ts'

/**
 * Opens a beatbox on the engine's context. The mix pauses while the beatbox plays and comes back when
 * it pauses. The caller disposes of it.
 *
 * An entry of its own (`@dhvani/audio-engine/beatbox`), so that pages without a beatbox do not load
 * it.
 */
export const openBeatbox = (engine: Engine, options: BeatboxOptions): Beatbox =>
  engine.addSidePlayer((context) => createBeatbox({ ...options, ...context }))
