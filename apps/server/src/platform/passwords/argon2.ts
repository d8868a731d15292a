import { argon2, randomBytes, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'

const derive = promisify(argon2)

/**
 * At least what the OWASP Password Storage Cheat Sheet asks for (19 MiB, two passes, one lane). The
 * odd kibibyte marks the hashes that are made here, which are all of passwords longer than bcrypt reads.
 */
const MEMORY_KIB = 19_457
const PASSES = 2
const LANES = 1
const SALT_BYTES = 16
const TAG_BYTES = 32
/** What a hash from elsewhere may ask for: a gibibyte and the least that RFC 9106 allows. */
const MOST_MEMORY_KIB = 1_048_576
const LEAST_MEMORY_KIB_PER_LANE = 8

const PREFIX = `$argon2id$v=19$m=${MEMORY_KIB},t=${PASSES},p=${LANES}$`
const PHC =
  /^\$(argon2id|argon2i|argon2d)\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([\w+/]{11,})\$([\w+/]{6,})$/

export const isArgon2 = (hashed: string): boolean => hashed.startsWith('$argon2')

/** Whether `hashArgon2` made it. */
export const isOwnArgon2 = (hashed: string): boolean => hashed.startsWith(PREFIX)

const unpadded = (bytes: Buffer): string => bytes.toString('base64').replaceAll('=', '')

/** @returns argon2id in the PHC string format, 98 characters, as Supabase Auth reads it */
export const hashArgon2 = async (password: string): Promise<string> => {
  const nonce = randomBytes(SALT_BYTES)
  const tag = await derive('argon2id', {
    message: password,
    nonce,
    memory: MEMORY_KIB,
    passes: PASSES,
    parallelism: LANES,
    tagLength: TAG_BYTES,
  })
  return `${PREFIX}${unpadded(nonce)}$${unpadded(tag)}`
}

/** @returns `false` also for a hash in another format than version 1.3 of Argon2 (RFC 9106) has */
export const matchesArgon2 = async (password: string, hashed: string): Promise<boolean> => {
  const [, algorithm, ...parts] = PHC.exec(hashed) ?? []
  const [memory = 0, passes = 0, lanes = 0] = parts.map(Number)
  const [, , , salt = '', hash = ''] = parts
  const isInRange =
    passes > 0 &&
    lanes > 0 &&
    memory >= LEAST_MEMORY_KIB_PER_LANE * lanes &&
    memory <= MOST_MEMORY_KIB
  if (algorithm === undefined || !isInRange) return false
  const tag = Buffer.from(hash, 'base64')
  const derived = await derive(algorithm as 'argon2d' | 'argon2i' | 'argon2id', {
    message: password,
    nonce: Buffer.from(salt, 'base64'),
    memory,
    passes,
    parallelism: lanes,
    tagLength: tag.length,
  })
  return timingSafeEqual(derived, tag)
}
