import { renewVoices } from '@dhvani/audio-engine/renewal'
import { getHour } from './hour.ts'
import { createRenewal } from './renew-sounds.ts'

/**
 * Voices of a preview. A sound passes into a short period of its setting and stays with it: a preview is over
 * before a whole one is needed.
 *
 * @param seed of the hour that a link asks for
 */
export const previewVoices = (seed: number | undefined) => {
  const hour = seed === undefined ? undefined : { seed }
  const renew = createRenewal(() => hour ?? getHour())
  return renewVoices((wish) => (wish.isSoon ? renew(wish) : Promise.resolve(undefined)))
}
