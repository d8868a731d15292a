import type { Seconds } from '@dhvani/units'
import { joinFirst, readParts } from './read-parts.ts'

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

/**
 * Reads a file to its end, and decodes its head as soon as the head's bytes have come.
 *
 * @param duration  of the whole file, in seconds
 * @param onPart  called whenever a part of the file has come
 * @returns the whole file, once its head is decoded too, so that `head.take` is called before
 */
export const readWithHead = async (
  response: Response,
  duration: number,
  head: Head,
  decode: (bytes: ArrayBuffer) => Promise<AudioBuffer>,
  onPart: () => void = () => undefined,
): Promise<ArrayBuffer> => {
  const size = headBytes(head, Number(response.headers.get('content-length')), duration)
  const decodeEarly = async (bytes: ArrayBuffer) => {
    try {
      const buffer = await decode(bytes)
      if (buffer.duration >= head.until) head.take(buffer)
    } catch {
      // Some formats cannot be cut. Nothing is lost: the whole file is decoded next and decides.
    }
  }
  let early: Promise<void> | undefined
  const whole = await readParts(response, (parts, length) => {
    onPart()
    if (size !== undefined && length >= size) early ??= decodeEarly(joinFirst(size, parts))
  })
  await early
  return whole
}
