import type { Unit } from './unit.ts'

/** A level relative to full scale or to another level, in decibels (20 log10 of amplitude). */
export type Decibels = Unit<'decibels'>

/** A linear amplitude factor; 1 leaves a signal as it is, 0 silences it. */
export type Gain = Unit<'gain'>

export const decibels = (value: number): Decibels => value as Decibels
export const gain = (value: number): Gain => value as Gain

/** 10^(level / 20); `-Infinity` dB gives exactly 0. */
export const decibelsToGain = (level: Decibels): Gain => gain(10 ** (level / 20))

/** 20 log10 |factor|; a gain of 0 gives `-Infinity` dB. */
export const gainToDecibels = (factor: Gain): Decibels =>
  decibels(20 * Math.log10(Math.abs(factor)))
