import type { Urgency } from '@dhvani/audio-engine'
import { createPlayingCount, renewalStep, type Asking, type Device } from './economy.ts'

type WholeNeed = Pick<Asking, 'id'> & {
  readonly urgency: Urgency
  /** Number of the period in the hour. */
  readonly index: number
}

/**
 * Decides which whole periods are rendered: to save power, a slow device renders only every so many. A stand-in or a short period repeats every few seconds. A whole period
 * follows it at once on a device with enough memory, even if it is not its turn or the device saves power.
 */
export const createTurns = (device: Device) => {
  const countPlaying = createPlayingCount()
  return async (
    { id, urgency, index }: WholeNeed,
    savesPower: () => Promise<boolean>,
  ): Promise<boolean> => {
    const step = renewalStep(device, { id, playing: countPlaying(id) })
    if (!step) return false
    return urgency === 'standing-in' || (index % step === 0 && !(await savesPower()))
  }
}
