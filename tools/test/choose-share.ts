import { SHARES } from './rings.ts'

/** Landings are about this far apart at their most frequent, so that each has the next share. */
const TURN_SECONDS = 4 * 60 * 60

/**
 * @param asked the number that a person typed, if any
 * @param commitSeconds when the commit was made, in seconds since 1970
 * @returns a share from 1 to `SHARES`; each of them has its turn of four hours
 * @throws where what was typed is no share
 */
export const chooseShare = (asked: string | undefined, commitSeconds: number): number => {
  if (asked === undefined) return (Math.floor(commitSeconds / TURN_SECONDS) % SHARES) + 1
  const share = Number(asked)
  if (!Number.isInteger(share) || share < 1 || share > SHARES)
    throw new Error(`${asked} is no share: a whole number from 1 to ${SHARES} is.`)
  return share
}
