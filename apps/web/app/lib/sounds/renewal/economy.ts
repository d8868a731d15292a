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

/** Gigabytes. Rendering takes a quarter of one for some seconds, and a browser ends a page that takes too much. */
const TOO_SMALL = 2

/** @returns every how many periods a sound is renewed; `undefined` where a device has too little memory for it */
export const renewalStep = ({
  hardwareConcurrency = 4,
  deviceMemory = 8,
}: Device): 1 | 3 | undefined => {
  if (deviceMemory <= TOO_SMALL) return undefined
  return hardwareConcurrency <= 2 || deviceMemory < 8 ? 3 : 1
}

/** @returns whether to render nothing now: the page is hidden and the battery is nearly empty */
export const savesPower = (isHidden: boolean, battery: Battery | undefined): boolean =>
  isHidden && battery !== undefined && !battery.charging && battery.level <= LOW_BATTERY
