import { refuse } from './audio-refusal.ts'
import { countWork, type CheckBudget } from './check-budget.ts'

/** Bytes that can be read at any position: a file on disk, or bytes in memory. */
export type ByteSource = {
  readonly size: number
  /**
   * Puts bytes from `position` on at the start of `into`. The caller asks for none beyond `size`.
   *
   * @returns how many bytes it put there
   */
  read(into: Uint8Array, position: number): number
}

/** Bytes that are in memory already. */
export const sourceOf = (bytes: Uint8Array): ByteSource => ({
  size: bytes.length,
  read(into, position) {
    const part = bytes.subarray(position, position + into.length)
    into.set(part)
    return part.length
  },
})

export type ByteReader = {
  readonly size: number
  /**
   * A view of `length` bytes at `offset`, valid until the next call.
   *
   * @throws {AudioRefusal} when the file ends before that, or when the budget is spent
   */
  view(offset: number, length: number): DataView
  /** @returns a reader of `length` bytes from `offset` on alone; of all that follow, when no length is given */
  part(offset: number, length?: number): ByteReader
}

/** An Ogg page is at most 65,307 bytes and has to fit with its head. */
const WINDOW_BYTES = 128 * 1024

/**
 * Reads through one window of fixed size, so that checking 50 MB takes 128 KiB, and some megabytes for a file of the most
 * boxes or streams.
 */
export const createByteReader = (source: ByteSource, budget: CheckBudget): ByteReader => {
  const window = new Uint8Array(Math.min(WINDOW_BYTES, source.size))
  const work = countWork(budget)
  let start = 0
  let filled = 0

  const fill = (offset: number, wanted: number) => {
    start = offset
    filled = 0
    const most = Math.min(window.length, source.size - offset)
    work.countBytes(most)
    while (filled < wanted) {
      const read = source.read(window.subarray(filled, most), offset + filled)
      if (read === 0) refuse(`ends at ${offset + filled}, inside something that began before`)
      filled += read
    }
  }

  return {
    size: source.size,
    view: (offset, length) => {
      work.countUnit(length)
      if (length > WINDOW_BYTES) refuse(`one unit of ${length} bytes is too large`)
      if (offset < 0 || offset + length > source.size)
        refuse(`is shorter than it declares: ${offset + length} of ${source.size} bytes`, 'cut_off')
      if (offset < start || offset + length > start + filled) fill(offset, length)
      return new DataView(window.buffer, offset - start, length)
    },
    part: (offset, length = source.size - offset) =>
      createByteReader(
        { size: length, read: (into, position) => source.read(into, position + offset) },
        budget,
      ),
  }
}

/** Bytes as Latin-1 text, for the four-letter names that formats are full of. */
export const readText = (view: DataView, offset: number, length: number): string => {
  let text = ''
  for (let index = 0; index < length; index += 1)
    text += String.fromCharCode(view.getUint8(offset + index))
  return text
}

/** Bytes that are looked at together while zeros are skipped. */
const STEP = 4096

/** @returns the first byte from `from` on that is not zero, or `end` */
export const skipZeros = (reader: ByteReader, from: number, end: number): number => {
  for (let offset = from; offset < end; offset += STEP) {
    const view = reader.view(offset, Math.min(STEP, end - offset))
    for (let index = 0; index < view.byteLength; index += 1)
      if (view.getUint8(index) !== 0) return offset + index
  }
  return end
}
