import { MAX_UPLOAD_BYTES } from '@dhvani/catalogue'

/** The file grew over what is sent. */
export class TooLarge extends Error {
  override readonly name = 'TooLarge'
}

/** As much is kept as bytes of the page; browsers may keep what is behind it, as a blob, on the disk. */
const PIECE_BYTES = 1024 * 1024

type Write = { readonly data: Uint8Array; readonly position: number }

/**
 * Holds a file while it is written: containers are written on and, at the end, into what is written already.
 *
 * @returns the stream, `write` for writers without one, and `finish`, which gives the file. Beyond 50 MB a write fails with
 *   {@link TooLarge}
 */
export const collectPieces = () => {
  const pieces: Uint8Array<ArrayBuffer>[] = []
  let size = 0

  const write = ({ data, position }: Write) => {
    const end = position + data.length
    if (end > MAX_UPLOAD_BYTES) throw new TooLarge()
    for (let at = 0; at < data.length;) {
      const index = Math.floor((position + at) / PIECE_BYTES)
      const piece = (pieces[index] ??= new Uint8Array(PIECE_BYTES))
      const offset = (position + at) % PIECE_BYTES
      const part = data.subarray(at, at + PIECE_BYTES - offset)
      piece.set(part, offset)
      at += part.length
    }
    size = Math.max(size, end)
  }

  return {
    write,
    stream: new WritableStream<Write>({ write }),
    finish: (): readonly Blob[] => [new Blob(pieces).slice(0, size)],
  }
}
