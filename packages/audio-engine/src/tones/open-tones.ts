import type { Engine } from '../create-engine.ts'
import { createTones, type Tones } from './tones.ts'

export type { Tone } from './sound-tones.ts'
export type { Tones } from './tones.ts'

/**
 * Opens a player of computed tones on the engine's context. The mix pauses while it plays and comes back
 * when it ends. The caller disposes of it.
 *
 * An entry of its own (`@dhvani/audio-engine/tones`), so that only pages that show how a sound is made
 * load it.
 */
export const openTones = (engine: Engine): Tones => engine.addSidePlayer(createTones)
