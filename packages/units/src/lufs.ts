import type { Unit } from './unit.ts'

/** Loudness relative to full scale, K-weighted and gated, in LUFS (ITU-R BS.1770-4). */
export type Lufs = Unit<'lufs'>

export const lufs = (value: number): Lufs => value as Lufs
