import type { Period, PeriodWish, Renew } from '@dhvani/audio-engine'
import { parseSettingCode, type BuiltInSound, type Setting } from '@dhvani/catalogue'
import { seconds } from '@dhvani/units'
import { findSettable } from '../sound-sources.ts'
import { renewalStep, savesPower, type Battery, type Device } from './economy.ts'
import { askInTime, askSoon } from './period-queues.ts'
import { requestOf } from './period-request.ts'
import type { PeriodAnswer } from './period-protocol.ts'
import { tellUnmade } from './unmade-settings.ts'

type Powered = Navigator & { readonly getBattery?: () => Promise<Battery> }

type Wanted = { readonly wish: PeriodWish; readonly sound: BuiltInSound; readonly setting: Setting }

const findWanted = (wish: PeriodWish): Wanted | undefined => {
  const sound = findSettable(wish.sound.id)
  const setting = sound && parseSettingCode(sound.id, wish.sound.setting ?? '')
  return sound && setting ? { wish, sound, setting } : undefined
}

const toPeriod = (answer: PeriodAnswer | undefined, sampleRate: number): Period | undefined => {
  if (!answer || 'fault' in answer) return undefined
  const { channels, passage } = answer
  const length = channels[0]?.length ?? 0
  const buffer = new AudioBuffer({ length, numberOfChannels: channels.length, sampleRate })
  for (const [index, samples] of channels.entries()) buffer.copyToChannel(samples, index)
  return { buffer, passage: seconds(passage) }
}

/**
 * Renders the next periods of the built-in sounds in a worker, which is loaded at the first wish.
 * Imported recordings have no recipe, and loop as they do.
 *
 * @param hour all seeds come from this integer
 */
export const createRenewal = (hour: number): Renew => {
  const device: Device = navigator
  const wishes = new Map<string, number>()
  /** Sounds that play a short period: the whole one that follows does not wait for its turn. */
  const short = new Set<string>()

  /** Counts every wish, also one that fails, so that all listeners of an hour have the same number. */
  const countWish = (id: string): number => {
    const count = (wishes.get(id) ?? 0) + 1
    wishes.set(id, count)
    return count
  }

  const renderSoon = async ({ wish, sound, setting }: Wanted) => {
    const request = requestOf(sound, { ...wish, hour, setting, index: 0 })
    const period = toPeriod(await askSoon(request), request.sampleRate)
    if (period) short.add(sound.id)
    return period
  }

  const renderInTime = async ({ wish, sound, setting }: Wanted) => {
    const index = countWish(sound.id)
    const isShort = short.delete(sound.id)
    const step = renewalStep(device)
    if (!step || (index % step > 0 && !isShort)) return undefined
    if (savesPower(document.hidden, await (navigator as Powered).getBattery?.())) return undefined
    const request = requestOf(sound, { ...wish, hour, setting, index })
    return toPeriod(await askInTime(request, 1000 * wish.due), request.sampleRate)
  }

  const render = (wish: PeriodWish) => {
    const wanted = findWanted(wish)
    if (!wanted) return undefined
    return wish.isSoon ? renderSoon(wanted) : renderInTime(wanted)
  }

  return async (wish) => {
    const tell = (period: Period | undefined) => {
      if (wish.isSoon || (period && wish.sound.setting)) tellUnmade(wish.sound.id, !period)
      return period
    }
    try {
      return tell(await render(wish))
    } catch (reason) {
      // Most likely there is no memory for the period.
      reportError(reason)
      return tell(undefined)
    }
  }
}
