import type { Engine } from '../create-engine.ts'
import { createWake, type Wake } from './wake.ts'

export type { Wake } from './wake.ts'

/**
 * Opens a player on the engine's context that wakes a listener. The caller disposes of it.
 *
 * An entry of its own (`@dhvani/audio-engine/wake`), so that only pages that are to wake load it.
 */
export const openWake = (engine: Engine): Wake => engine.addSidePlayer(createWake)
