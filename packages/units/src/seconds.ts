import type { Unit } from './unit.ts'

/** A length or a point of time, in seconds. */
export type Seconds = Unit<'seconds'>

export const seconds = (value: number): Seconds => value as Seconds
export const milliseconds = (value: number): Seconds => seconds(value / 1000)
export const minutes = (value: number): Seconds => seconds(value * 60)
export const hours = (value: number): Seconds => minutes(value * 60)
