import { seconds, type Seconds } from './seconds.ts'
import type { Unit } from './unit.ts'

/** Tempo, in beats (matras of the basic pulse) per minute. */
export type BeatsPerMinute = Unit<'beats-per-minute'>

export const beatsPerMinute = (value: number): BeatsPerMinute => value as BeatsPerMinute

/** The length of so many beats at a tempo. */
export const beatsToSeconds = (beats: number, tempo: BeatsPerMinute): Seconds =>
  seconds((beats * 60) / tempo)
