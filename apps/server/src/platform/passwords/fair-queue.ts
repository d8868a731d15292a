/** Who waits for a password to be hashed. */
export type Asker = {
  /** The network that the request came from: networks take turns. */
  readonly network: string
  /** Whether the request has ended. It is asked while it waits, not when its turn has come. */
  hasLeft(): boolean
}

/** Too many passwords are waiting to be hashed; trying again in a moment may work. */
export class PasswordQueueFullError extends Error {
  override readonly name = 'PasswordQueueFullError'
}

/** The request ended while its password waited. */
export class AskerLeftError extends Error {
  override readonly name = 'AskerLeftError'
}

export type FairQueue = {
  /**
   * @throws {PasswordQueueFullError}
   * @throws {AskerLeftError}
   */
  run<Result>(asker: Asker, work: () => Promise<Result>): Promise<Result>
  /** How many wait at this moment, and how many were refused since the start. */
  load(): { readonly waiting: number; readonly refused: number }
}

type Turn = { readonly asker: Asker; begin(): void; refuse(reason: Error): void }

/**
 * Networks take turns: however much one of them asks for, another one waits for a single piece of its work. When the
 * queue is full, the network that waits for most loses its newest, so that no network shuts another one out.
 *
 * @param atOnce pieces of work that run at one moment
 * @param most that wait
 */
export const createFairQueue = (atOnce: number, most: number): FairQueue => {
  /** What waits of each network, the one whose turn is next first. */
  const lines = new Map<string, Turn[]>()
  let running = 0
  let refused = 0

  const waiting = (): number => {
    let count = 0
    for (const line of lines.values()) count += line.length
    return count
  }

  const forgetThoseWhoLeft = (): void => {
    for (const [network, line] of lines) {
      const staying = line.filter(({ asker }) => !asker.hasLeft())
      if (staying.length === line.length) continue
      for (const turn of line)
        if (!staying.includes(turn)) turn.refuse(new AskerLeftError('The caller has left.'))
      if (staying.length === 0) lines.delete(network)
      else lines.set(network, staying)
    }
  }

  const refuse = (turn: Turn | undefined): void => {
    refused += 1
    turn?.refuse(new PasswordQueueFullError('Too many sign-ins at this moment.'))
  }

  const enqueue = (turn: Turn): void => {
    const own = lines.get(turn.asker.network) ?? []
    if (waiting() >= most) {
      let longest = own
      for (const line of lines.values()) if (line.length > longest.length) longest = line
      if (longest.length <= own.length + 1) return refuse(turn)
      refuse(longest.pop())
    }
    own.push(turn)
    lines.set(turn.asker.network, own)
  }

  const next = (): void => {
    forgetThoseWhoLeft()
    const [first] = lines
    if (!first) {
      running -= 1
      return
    }
    const [network, line] = first
    const turn = line.shift()
    // Comes again after all others.
    lines.delete(network)
    if (line.length > 0) lines.set(network, line)
    turn?.begin()
  }

  return {
    async run(asker, work) {
      if (running < atOnce) running += 1
      else {
        forgetThoseWhoLeft()
        const { promise, resolve, reject } = Promise.withResolvers<void>()
        enqueue({ asker, begin: resolve, refuse: reject })
        await promise
      }
      try {
        return await work()
      } finally {
        next()
      }
    },
    load: () => ({ waiting: waiting(), refused }),
  }
}
