import type { Engine, Renew } from '@dhvani/audio-engine'
import { renewVoices } from '@dhvani/audio-engine/renewal'
import { findSettable } from '../sound-sources.ts'
import { getHour } from './hour.ts'
import { createRenewal } from './renew-sounds.ts'
import { readSharedHour } from './shared-hours.ts'
import { noteSettingOutcome } from './unmade-settings.ts'

let isRenewed = false
let renewComputed: Renew | undefined

/**
 * From now on the sounds that start in the mix of the page's engine pass into new periods.
 *
 * @param computed gives those of sounds that have no file, from now on
 */
export const renewMix = (engine: Pick<Engine, 'renewWith'>, computed?: Renew): void => {
  renewComputed = computed ?? renewComputed
  if (isRenewed) return
  isRenewed = true
  const renewSound = createRenewal(getHour, noteSettingOutcome)
  const renew: Renew = async (need) =>
    findSettable(need.sound.id) ? renewSound(need) : renewComputed?.(need)
  engine.renewWith(renewVoices(renew, readSharedHour))
}
