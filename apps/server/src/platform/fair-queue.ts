/** Who waits for a piece of work. */
export type Asker = {
  /** Such as the network that the request came from, or the owner of a file: groups take turns. */
  readonly group: string
  /** Whether the asker was here before, as far as anybody can tell: those take every second turn. */
  readonly isKnown?: boolean
  /** Whether the request has ended. It is asked while it waits, not when its turn has come. */
  hasLeft(): boolean
}

/** Too much work is waiting; trying again in a moment may work. */
export class QueueFullError extends Error {
  override readonly name = 'QueueFullError'
}

/** The request ended while its work waited. */
export class AskerLeftError extends Error {
  override readonly name = 'AskerLeftError'
}

export type FairQueue<Place> = {
  /**
   * Runs the work when its turn has come, with a place that it has to itself.
   *
   * @throws {QueueFullError}
   * @throws {AskerLeftError}
   */
  run<Result>(asker: Asker, work: (place: Place) => Promise<Result>): Promise<Result>
  /** The queue does so itself whenever work ends, and whenever more has to wait. */
  forgetThoseWhoLeft(): void
  /** How many wait at this moment, and how many a full queue refused since the start. */
  load(): { readonly waiting: number; readonly refused: number }
}

type Turn<Place> = {
  readonly asker: Asker
  begin(place: Place): void
  refuse(reason: Error): void
}

/**
 * Groups take turns: however much one of them asks for, another one waits for a single piece of its work. When the
 * queue is full, the group that waits for most loses its newest, so that no group shuts another one out. Askers who are
 * known wait apart, so that many groups of strangers delay them by a single piece of work, too.
 *
 * @param places what work runs in, such as threads: as many pieces run at one moment
 * @param most pieces that wait
 */
export const createFairQueue = <Place extends NonNullable<unknown>>(
  places: readonly Place[],
  most: number,
): FairQueue<Place> => {
  const free = [...places]
  /** What waits of each group, the one whose turn is next first. An empty line goes when those who left are forgotten. */
  const known = new Map<string, Turn<Place>[]>()
  const strangers = new Map<string, Turn<Place>[]>()
  let isTurnOfKnown = true
  let refused = 0

  const waiting = (): number => {
    let count = 0
    for (const lines of [known, strangers]) for (const line of lines.values()) count += line.length
    return count
  }

  const forgetIn = (lines: Map<string, Turn<Place>[]>): void => {
    for (const [group, line] of lines) {
      for (const turn of line.filter(({ asker }) => asker.hasLeft())) {
        line.splice(line.indexOf(turn), 1)
        turn.refuse(new AskerLeftError('The caller has left.'))
      }
      if (line.length === 0) lines.delete(group)
    }
  }

  const forgetThoseWhoLeft = (): void => {
    forgetIn(known)
    forgetIn(strangers)
  }

  /** @param own line of the asker who came last, who gives way where no other one has more waiting */
  const refuseNewestOfLongest = (own: Turn<Place>[]): void => {
    const crowd = [...(strangers.size > 0 ? strangers : known).values()]
    let [longest = own] = crowd
    if (crowd.includes(own)) longest = own
    for (const line of crowd) if (line.length > longest.length) longest = line
    longest.pop()?.refuse(new QueueFullError('Too much work is waiting.'))
    refused += 1
  }

  const waitForTurn = (asker: Asker): Promise<Place> => {
    forgetThoseWhoLeft()
    const { promise, resolve, reject } = Promise.withResolvers<Place>()
    const lines = asker.isKnown ? known : strangers
    const own = lines.get(asker.group) ?? []
    own.push({ asker, begin: resolve, refuse: reject })
    lines.set(asker.group, own)
    if (waiting() > most) refuseNewestOfLongest(own)
    return promise
  }

  const passOn = (place: Place): void => {
    forgetThoseWhoLeft()
    const lines = (isTurnOfKnown && known.size > 0) || strangers.size === 0 ? known : strangers
    isTurnOfKnown = lines === strangers
    const [first] = lines
    if (!first) {
      free.push(place)
      return
    }
    const [group, line] = first
    const turn = line.shift()
    // Comes again after all others.
    lines.delete(group)
    lines.set(group, line)
    turn?.begin(place)
  }

  return {
    async run(asker, work) {
      const place = free.pop() ?? (await waitForTurn(asker))
      try {
        return await work(place)
      } finally {
        passOn(place)
      }
    },
    forgetThoseWhoLeft,
    load: () => ({ waiting: waiting(), refused }),
  }
}
