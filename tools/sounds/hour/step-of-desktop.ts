import type { BuiltInSoundId } from '@dhvani/catalogue'
import { renewalStep } from '../../../apps/web/app/lib/sounds/renewal/economy.ts'

/** A device that nothing is known of counts as a desktop, which renews most often. */
const DESKTOP = {}

/** In every how many rounds the site renews a sound on a desktop, beside others that play. */
export const stepOfDesktop = (id: BuiltInSoundId, playing: number): number =>
  renewalStep(DESKTOP, { id, playing }) ?? Infinity
