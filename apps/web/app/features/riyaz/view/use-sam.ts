import { useEffect } from 'react'
import { useViewSettings } from '#lib/riyaz/view-settings.ts'

/** Long enough to be felt on a leg, in milliseconds. */
const SHAKE_MS = 70

/**
 * Tells of sam as this device is set to. At the fastest tempo the shortest tala has 2.5 sams a second (taals.test.ts holds
 * them under three); more than three flashes a second may harm (WCAG 2.2, 2.3.1).
 *
 * @returns whether the place of the wheel is lit now
 */
export const useSam = (matra: number | undefined): boolean => {
  const { lightsSam, shakesSam } = useViewSettings()
  const isSam = matra === 0
  useEffect(() => {
    if (isSam && shakesSam && 'vibrate' in navigator) navigator.vibrate(SHAKE_MS)
  }, [isSam, shakesSam])
  return isSam && lightsSam
}
