import { createPlayingCount, renewalStep, type Asking, type Device } from './economy.ts'

type WholeWish = Pick<Asking, 'id'> & {
  /** Whether something short plays, over and over, until a whole period comes. */
  readonly isPressing: boolean
  /** Number of the period in the hour. */
  readonly index: number
}

/**
 * Decides which whole periods are rendered. What is short repeats every few seconds, so a whole one follows
 * it on any device that has the memory: out of turn, and also while the device saves power.
 */
export const createTurns = (device: Device) => {
  const countPlaying = createPlayingCount()
  return async (
    { id, isPressing, index }: WholeWish,
    savesPower: () => Promise<boolean>,
  ): Promise<boolean> => {
    const step = renewalStep(device, { id, playing: countPlaying(id) })
    if (!step) return false
    return isPressing || (index % step === 0 && !(await savesPower()))
  }
}
