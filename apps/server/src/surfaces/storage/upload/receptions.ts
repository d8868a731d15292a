/** What one owner's requests are sending at this moment. */
type Arriving = { requests: number; bytes: number }

/** A request whose file is arriving. */
export type Reception = {
  /** Counts bytes before they are written; throws when the owner's requests have no room for them. */
  take(bytes: number): void
  /** Forgets the request and its bytes. May be called again. */
  end(): void
}

export type Receptions = {
  /**
   * @param owner absent: a key of the operator, which has no quota
   * @param room bytes that all requests of this owner together may still write
   * @throws when as many requests as may of this owner are arriving
   */
  begin(owner: string | undefined, room: number): Reception
  /** How many files are arriving, the operator's among them. */
  count(): number
}

/** A browser sends six requests at a time to one address, or a hundred small ones with HTTP/2. */
export const MOST_RECEPTIONS = 20

/**
 * Counts, in this process, the files that have no row yet. The map holds an owner only while a
 * request of theirs is open.
 */
export const createReceptions = (refusals: { tooMany(): Error; noRoom(): Error }): Receptions => {
  const byOwner = new Map<string, Arriving>()
  let count = 0
  const reception = (take: Reception['take'], forget: () => void): Reception => {
    let isOpen = true
    count += 1
    return {
      take,
      end() {
        if (!isOpen) return
        isOpen = false
        count -= 1
        forget()
      },
    }
  }
  return {
    count: () => count,
    begin(owner, room) {
      if (owner === undefined)
        return reception(
          () => {},
          () => {},
        )
      const arriving = byOwner.get(owner) ?? { requests: 0, bytes: 0 }
      if (arriving.requests >= MOST_RECEPTIONS) throw refusals.tooMany()
      arriving.requests += 1
      byOwner.set(owner, arriving)
      let own = 0
      return reception(
        (bytes) => {
          if (arriving.bytes + bytes > room) throw refusals.noRoom()
          arriving.bytes += bytes
          own += bytes
        },
        () => {
          arriving.requests -= 1
          arriving.bytes -= own
          if (arriving.requests === 0) byOwner.delete(owner)
        },
      )
    },
  }
}
