const LARGE_BYTES = 262_144
const SMALL_BYTES = 65_536
/** So many files are sent at full speed at once, which bounds the memory of sending. */
const MOST_LARGE = 64
const MOST_SMALL_SPARE = 64

/**
 * Buffers that are used again, because memory that is new to the process costs more than the copy
 * into it. Slow readers hold theirs for long: a reader that finds all large ones taken gets a
 * small one.
 */
export type SendingBuffers = {
  take(bytes: number): Buffer
  give(buffer: Buffer): void
}

export const createSendingBuffers = (): SendingBuffers => {
  const spare: Buffer[] = []
  const spareSmall: Buffer[] = []
  let made = 0
  return {
    take(bytes) {
      if (bytes > SMALL_BYTES) {
        const found = spare.pop()
        if (found) return found
        if (made < MOST_LARGE) {
          made += 1
          return Buffer.allocUnsafeSlow(LARGE_BYTES)
        }
      }
      return spareSmall.pop() ?? Buffer.allocUnsafeSlow(SMALL_BYTES)
    },
    give(buffer) {
      if (buffer.length === LARGE_BYTES) spare.push(buffer)
      else if (spareSmall.length < MOST_SMALL_SPARE) spareSmall.push(buffer)
    },
  }
}
