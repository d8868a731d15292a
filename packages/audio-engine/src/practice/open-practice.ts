import type { Engine } from '../create-engine.ts'
import { createPractice, type Practice } from './practice.ts'

export { createPracticeBus, type PracticePart } from './practice-bus.ts'
export type { Practice, PracticePlan, PracticeSnapshot } from './practice.ts'
export { createStrikeQueue, type Strike } from './strike-queue.ts'

/**
 * Opens the player of the practice room on the engine's context. The mix pauses while it plays and comes back
 * when both of its parts have stopped. The caller disposes of it.
 *
 * @param onPaused called when the engine has paused it, and not when a part is stopped
 *
 * An entry of its own (`@dhvani/audio-engine/practice`), so that other pages do not load it.
 */
export const openPractice = (engine: Engine, onPaused = () => {}): Practice =>
  engine.addSidePlayer((context) => createPractice(context, onPaused))
