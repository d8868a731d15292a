import { renewVoices } from '@dhvani/audio-engine/renewal'
import { getEngine } from '#lib/engine/engine.ts'
import { getHour } from './hour.ts'
import { createRenewal } from './renew-sounds.ts'
import { tellMade } from './unmade-settings.ts'

let isRenewed = false

/** From now on the sounds of the mix that start pass into new periods. */
export const renewMix = (): void => {
  if (isRenewed) return
  isRenewed = true
  getEngine().renewWith(renewVoices(createRenewal(getHour, tellMade)))
}
