import type { Unit } from './unit.ts'

/** A frequency or a sample rate, in cycles (samples) per second. */
export type Hertz = Unit<'hertz'>

export const hertz = (value: number): Hertz => value as Hertz
