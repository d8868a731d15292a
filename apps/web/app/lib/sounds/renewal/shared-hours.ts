import { createSharedHour, type SharedHour } from '@dhvani/audio-engine/shared-hour'
import { getHour, type Hour } from './hour.ts'

const clocks = new WeakMap<Hour, SharedHour>()

/** @returns the hour that plays now on the clocks of audio contexts, if this page hears it together with others */
export const readSharedHour = (): SharedHour | undefined => {
  const hour = getHour()
  const { since } = hour
  if (since === undefined) return undefined
  const clock = clocks.get(hour) ?? createSharedHour(() => Date.now() / 1000 - since)
  clocks.set(hour, clock)
  return clock
}
