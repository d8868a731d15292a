/** Gigabytes. Rendering takes a quarter of one for some seconds, and a browser ends a page that takes too much. */
const TOO_SMALL = 2

/**
 * @param device `navigator`; `deviceMemory` is in gigabytes, and Chromium alone tells it
 * @returns whether it may render whole periods; true where the browser does not tell
 */
export const hasMemoryForPeriods = (device: object): boolean =>
  !('deviceMemory' in device) || Number(device.deviceMemory) > TOO_SMALL
