import { createPlayingCount, renewalStep, type Asking, type Device } from './economy.ts'

type WholeWish = Pick<Asking, 'id'> & {
  /** As in `SoundSource.setting`. */
  readonly setting: string | undefined
  /** Number of the period in the hour. */
  readonly index: number
}

/**
 * Decides which whole periods are rendered. A short one repeats every few seconds, so a whole one follows it
 * on any device that has the memory: out of turn, and also while the device saves power.
 */
export const createTurns = (device: Device) => {
  const countPlaying = createPlayingCount()
  /** The settings that are heard as a short period alone, by the id of the sound. */
  const short = new Map<string, string>()

  return {
    noteShort(id: string, setting: string) {
      short.set(id, setting)
    },

    /** A period of an earlier setting may come after the short one of the next. */
    noteWhole(id: string, setting: string | undefined) {
      if (short.get(id) === setting) short.delete(id)
    },

    async isTurn(
      { id, setting, index }: WholeWish,
      savesPower: () => Promise<boolean>,
    ): Promise<boolean> {
      const step = renewalStep(device, { id, playing: countPlaying(id) })
      if (!step) return false
      if (setting !== undefined && short.get(id) === setting) return true
      return index % step === 0 && !(await savesPower())
    },
  }
}
