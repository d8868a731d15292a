import type { BuiltInSoundId } from '@dhvani/catalogue'
import { hasMemoryForPeriods } from './memory.ts'

/** What browsers tell about a device; each only where it does. */
export type Device = {
  readonly hardwareConcurrency?: number
  /** In gigabytes; Chromium alone has it. */
  readonly deviceMemory?: number
}

/** `BatteryManager` of the Battery Status API, which Chromium alone has. */
export type Battery = { readonly charging: boolean; readonly level: number }

/** Phones begin to save power here by themselves. */
const LOW_BATTERY = 0.2

/** A small device renews at most every third period. */
const SMALL_DEVICE_STEP = 3

/**
 * Percent of one core that a new period in every round of a sound takes: processor time of all of Chromium 156 on two cores of an AMD EPYC,
 * each period in a new worker, the least of three (docs/decisions/313-signals-in-used-memory.md). It tells how dear sounds are beside each other. A new recipe needs a
 * new number.
 */
export const RENDER_LOAD: Readonly<Record<BuiltInSoundId, number>> = {
  rain: 3.6,
  'rain-thunder': 11,
  'sea-waves': 4.8,
  'river-flowing': 3.8,
  breeze: 5.2,
  'coffee-shop': 5.4,
  'indian-traffic': 11.1,
  train: 7.3,
  'koel-singing': 4,
  'morning-birds': 5,
  'asmr-kiss': 3.4,
  'high-frequency': 4.1,
}

/**
 * Percent of one core that the renewals of one sound, of two and of three or more may take together. The loops of three take 2.6 % themselves,
 * and 8 % are what such a mix may take.
 */
const MOST_LOAD = [8, 6.7, 5.4] as const
const SHARED_BY = MOST_LOAD.length

/** What each of three sounds may take, in percent of one core. */
export const THIRD_OF_LOAD = MOST_LOAD[2] / SHARED_BY

/** A sound that plays asks once in a round, and the longest round is 96 s. */
const PLAYED_WITHIN_MS = 200_000

/** @returns a function that takes the id of a sound that asks, and tells how many play */
export const createPlayingCount = (now: () => number = () => performance.now()) => {
  const asked = new Map<string, number>()
  return (id: string): number => {
    asked.set(id, now())
    for (const [other, at] of asked) if (at < now() - PLAYED_WITHIN_MS) asked.delete(other)
    return asked.size
  }
}

/** A sound that asks for a period. */
export type Asking = {
  readonly id: BuiltInSoundId
  /** How many sounds play, with this one. */
  readonly playing: number
}

/** @returns every how many periods a device renews at most; `undefined` where it has too little memory for any */
export const leastStep = (device: Device): number | undefined => {
  if (!hasMemoryForPeriods(device)) return undefined
  const { hardwareConcurrency = 4, deviceMemory = 8 } = device
  return hardwareConcurrency <= 2 || deviceMemory < 8 ? SMALL_DEVICE_STEP : 1
}

/**
 * Sounds that play share what renewals may cost, up to three of them. A dear one is renewed less often for it.
 *
 * @returns every how many periods a sound is renewed; `undefined` where a device has too little memory for it
 */
export const renewalStep = (device: Device, { id, playing }: Asking): number | undefined => {
  const least = leastStep(device)
  if (!least) return undefined
  const sharing = Math.min(playing, SHARED_BY)
  const share = MOST_LOAD[sharing - 1]! / sharing
  return Math.max(least, Math.ceil(RENDER_LOAD[id] / share))
}

/** @returns whether to render nothing now: the page is hidden and the battery is nearly empty */
export const savesPower = (isHidden: boolean, battery: Battery | undefined): boolean =>
  isHidden && battery !== undefined && !battery.charging && battery.level <= LOW_BATTERY

type Powered = Navigator & { readonly getBattery?: () => Promise<Battery> }

/** Whether the page is hidden on a device whose battery is nearly empty. */
export const isSparing = async (): Promise<boolean> => {
  if (!document.hidden) return false
  // A browser that refuses to tell is like one that cannot.
  const battery = await (navigator as Powered).getBattery?.().catch(() => undefined)
  return savesPower(true, battery)
}
