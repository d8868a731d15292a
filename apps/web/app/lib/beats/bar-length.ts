import { seconds, type Seconds } from '@dhvani/units'

const BEATS_PER_BAR = 4

/** Bars after which every loop of the library begins again. */
export const WHOLE_CYCLE_BARS = 4

/** @param tempo in beats per minute */
export const barsToSeconds = (bars: number, tempo: number): Seconds =>
  seconds((bars * BEATS_PER_BAR * 60) / tempo)
