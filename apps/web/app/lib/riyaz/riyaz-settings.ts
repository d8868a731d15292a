import { parseSettings, RIYAZ_DEFAULTS, type RiyazSettings } from '@dhvani/riyaz'
import { createSavedValue, useSavedValue } from '#lib/store/saved-value.ts'

/** The practice of this device. */
export const riyazSettings = createSavedValue<RiyazSettings>({
  key: 'dhvani.riyaz',
  version: 1,
  fallback: RIYAZ_DEFAULTS,
  parse: (saved) => parseSettings(saved).settings,
})

export const useRiyazSettings = (): RiyazSettings => useSavedValue(riyazSettings)
