import { MAX_UPLOAD_BYTES } from '@dhvani/catalogue'

/** The file grew over what is sent. */
export class TooLarge extends Error {
  override readonly name = 'TooLarge'
}

/** A writer of containers comes back to its head. What is behind the first piece goes out of the page, as a blob. */
const PIECE_BYTES = 1024 * 1024

type Write = { readonly data: Uint8Array; readonly position: number }

/**
 * Holds a file while it is written: from its beginning to its end, and then into its first piece.
 *
 * @returns the stream, `write` for writers without one, and `finish`, which gives the file. Beyond 50 MB a write fails with
 *   {@link TooLarge}
 */
export const collectPieces = () => {
  const first = new Uint8Array(PIECE_BYTES)
  const done: Blob[] = []
  const current = new Uint8Array(PIECE_BYTES)
  let size = 0

  /** @returns the piece with a number, from 0 on */
  const open = (index: number): Uint8Array => {
    if (index === 0) return first
    if (index === done.length + 2) {
      // The blob has a copy, so the memory serves the next piece.
      done.push(new Blob([current]))
      current.fill(0)
    }
    if (index !== done.length + 1) throw new Error(`Piece ${index} is no longer in the page.`)
    return current
  }

  const write = ({ data, position }: Write) => {
    const end = position + data.length
    if (end > MAX_UPLOAD_BYTES) throw new TooLarge()
    for (let at = 0; at < data.length;) {
      const offset = (position + at) % PIECE_BYTES
      const part = data.subarray(at, at + PIECE_BYTES - offset)
      open(Math.floor((position + at) / PIECE_BYTES)).set(part, offset)
      at += part.length
    }
    size = Math.max(size, end)
  }

  return {
    write,
    stream: new WritableStream<Write>({ write }),
    finish: (): readonly Blob[] => [new Blob([first, ...done, current]).slice(0, size)],
  }
}
