import { m } from '#messages'
import { megabytesText } from './megabytes.ts'

/** @returns the size of each of these files: '0.2 MB to 1.2 MB each', or one figure where all read alike */
export const sizeOfEach = (sizes: readonly number[]): string => {
  const from = megabytesText(Math.min(...sizes))
  const to = megabytesText(Math.max(...sizes))
  return from === to ? m.notes_tier_same({ size: to }) : m.notes_tier_size({ from, to })
}
