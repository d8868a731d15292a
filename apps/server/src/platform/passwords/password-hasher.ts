import { compare, hash } from '@node-rs/bcrypt'
import { availableParallelism } from 'node:os'

/** Too many passwords are waiting to be hashed; trying again in a moment may work. */
export class PasswordQueueFullError extends Error {
  override readonly name = 'PasswordQueueFullError'
}

export type PasswordHasher = {
  hash(password: string): Promise<string>
  /** Takes as long for an account without a password, and for none, as for a wrong password. */
  matches(password: string, hashed: string | undefined): Promise<boolean>
}

/** As Supabase, so that hashes move to and from it. */
export const BCRYPT_COST = 10
/** At about 60 ms each, the last in the queue waits under the time limit of a request. */
const QUEUE_LENGTH = 100

/** bcrypt in the thread pool, one core always left to the HTTP loop and the database. */
export const createPasswordHasher = async (cost = BCRYPT_COST): Promise<PasswordHasher> => {
  const atOnce = Math.max(1, availableParallelism() - 1)
  const waiting: (() => void)[] = []
  let running = 0
  const hashOfNoAccount = await hash('nobody has this password', { cost })

  const inTurn = async <Result>(work: () => Promise<Result>): Promise<Result> => {
    if (running >= atOnce) {
      if (waiting.length >= QUEUE_LENGTH)
        throw new PasswordQueueFullError('Too many sign-ins at this moment.')
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

  return {
    hash: (password) => inTurn(() => hash(password, { cost })),
    matches: (password, hashed) =>
      inTurn(async () => {
        const right = await compare(password, hashed || hashOfNoAccount)
        return right && Boolean(hashed)
      }),
  }
}
