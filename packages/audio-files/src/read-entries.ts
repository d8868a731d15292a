import type { ByteReader } from './byte-reader.ts'

/** A quarter of the reader's window. */
const BLOCK_BYTES = 32 * 1024

/** Visits entries of a fixed size, many of them for each read. `visit` gets the offset in `view`. */
export const readEntries = (
  reader: ByteReader,
  from: number,
  count: number,
  entryBytes: number,
  visit: (view: DataView, offset: number) => void,
): void => {
  const most = Math.floor(BLOCK_BYTES / entryBytes)
  for (let first = 0; first < count; first += most) {
    const entries = Math.min(most, count - first)
    const view = reader.view(from + first * entryBytes, entries * entryBytes)
    for (let entry = 0; entry < entries; entry += 1) visit(view, entry * entryBytes)
  }
}
