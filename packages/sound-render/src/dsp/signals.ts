import { samples, type Samples } from '@dhvani/units'

/** Memory of signals that nothing needs any more, the oldest first, and of how many at most. */
const spare: ArrayBuffer[] = []
const MOST_SPARE = 24
/** A signal lies in spare memory of at most so many times its size. */
const MOST_ROOM = 2

/** Forgets the oldest spare memory, at least as many bytes as are newly asked for: what one sound left does not lie beside the next one's. */
const makeRoom = (bytes: number): void => {
  for (let freed = 0; freed < bytes && spare.length > 0;) freed += spare.shift()!.byteLength
}

/**
 * A signal of zeros. It lies in memory that was given back, if some fits; its `buffer` may then be up to twice as long. Memory that was never
 * touched costs a page fault for every 4 kB, and what is thrown away lies there until the browser collects it
 * (docs/decisions/313-signals-in-used-memory.md).
 */
export const newSignal = (length: Samples): Float32Array<ArrayBuffer> => {
  const bytes = length * Float32Array.BYTES_PER_ELEMENT
  const place = spare.findIndex(
    ({ byteLength }) => byteLength >= bytes && byteLength <= MOST_ROOM * bytes,
  )
  if (place >= 0) return new Float32Array(spare.splice(place, 1)[0]!, 0, length).fill(0)
  makeRoom(bytes)
  return new Float32Array(length)
}

/** A copy, made with {@link newSignal}. */
export const copyOf = (signal: Float32Array): Float32Array<ArrayBuffer> => {
  const copy = newSignal(samples(signal.length))
  copy.set(signal)
  return copy
}

/**
 * Gives the memory of whole signals to those that {@link newSignal} makes next.
 *
 * @param signals must not be read or given back afterwards
 * @throws RangeError while the memory of one is spare already; once it is used again, a second call goes unseen
 */
export const giveBack = (...signals: readonly Float32Array[]): void => {
  for (const { buffer } of signals) {
    if (!(buffer instanceof ArrayBuffer)) continue
    if (spare.includes(buffer)) throw new RangeError('This signal was given back before.')
    spare.push(buffer)
    if (spare.length > MOST_SPARE) spare.shift()
  }
}
