import { isOwnArgon2, parseArgon2 } from './argon2.ts'
import { isOwnBcrypt } from './bcrypt.ts'

const BCRYPT = /^\$2[abxy]\$(\d\d)\$[./A-Za-z\d]{53}$/
const LEAST_BCRYPT_COST = 4
/** A second on a slow core; PHP, Rails and Django take 10 to 12. */
const MOST_BCRYPT_COST = 14

/**
 * Other programs take 19 to 100 MiB and one to four passes. The product of both is the time: half a gibibyte takes about a
 * second.
 */
const MOST_MEMORY_KIB = 131_072
const MOST_KIB_OF_ALL_PASSES = 4 * MOST_MEMORY_KIB
const MOST_LANES = 16
/** RFC 9106, section 3.1. */
const LEAST_MEMORY_KIB_PER_LANE = 8

/** Whether this server made it, since it marks its hashes. */
export const isOwnHash = (hashed: string): boolean => isOwnBcrypt(hashed) || isOwnArgon2(hashed)

/**
 * A hash from elsewhere says itself what one try costs, and a stranger tries as often as the limits let them.
 *
 * @returns why no password is compared with it, or `undefined`
 */
export const findHashProblem = (hashed: string): string | undefined => {
  const cost = BCRYPT.exec(hashed)?.[1]
  if (cost !== undefined)
    return Number(cost) < LEAST_BCRYPT_COST || Number(cost) > MOST_BCRYPT_COST
      ? `bcrypt with a cost of ${LEAST_BCRYPT_COST} to ${MOST_BCRYPT_COST} is accepted`
      : undefined
  const argon2 = parseArgon2(hashed)
  if (!argon2) return 'it is no hash of bcrypt or of Argon2 1.3 in their usual formats'
  const { memory, passes, parallelism } = argon2
  if (memory > MOST_MEMORY_KIB || memory * passes > MOST_KIB_OF_ALL_PASSES)
    return `Argon2 with m up to ${MOST_MEMORY_KIB} and m × t up to ${MOST_KIB_OF_ALL_PASSES} is accepted`
  if (parallelism > MOST_LANES) return `Argon2 with p up to ${MOST_LANES} is accepted`
  return passes < 1 || parallelism < 1 || memory < LEAST_MEMORY_KIB_PER_LANE * parallelism
    ? 'Argon2 has t and p of 1 at least, and m of 8 times p'
    : undefined
}
