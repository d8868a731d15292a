export { beatsPerMinute, beatsToSeconds, type BeatsPerMinute } from './beats-per-minute.ts'
export {
  decibels,
  decibelsToGain,
  gain,
  gainToDecibels,
  type Decibels,
  type Gain,
} from './decibels.ts'
export { hertz, type Hertz } from './hertz.ts'
export { lufs, type Lufs } from './lufs.ts'
export { percent, type Percent } from './percent.ts'
export { hours, milliseconds, minutes, seconds, type Seconds } from './seconds.ts'
export { seededRandom, type Random } from './seeded-random.ts'
export type { Unit } from './unit.ts'
