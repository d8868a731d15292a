import { samples, type Samples } from '@dhvani/units'

/** Memory of signals that nothing needs any more, the oldest first. */
const spare: ArrayBuffer[] = []
const MOST_SPARE = 24
/** A signal lies in spare memory of at most so many times its size. */
const MOST_ROOM = 2

/** Lets go of the oldest spare memory, as much as is taken anew: that of a longer sound does not lie beside that of a shorter one. */
const makeRoom = (bytes: number): void => {
  for (let freed = 0; freed < bytes && spare.length > 0;) freed += spare.shift()!.byteLength
}

/**
 * Zeros, in memory that was given back where there is some. Memory that was never touched costs a page fault for every 4 kB, and what
 * is thrown away lies there until the browser collects it (docs/decisions/313-signals-in-used-memory.md).
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

/** The same samples, in memory as {@link newSignal} takes it. */
export const copyOf = (signal: Float32Array): Float32Array<ArrayBuffer> => {
  const copy = newSignal(samples(signal.length))
  copy.set(signal)
  return copy
}

/**
 * Gives the memory of whole signals to those that {@link newSignal} makes next.
 *
 * @param signals must not be read or given back afterwards
 * @throws RangeError for one that was given back before
 */
export const giveBack = (...signals: readonly Float32Array[]): void => {
  for (const { buffer } of signals) {
    if (!(buffer instanceof ArrayBuffer)) continue
    if (spare.includes(buffer)) throw new RangeError('This signal was given back before.')
    spare.push(buffer)
    if (spare.length > MOST_SPARE) spare.shift()
  }
}
