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
 * Percent of one core that a new period in every round of a sound takes, in the worker (Chromium 156 on a server with
 * an Intel Xeon). It tells how dear sounds are beside each other. A new recipe needs a new number: those of rain, thunder, breeze, traffic
 * and kisses follow the processor time in Node (decisions 170, 307 and 309).
 */
export const RENDER_LOAD: Readonly<Record<BuiltInSoundId, number>> = {
  rain: 3,
  'rain-thunder': 12,
  'sea-waves': 3.9,
  'river-flowing': 2.6,
  breeze: 3.8,
  'coffee-shop': 5.5,
  'indian-traffic': 5.5,
  train: 6.2,
  'koel-singing': 2.5,
  'morning-birds': 3.3,
  'asmr-kiss': 2.4,
  'high-frequency': 2.3,
}

/** Percent of one core that so many sounds, or fewer, may take together. */
const MOST_LOAD = 8
const SHARED_BY = 3

/** What each of three sounds may take, in percent of one core. */
export const THIRD_OF_LOAD = MOST_LOAD / SHARED_BY

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
  const share = MOST_LOAD / Math.min(playing, SHARED_BY)
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
