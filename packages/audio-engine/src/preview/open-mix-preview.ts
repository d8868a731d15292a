import type { Engine } from '../create-engine.ts'
import { createMixPreview, type MixPreview } from './mix-preview.ts'

export type { MixPreview } from './mix-preview.ts'

/**
 * Opens a preview of whole mixes on the engine's context. The mix pauses while it plays and comes back
 * when it ends. The caller disposes of it.
 *
 * An entry of its own (`@dhvani/audio-engine/mix-preview`), so that only pages that preview a mix load it.
 */
export const openMixPreview = (engine: Engine): MixPreview => engine.addSidePlayer(createMixPreview)
