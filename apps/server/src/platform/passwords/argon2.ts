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

const PREFIX = `$argon2id$v=19$m=${MEMORY_KIB},t=${PASSES},p=${LANES}$`
const PHC =
  /^\$(argon2id|argon2i|argon2d)\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([\w+/]{11,86})\$([\w+/]{6,86})$/

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

type ParsedArgon2 = {
  readonly algorithm: 'argon2d' | 'argon2i' | 'argon2id'
  /** In KiB. */
  readonly memory: number
  readonly passes: number
  readonly parallelism: number
  readonly nonce: Buffer
  readonly tag: Buffer
}

/** @returns `undefined` for a hash in another format than version 1.3 of Argon2 (RFC 9106) has; nothing bounds its numbers */
export const parseArgon2 = (hashed: string): ParsedArgon2 | undefined => {
  const found = PHC.exec(hashed)
  if (!found) return undefined
  const [, algorithm, memory, passes, parallelism, salt = '', tag = ''] = found
  return {
    algorithm: algorithm as ParsedArgon2['algorithm'],
    memory: Number(memory),
    passes: Number(passes),
    parallelism: Number(parallelism),
    nonce: Buffer.from(salt, 'base64'),
    tag: Buffer.from(tag, 'base64'),
  }
}

/** @param hashed with numbers that `findHashProblem` accepts */
export const matchesArgon2 = async (password: string, hashed: string): Promise<boolean> => {
  const parsed = parseArgon2(hashed)
  if (!parsed) return false
  const { algorithm, tag, ...parameters } = parsed
  const tagLength = tag.length
  const derived = await derive(algorithm, { ...parameters, message: password, tagLength })
  return timingSafeEqual(derived, tag)
}
