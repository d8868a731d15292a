import { compare } from '@node-rs/bcrypt'
import { availableParallelism } from 'node:os'
import { createFairQueue, type Asker } from '../fair-queue.ts'
import { hashArgon2, isArgon2, isOwnArgon2, matchesArgon2 } from './argon2.ts'
import { hashBcrypt } from './bcrypt.ts'
import { findHashProblem, isOwnHash } from './foreign-hash.ts'

export type PasswordHasher = {
  /**
   * Keyboards send one letter as different code points, so its normal form (NFC) is hashed.
   *
   * @param asker absent for work that no request asked for
   * @throws {QueueFullError}
   * @throws {AskerLeftError}
   */
  hash(password: string, asker?: Asker): Promise<string>
  /**
   * Takes as long for an account without a password, and for none, as for a wrong password: what is
   * computed depends on the given password. The exception is a hash that was imported, or made before
   * hashes were marked. One that costs too much (`findHashProblem`) counts as no password.
   *
   * @throws {QueueFullError}
   * @throws {AskerLeftError}
   */
  matches(password: string, hashed: string | undefined, asker?: Asker): Promise<boolean>
  /**
   * Whether a password that matched is to be hashed anew, because the hash was not made here. A hash of bcrypt does not
   * prove the end of a long password, so that it stays.
   */
  isDated(password: string, hashed: string): boolean
  /** How many wait at this moment, and how many were refused since the start. */
  load(): { readonly waiting: number; readonly refused: number }
}

/** As Supabase, so that hashes move to and from it. */
export const BCRYPT_COST = 10
/** bcrypt reads no more of a password. Longer ones are hashed with Argon2. */
const BCRYPT_BYTES = 72
/** Twice what the 128 characters of a password can have. A longer text is nobody's password, and is not hashed. */
const MOST_BYTES = 1024
/** At about 60 ms each, the last in the queue waits under the time limit of a request. */
const QUEUE_LENGTH = 100

const SERVER: Asker = { group: 'this server', hasLeft: () => false }

const isLong = (password: string): boolean => Buffer.byteLength(password) > BCRYPT_BYTES

/**
 * The spellings of Unicode in which a password may have been hashed: NFC here, and any where the hash is from elsewhere
 * or from before there were marks. Letters without a mark have one spelling.
 */
const spellingsOf = (password: string, hashed: string): Set<string> => {
  const spelt = password.normalize('NFC')
  const isOurs = hashed === '' || isOwnHash(hashed)
  return new Set(isOurs ? [spelt] : [spelt, password, password.normalize('NFD')])
}

/** Hashes in the thread pool, one core always left to the HTTP loop and the database. */
export const createPasswordHasher = async (cost = BCRYPT_COST): Promise<PasswordHasher> => {
  const cores = Array.from({ length: Math.max(1, availableParallelism() - 1) }, (_, core) => core)
  const queue = createFairQueue(cores, QUEUE_LENGTH)
  const noBcrypt = await hashBcrypt('nobody has this password', cost)
  const noArgon2 = await hashArgon2('nobody has this password')

  const matchesSpelling = async (password: string, hashed: string): Promise<boolean> => {
    const isStoredArgon2 = isArgon2(hashed)
    if (isStoredArgon2 && !isOwnArgon2(hashed)) return matchesArgon2(password, hashed)
    const byBcrypt = await compare(password, isStoredArgon2 || !hashed ? noBcrypt : hashed)
    const byArgon2 =
      isLong(password) && (await matchesArgon2(password, isStoredArgon2 ? hashed : noArgon2))
    return isStoredArgon2 ? byArgon2 : byBcrypt && Boolean(hashed)
  }

  return {
    hash: (password, asker = SERVER) =>
      queue.run(asker, () => {
        const spelt = password.normalize('NFC')
        return isLong(spelt) ? hashArgon2(spelt) : hashBcrypt(spelt, cost)
      }),
    matches: async (password, stored = '', asker = SERVER) => {
      if (Buffer.byteLength(password) > MOST_BYTES) return false
      const hashed = findHashProblem(stored) === undefined ? stored : ''
      return queue.run(asker, async () => {
        let isRight = false
        // Tries every spelling, also after a match: the duration must depend on the given password alone.
        for (const spelling of spellingsOf(password, hashed))
          isRight = (await matchesSpelling(spelling, hashed)) || isRight
        return isRight
      })
    },
    isDated: (password, hashed) =>
      !isOwnHash(hashed) && (isArgon2(hashed) || !isLong(password.normalize('NFD'))),
    load: queue.load,
  }
}
