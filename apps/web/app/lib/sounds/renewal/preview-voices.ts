import { renewVoices } from '@dhvani/audio-engine/renewal'
import { getHour } from './hour.ts'
import { createRenewal } from './renew-sounds.ts'

/** A setting that the listener chooses for the mix meanwhile is made before those of the preview. */
const AFTER_THE_MIX_MS = 10_000

/**
 * Makes voices for the preview of a mix. Each sound passes into a short period of its setting and stays with
 * it: the preview is over before a whole one is needed.
 *
 * @param seed of the hour that a link names; without it the hour of this visit plays
 */
export const previewVoices = (seed: number | undefined) => {
  const hour = seed === undefined ? undefined : { seed }
  // The dock tells of the settings of the mix, not of those of a preview.
  const renew = createRenewal(
    () => hour ?? getHour(),
    () => undefined,
    AFTER_THE_MIX_MS,
  )
  return renewVoices((need) =>
    need.urgency === 'chosen' ? renew(need) : Promise.resolve(undefined),
  )
}
