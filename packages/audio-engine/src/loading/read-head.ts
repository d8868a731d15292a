import type { Seconds } from '@dhvani/units'

/** A request for the first part of a sound, before the rest of its file has come. */
export type Head = {
  /** Seconds that the first part must hold, counted from the file's beginning. */
  readonly until: Seconds
  /** Gets the first part, at most once. */
  readonly take: (buffer: AudioBuffer) => void
}

/** Seconds that may be lost to a frame cut in two and to the decoder's delay. */
const MARGIN = 0.5

/** Above this share of a file, waiting for the rest takes less work than decoding twice. */
const LARGEST_SHARE = 0.5

/** How many bytes hold a head, at a constant bit rate; `undefined` where decoding twice is dearer. */
const headBytes = (head: Head, fileBytes: number, duration: number): number | undefined => {
  const share = (head.until + MARGIN) / duration
  return share < LARGEST_SHARE && fileBytes > 0 ? Math.ceil(share * fileBytes) : undefined
}

/** Copies at once: a `Blob` would hand its bytes back only after a way through another process. */
const joinFirst = (size: number, parts: readonly Uint8Array[]): ArrayBuffer => {
  const joined = new Uint8Array(size)
  let at = 0
  for (const part of parts) {
    const wanted = part.subarray(0, Math.max(0, size - at))
    joined.set(wanted, at)
    at += wanted.byteLength
  }
  return joined.buffer
}

/**
 * Reads a file to its end, and decodes its head as soon as the head's bytes have come.
 *
 * @param duration  of the whole file, in seconds
 * @returns the whole file, once its head is decoded too, so that `head.take` is called before
 */
export const readWithHead = async (
  response: Response,
  duration: number,
  head: Head,
  decode: (bytes: ArrayBuffer) => Promise<AudioBuffer>,
): Promise<ArrayBuffer> => {
  const size = headBytes(head, Number(response.headers.get('content-length')), duration)
  if (size === undefined || response.body === null) return response.arrayBuffer()
  const decodeEarly = async (bytes: ArrayBuffer) => {
    try {
      const buffer = await decode(bytes)
      if (buffer.duration >= head.until) head.take(buffer)
    } catch {
      // Some formats cannot be cut. Nothing is lost: the whole file is decoded next and decides.
    }
  }
  const reader = response.body.getReader()
  const parts: Uint8Array[] = []
  let length = 0
  let early: Promise<void> | undefined
  // A slow device hands on streams chunk by chunk for longer than it reads them itself.
  for (let read = await reader.read(); !read.done; read = await reader.read()) {
    parts.push(read.value)
    length += read.value.byteLength
    if (length >= size) early ??= decodeEarly(joinFirst(size, parts))
  }
  await early
  return joinFirst(length, parts)
}
