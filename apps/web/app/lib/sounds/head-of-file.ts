import type { RenderedFile } from '@dhvani/catalogue'
import { seconds, type Seconds } from '@dhvani/units'
import { hasMemoryForPeriods } from './renewal/memory.ts'

/** Longer than a preview, and than most devices take to make a whole period. */
const LENGTH = 12
/** Seconds that may be lost to a frame cut in two and to the decoder's delay. */
const MARGIN = 0.5

/** The part of a small file that plays until the device has made a period. */
export type Head = {
  /** How many bytes from the beginning of the file hold it: the bit rate is constant. */
  readonly bytes: number
  /** Where it lies in the decoded file. */
  readonly from: Seconds
  readonly until: Seconds
}

/** @returns the head of a small file; `undefined` on a device that needs the whole file, for want of memory */
export const findHead = ({
  bytes,
  loopStart,
  loopEnd,
}: Pick<RenderedFile, 'bytes' | 'loopStart' | 'loopEnd'>): Head | undefined => {
  if (!hasMemoryForPeriods(navigator)) return undefined
  const until = loopStart + LENGTH
  return {
    bytes: Math.ceil((bytes * (until + MARGIN)) / loopEnd),
    from: seconds(loopStart),
    until: seconds(until),
  }
}
