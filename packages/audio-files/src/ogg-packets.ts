import type { OggCodec } from './ogg-codec.ts'
import type { OggPage } from './ogg-page.ts'

/** What a player plays of a stream whose packets tell their lengths: samples, as the codec counts. */
export type PacketCounts = {
  readonly countSamples: OggCodec['countSamples']
  played: number
  /** Position of the page before; `undefined` before the first one that has a position. */
  at: number | undefined
  /** Of a packet that goes on in the next page, where it ends. */
  open: number
}

export const beginCounts = ({ countSamples }: OggCodec): PacketCounts => ({
  countSamples,
  played: 0,
  at: undefined,
  open: 0,
})

/** @returns samples of the packets that end on a page */
const countEnding = (counts: PacketCounts, { body, begins, isOpen }: OggPage): number => {
  const samples = begins.map((offset) => counts.countSamples?.(body, offset) ?? 0)
  const all = samples.reduce((sum, one) => sum + one, counts.open)
  counts.open = isOpen ? (samples.at(-1) ?? counts.open) : 0
  return all - counts.open
}

const within = (samples: number, most: number): number => Math.min(Math.max(0, samples), most)

/**
 * Counts a page of sound. Positions take something away at two places alone, as in the reader that Chromium has
 * (libavformat/oggparseopus.c): on the page that says it is the last, what is behind its position, as far as the page
 * before tells where it begins; on the first one, what is before 0. Elsewhere players play whatever is there, wherever a
 * position says that it is.
 */
export const countPage = (counts: PacketCounts, page: OggPage): void => {
  const ending = countEnding(counts, page)
  const { position, isLastOfStream } = page
  if (position === undefined) {
    counts.played += ending
    return
  }
  if (isLastOfStream) counts.played += within(position - (counts.at ?? 0), ending)
  else counts.played += counts.at === undefined ? within(position, ending) : ending
  counts.at = position
}
