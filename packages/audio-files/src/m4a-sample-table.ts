import { refuse } from './audio-refusal.ts'
import type { ByteReader } from './byte-reader.ts'
import { findBox, findInside, readBoxes, type Box } from './mp4-boxes.ts'
import { readEntries } from './read-entries.ts'

/** Samples of a track, which are frames of its codec, and their length in ticks of the track. */
export type Counted = { readonly samples: number; readonly ticks: number }

/** Full boxes begin with version and flags. */
const FULL_HEAD = 4

/** Walks a table of fixed-size entries; refuses one that is longer than its box. */
const forEntries = (
  reader: ByteReader,
  box: Box,
  from: number,
  count: number,
  entryBytes: number,
  visit: (view: DataView, offset: number) => void,
): void => {
  if (from + count * entryBytes > box.end) return refuse(`table ${box.type} is cut off`)
  return readEntries(reader, from, count, entryBytes, visit)
}

const readCount = (reader: ByteReader, box: Box, offset = FULL_HEAD): number =>
  reader.view(box.start + offset, 4).getUint32(0)

/** @returns samples and their bytes (stsz; stz2 is unheard of in audio) */
const readSizes = (reader: ByteReader, box: Box) => {
  const head = reader.view(box.start, 12)
  const each = head.getUint32(4)
  const samples = head.getUint32(8)
  let bytes = each * samples
  if (each === 0)
    forEntries(reader, box, box.start + 12, samples, 4, (view, offset) => {
      bytes += view.getUint32(offset)
    })
  return { samples, bytes }
}

/** @returns length of all samples, in ticks of the track */
const readTicks = (reader: ByteReader, box: Box): number => {
  let ticks = 0
  forEntries(reader, box, box.start + 8, readCount(reader, box), 8, (view, offset) => {
    ticks += view.getUint32(offset) * view.getUint32(offset + 4)
  })
  return ticks
}

/** The boxes of a file come in its order and never overlap, so halving finds the one around a byte. */
const isInside = (boxes: readonly Box[], position: number): boolean => {
  let low = 0
  let high = boxes.length
  while (low < high) {
    const middle = (low + high) >> 1
    if (position < (boxes[middle]?.end ?? 0)) high = middle
    else low = middle + 1
  }
  const found = boxes[low]
  return found !== undefined && position >= found.start
}

const checkChunks = (
  reader: ByteReader,
  box: Box,
  media: readonly Box[],
  samples: number,
): void => {
  const isLong = box.type === 'co64'
  const count = readCount(reader, box)
  if (count === 0) refuse('no chunks')
  if (count > samples) refuse(`${count} chunks of ${samples} samples`)
  forEntries(reader, box, box.start + 8, count, isLong ? 8 : 4, (view, offset) => {
    const position = isLong ? Number(view.getBigUint64(offset)) : view.getUint32(offset)
    if (!isInside(media, position)) refuse(`a chunk at ${position}, outside the media`, 'cut_off')
  })
}

/** Which samples are in which chunk: the first run begins with the first chunk, and holds some. */
const checkRuns = (reader: ByteReader, box: Box, descriptions: number): void => {
  if (readCount(reader, box) === 0 || box.end - box.start < 20) refuse('no runs of chunks')
  const run = reader.view(box.start + 8, 12)
  if (run.getUint32(0) !== 1 || run.getUint32(4) === 0 || run.getUint32(8) === 0)
    refuse('a run of chunks without samples')
  forEntries(reader, box, box.start + 8, readCount(reader, box), 12, (view, offset) => {
    const description = view.getUint32(offset + 8)
    if (description > descriptions)
      refuse(`samples of the ${description}th codec of ${descriptions}`)
  })
}

/** A file that is all in fragments has a table without samples; phones write the first minutes in one, the end in a fragment. */
export const hasSamples = (reader: ByteReader, table: Box): boolean => {
  const sizes = findInside(reader, table, 'stsz') ?? refuse('a sample table without stsz')
  return readCount(reader, sizes, 8) > 0
}

/**
 * @param descriptions how many entries the sample description has
 * @returns what the table counts, after every position was seen to be in the file
 */
export const checkSampleTable = (
  reader: ByteReader,
  table: Box,
  media: readonly Box[],
  descriptions: number,
): Counted => {
  const boxes = readBoxes(reader, table.start, table.end)
  const need = (...types: string[]): Box =>
    types.map((type) => findBox(boxes, type)).find((box) => box !== undefined) ??
    refuse(`a sample table without ${types[0]}`)
  const { samples, bytes } = readSizes(reader, need('stsz'))
  if (samples === 0) refuse('no samples')
  const mediaBytes = media.reduce((sum, mdat) => sum + mdat.end - mdat.start, 0)
  if (bytes > mediaBytes) refuse(`${bytes} bytes of samples in ${mediaBytes} of media`, 'cut_off')
  checkRuns(reader, need('stsc'), descriptions)
  checkChunks(reader, need('stco', 'co64'), media, samples)
  return { samples, ticks: readTicks(reader, need('stts')) }
}
