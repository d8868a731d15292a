/** Bytes of decoded audio; the eleven files of the catalogue's sounds take 293 MB together, and 147 packed. */
const BUDGET = { large: 320_000_000, usual: 160_000_000, small: 60_000_000 } as const

/** Gigabytes from which on a device counts as large, and up to which it counts as small. */
const MEMORY = { large: 8, small: 2 } as const

/**
 * How many bytes of decoded audio a device should hold at once. What does not fit as a whole is packed (docs/decisions/312-packed-sounds.md), and what then
 * does not fit is streamed, which takes four times the processor time (docs/decisions/026-decoded-audio-by-device.md).
 *
 * @param deviceMemory  as `navigator.deviceMemory`: gigabytes, rounded; `undefined` outside Chromium
 */
export const decodeBudgetOf = (deviceMemory: number | undefined): number => {
  if (deviceMemory === undefined) return BUDGET.usual
  if (deviceMemory <= MEMORY.small) return BUDGET.small
  return deviceMemory < MEMORY.large ? BUDGET.usual : BUDGET.large
}

/** The share of that budget that whole sounds may take; a sound that goes beyond it is packed. */
export const UNPACKED_SHARE = 3 / 8
