/** Runs in the page, before its scripts: what the page reads as the memory of the device. */
export const haveMemory = (gigabytes: number): void => {
  Object.defineProperty(navigator, 'deviceMemory', { get: () => gigabytes })
}
