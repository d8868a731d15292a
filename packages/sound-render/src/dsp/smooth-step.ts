/** Eases from 0 to 1 without a corner: 3x² - 2x³, clamped to 0 below 0 and to 1 above 1. */
export const smoothStep = (share: number): number => {
  const x = Math.max(0, Math.min(1, share))
  return x * x * (3 - 2 * x)
}
