import { MIXES_KEY, MIXES_MARK } from '#lib/mixes/mixes-mark.ts'
import { deviceStorage } from '#lib/store/browser-storage.ts'
import './strip.css'

/** As high as the strip with mixes. */
export const STRIP_PLACE = 'mix-room mix-place'

/** Whether this browser knows of saved mixes. */
export const areMixesKept = (): boolean => {
  try {
    return new RegExp(MIXES_MARK).test(deviceStorage().getItem(MIXES_KEY) ?? '')
  } catch {
    return false
  }
}

/** Keeps the strip's room, where this browser knows of mixes, until they are read. */
export const StripPlace = () => (areMixesKept() ? <div className={STRIP_PLACE} /> : null)
