/** Work that waits until a tool is free, such as a thread. */
export type Waiting<Tool> = {
  /** Called when its turn has come. */
  readonly start: (tool: Tool) => void
  /** Called instead, when others take its place. */
  readonly refuse: () => void
}

export type FairQueue<Tool> = {
  /**
   * Adds work behind the owner's other work. A full queue first drops the newest work of the owner who has the most
   * in it, which may be this one.
   *
   * @returns forgets the work, where it still waits
   */
  add(owner: string, waiting: Waiting<Tool>): () => void
  /** Takes the oldest work of the owner whose turn it is. */
  next(): Waiting<Tool> | undefined
  count(): number
}

/** @param most how many may wait */
export const createFairQueue = <Tool>(most: number): FairQueue<Tool> => {
  /** In the order of turns: an owner who has had one goes to the end. Nobody stays without work. */
  const byOwner = new Map<string, Waiting<Tool>[]>()
  const count = (): number => {
    let sum = 0
    for (const line of byOwner.values()) sum += line.length
    return sum
  }
  const remove = (owner: string, waiting: Waiting<Tool>): void => {
    const line = byOwner.get(owner) ?? []
    const place = line.indexOf(waiting)
    if (place !== -1) line.splice(place, 1)
    if (line.length === 0) byOwner.delete(owner)
  }
  const dropFromLongest = (): void => {
    let [longest, line = []] = [...byOwner][0] ?? ['']
    for (const [owner, other] of byOwner)
      if (other.length > line.length) [longest, line] = [owner, other]
    const last = line.at(-1)
    if (!last) return
    remove(longest, last)
    last.refuse()
  }
  return {
    add(owner, waiting) {
      const line = byOwner.get(owner) ?? []
      line.push(waiting)
      byOwner.set(owner, line)
      if (count() > most) dropFromLongest()
      return () => remove(owner, waiting)
    },
    next() {
      const [turn] = byOwner
      if (!turn) return undefined
      const [owner, line] = turn
      const first = line.shift()
      byOwner.delete(owner)
      if (line.length > 0) byOwner.set(owner, line)
      return first
    },
    count,
  }
}
