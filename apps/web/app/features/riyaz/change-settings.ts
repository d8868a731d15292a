import { RIYAZ_LIMITS, type NumberField, type RiyazSettings } from '@dhvani/riyaz'
import { riyazSettings } from '#lib/riyaz/riyaz-settings.ts'

export const changeSettings = (change: Partial<RiyazSettings>): void =>
  riyazSettings.set({ ...riyazSettings.get(), ...change })

/** Sets a number, as near to the wish as its limits let it be. */
export const changeNumber = (field: NumberField, wish: number): void => {
  const [least, most] = RIYAZ_LIMITS[field]
  changeSettings({ [field]: Math.min(most, Math.max(least, Math.round(wish))) })
}
