import { compare, hash } from '@node-rs/bcrypt'
import { availableParallelism } from 'node:os'
import { hashArgon2, isArgon2, isOwnArgon2, matchesArgon2 } from './argon2.ts'

/** Too many passwords are waiting to be hashed; trying again in a moment may work. */
export class PasswordQueueFullError extends Error {
  override readonly name = 'PasswordQueueFullError'
}

export type PasswordHasher = {
  /** Keyboards send one letter as different code points, so its normal form (NFC) is hashed. */
  hash(password: string): Promise<string>
  /**
   * Takes as long for an account without a password, and for none, as for a wrong password: what is
   * computed depends on the given password. The exception is an Argon2 hash that was imported.
   */
  matches(password: string, hashed: string | undefined): Promise<boolean>
  /** How many wait at this moment, and how many were refused since the start. */
  load(): { readonly waiting: number; readonly refused: number }
}

/** As Supabase, so that hashes move to and from it. */
export const BCRYPT_COST = 10
/** bcrypt reads no more of a password. Longer ones are hashed with Argon2. */
const BCRYPT_BYTES = 72
/** At about 60 ms each, the last in the queue waits under the time limit of a request. */
const QUEUE_LENGTH = 100

const isLong = (password: string): boolean => Buffer.byteLength(password) > BCRYPT_BYTES

/**
 * The spellings of Unicode in which a password may have been hashed: ours first, and those of hashes from
 * before it or from elsewhere. Letters without a mark have one.
 */
const spellingsOf = (password: string): Set<string> =>
  new Set([password.normalize('NFC'), password, password.normalize('NFD')])

/** Hashes in the thread pool, one core always left to the HTTP loop and the database. */
export const createPasswordHasher = async (cost = BCRYPT_COST): Promise<PasswordHasher> => {
  const atOnce = Math.max(1, availableParallelism() - 1)
  const waiting: (() => void)[] = []
  let running = 0
  let refused = 0
  const noBcrypt = await hash('nobody has this password', { cost })
  const noArgon2 = await hashArgon2('nobody has this password')

  const inTurn = async <Result>(work: () => Promise<Result>): Promise<Result> => {
    if (running >= atOnce) {
      if (waiting.length >= QUEUE_LENGTH) {
        refused += 1
        throw new PasswordQueueFullError('Too many sign-ins at this moment.')
      }
      await new Promise<void>((resolve) => waiting.push(resolve))
    } else running += 1
    try {
      return await work()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else running -= 1
    }
  }

  const matchesSpelling = async (password: string, hashed: string): Promise<boolean> => {
    const isStoredArgon2 = isArgon2(hashed)
    if (isStoredArgon2 && !isOwnArgon2(hashed)) return matchesArgon2(password, hashed)
    const byBcrypt = await compare(password, isStoredArgon2 || !hashed ? noBcrypt : hashed)
    const byArgon2 =
      isLong(password) && (await matchesArgon2(password, isStoredArgon2 ? hashed : noArgon2))
    return isStoredArgon2 ? byArgon2 : byBcrypt && Boolean(hashed)
  }

  return {
    hash: (password) =>
      inTurn(() => {
        const spelt = password.normalize('NFC')
        return isLong(spelt) ? hashArgon2(spelt) : hash(spelt, { cost })
      }),
    matches: (password, hashed = '') =>
      inTurn(async () => {
        let isRight = false
        // Tries every spelling, also after a match: the duration must depend on the given password alone.
        for (const spelling of spellingsOf(password))
          isRight = (await matchesSpelling(spelling, hashed)) || isRight
        return isRight
      }),
    load: () => ({ waiting: waiting.length, refused }),
  }
}
