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
const joinParts = (parts: readonly Uint8Array[]): ArrayBuffer => {
  const joined = new Uint8Array(parts.reduce((sum, part) => sum + part.byteLength, 0))
  let at = 0
  for (const part of parts) {
    joined.set(part, at)
    at += part.byteLength
  }
  return joined.buffer
}

/** Passes every chunk on, and gives the first `size` bytes to `take` as soon as they have come. */
const copyFirst = (size: number, take: (bytes: ArrayBuffer) => void) => {
  const parts: Uint8Array[] = []
  let missing = size
  return new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
    transform(chunk, controller) {
      controller.enqueue(chunk)
      if (missing <= 0) return
      parts.push(chunk)
      missing -= chunk.byteLength
      if (missing <= 0) take(joinParts(parts))
    },
  })
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
  let early = Promise.resolve()
  const decodeEarly = async (bytes: ArrayBuffer) => {
    try {
      const buffer = await decode(bytes)
      if (buffer.duration >= head.until) head.take(buffer)
    } catch {
      // Some formats cannot be cut. Nothing is lost: the whole file is decoded next and decides.
    }
  }
  const body = response.body.pipeThrough(
    copyFirst(size, (bytes) => {
      early = decodeEarly(bytes)
    }),
  )
  const whole = await new Response(body).arrayBuffer()
  await early
  return whole
}
