import { refuse } from './audio-refusal.ts'

/** Bytes that can be read at any position: a temporary file, never a whole file in memory. */
export type ByteSource = {
  readonly size: number
  /** @returns how many bytes it put at the start of `into` */
  read(into: Uint8Array, position: number): Promise<number>
}

export type ByteReader = {
  readonly size: number
  /**
   * A view of `length` bytes at `offset`, valid until the next call.
   *
   * @throws {AudioRefusal} when the file ends before that, or after a million calls
   */
  view(offset: number, length: number): Promise<DataView>
}

/**
 * Frames, boxes and tags of one file: 50 MB of the smallest ones would take seconds of the thread
 * that answers requests. The longest recordings have some hundred thousand (decision 100).
 */
const MOST_UNITS = 1_000_000

/** An Ogg page is at most 65,307 bytes and has to fit with its head. */
const WINDOW_BYTES = 128 * 1024

/** Reads through one window of fixed size, so that checking 50 MB takes 128 KiB. */
export const createByteReader = (source: ByteSource): ByteReader => {
  const window = new Uint8Array(WINDOW_BYTES)
  let start = 0
  let filled = 0
  let units = 0

  const fill = async (offset: number, wanted: number) => {
    start = offset
    filled = 0
    while (filled < wanted) {
      const read = await source.read(window.subarray(filled), offset + filled)
      if (read === 0) refuse(`ends at ${offset + filled}, inside something that began before`)
      filled += read
    }
  }

  return {
    size: source.size,
    view: async (offset, length) => {
      units += 1
      if (units > MOST_UNITS) refuse(`more than ${MOST_UNITS} units`)
      if (length > WINDOW_BYTES) refuse(`one unit of ${length} bytes is too large`)
      if (offset < 0 || offset + length > source.size)
        refuse(`is shorter than it declares: ${offset + length} of ${source.size} bytes`)
      if (offset < start || offset + length > start + filled) await fill(offset, length)
      return new DataView(window.buffer, offset - start, length)
    },
  }
}

/** Bytes as Latin-1 text, for the four-letter names that formats are full of. */
export const readText = (view: DataView, offset: number, length: number): string => {
  let text = ''
  for (let index = 0; index < length; index += 1)
    text += String.fromCharCode(view.getUint8(offset + index))
  return text
}
