import type { Period, PeriodWish, Renew } from '@dhvani/audio-engine'
import { SOUND_LOUDNESS } from '@dhvani/catalogue'
import { seconds } from '@dhvani/units'
import { creditOf, findAvailableSound } from '../sound-sources.ts'
import { createPeriodQueue } from './create-period-queue.ts'
import { renewalStep, savesPower, type Battery, type Device } from './economy.ts'

/** Recipes are tuned for these rates; at any other the browser resamples. */
const RATES: readonly number[] = [44_100, 48_000]

type Powered = Navigator & { readonly getBattery?: () => Promise<Battery> }

const createWorker = () =>
  new Worker(new URL('./period.worker.ts', import.meta.url), { type: 'module' })

/**
 * Renders the next periods of the built-in sounds in a worker, which is loaded at the first wish.
 * Imported recordings have no recipe, and loop as they do.
 *
 * @param hour all seeds come from this integer
 */
export const createRenewal = (hour: number): Renew => {
  const queue = createPeriodQueue({ createWorker, report: reportError })
  const device: Device = navigator
  const wishes = new Map<string, number>()

  /** Counts every wish, also one that fails, so that all listeners of an hour have the same number. */
  const countWish = (id: string): number => {
    const count = (wishes.get(id) ?? 0) + 1
    wishes.set(id, count)
    return count
  }

  const render = async ({ sound, sampleRate: wished, due }: PeriodWish) => {
    const builtIn = findAvailableSound(sound.id)
    if (!builtIn || creditOf(builtIn)) return undefined
    const index = countWish(sound.id)
    const step = renewalStep(device)
    if (!step || index % step > 0) return undefined
    if (savesPower(document.hidden, await (navigator as Powered).getBattery?.())) return undefined
    const { file, isTexture } = builtIn
    const sampleRate = RATES.includes(wished) ? wished : 44_100
    const targetLufs = SOUND_LOUDNESS[file].target
    const answer = await queue.ask(
      { file, hour, sound: sound.id, index, sampleRate, targetLufs, isTexture },
      1000 * due,
    )
    if (!answer || 'fault' in answer) return undefined
    const { channels, passage } = answer
    const length = channels[0]?.length ?? 0
    const buffer = new AudioBuffer({ length, numberOfChannels: channels.length, sampleRate })
    for (const [index, samples] of channels.entries()) buffer.copyToChannel(samples, index)
    return { buffer, passage: seconds(passage) } satisfies Period
  }

  return async (wish) => {
    try {
      return await render(wish)
    } catch (reason) {
      // Most likely there is no memory for the period.
      reportError(reason)
      return undefined
    }
  }
}
