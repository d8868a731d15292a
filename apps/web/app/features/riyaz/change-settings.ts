import { createTapTempo, RIYAZ_LIMITS, type NumberField, type RiyazSettings } from '@dhvani/riyaz'
import { riyazSettings } from '#lib/riyaz/riyaz-settings.ts'

export const changeSettings = (change: Partial<RiyazSettings>): void =>
  riyazSettings.set({ ...riyazSettings.get(), ...change })

/** Sets a number, as near to the wish as its limits let it be. */
export const changeNumber = (field: NumberField, wish: number): void => {
  const [least, most] = RIYAZ_LIMITS[field]
  changeSettings({ [field]: Math.min(most, Math.max(least, Math.round(wish))) })
}

const taps = createTapTempo()

/** A tap on the button or on B. @param at milliseconds of the event's own clock */
export const tapTempo = (at: number): void => {
  const tempo = taps.tap(at / 1000)
  if (tempo !== undefined) changeNumber('tempo', tempo)
}
