import { createTapTempo } from '@dhvani/riyaz'
import { changeNumber } from './change-settings.ts'

const taps = createTapTempo()

/** A tap on the button or on B. @param at milliseconds of the event's own clock */
export const tapTempo = (at: number): void => {
  const tempo = taps.tap(at / 1000)
  if (tempo !== undefined) changeNumber('tempo', tempo)
}
