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

/**
 * How many bytes of that budget whole sounds may take. A sound that goes beyond it is packed and needs the page while it plays: on a phone, which may hold up
 * a page behind a locked screen, more sounds are whole than on a large device, where twenty are to fit into 400 MB (docs/decisions/316-fewer-wake-ups.md).
 */
export const unpackedBudgetOf = (decodeBudget: number): number =>
  decodeBudget * (decodeBudget < BUDGET.large ? 3 / 8 : 1 / 8)
