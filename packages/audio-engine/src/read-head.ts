import type { Seconds } from '@dhvani/units'

/** The first part of a sound, for whoever wants to hear it before all of it is there. */
export type Head = {
  /** How much of the sound it has to hold, counted from the file's beginning. */
  readonly until: Seconds
  readonly take: (buffer: AudioBuffer) => void
}

/** What a cut in the middle of a frame and the decoder's own delay may cost, in seconds. */
const MARGIN = 0.5

/** Above this share of a file, waiting for the rest is cheaper than decoding twice. */
const LARGEST_SHARE = 0.5

/** How many bytes hold a head; `undefined` where it is not worth it. Files have one bit rate. */
const headBytes = (head: Head, fileBytes: number, duration: number): number | undefined => {
  const share = (head.until + MARGIN) / duration
  return share < LARGEST_SHARE && fileBytes > 0 ? Math.ceil(share * fileBytes) : undefined
}

/** Hands every chunk on, and a copy of the first `size` bytes to `take` as soon as they are here. */
const copyFirst = (size: number, take: (bytes: Blob) => void) => {
  const parts: Uint8Array<ArrayBuffer>[] = []
  let missing = size
  return new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
    transform(chunk, controller) {
      controller.enqueue(chunk)
      if (missing <= 0) return
      parts.push(chunk)
      missing -= chunk.byteLength
      if (missing <= 0) take(new Blob(parts))
    },
  })
}

/**
 * Reads a file to its end, and decodes its head as soon as its bytes are there.
 *
 * @param duration  of the whole file, in seconds
 * @returns the whole file, not before its head is decoded: whoever waits for that comes first
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
  const decodeEarly = async (bytes: Blob) => {
    try {
      const buffer = await decode(await bytes.arrayBuffer())
      if (buffer.duration >= head.until) head.take(buffer)
    } catch {
      // Not every kind of file can be cut; the whole one is on its way and decides.
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
