import type { Unit } from './unit.ts'

/** A fader position or a share as people read it: 0 to 100. */
export type Percent = Unit<'percent'>

export const percent = (value: number): Percent => value as Percent
