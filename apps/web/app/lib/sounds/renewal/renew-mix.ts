import type { Engine } from '@dhvani/audio-engine'
import { renewVoices } from '@dhvani/audio-engine/renewal'
import { getHour } from './hour.ts'
import { createRenewal } from './renew-sounds.ts'
import { readSharedHour } from './shared-hours.ts'
import { noteSettingOutcome } from './unmade-settings.ts'

let isRenewed = false

/** From now on the sounds that start in the mix of the page's engine pass into new periods. */
export const renewMix = (engine: Pick<Engine, 'renewWith'>): void => {
  if (isRenewed) return
  isRenewed = true
  engine.renewWith(renewVoices(createRenewal(getHour, noteSettingOutcome), readSharedHour))
}
