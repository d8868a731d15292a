import type { Renew } from '@dhvani/audio-engine'
import { loadPart } from '#lib/code/load-part.ts'
import { RIYAZ_SCHEME } from '#lib/riyaz/riyaz-address.ts'

/** Gives a sound that has no file its next cycle, where it has more than one. */
export const renewComputed: Renew = async (need) => {
  if (!need.sound.id.startsWith(RIYAZ_SCHEME)) return undefined
  return (await loadPart(() => import('#lib/riyaz/mix-track/part-tracks.ts'))).renewTrack(need)
}
