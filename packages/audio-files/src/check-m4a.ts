import { refuse } from './audio-refusal.ts'
import { readText, type ByteReader } from './byte-reader.ts'
import { MOST_UNITS } from './check-budget.ts'
import { checkCodec, countDescriptions } from './m4a-codec.ts'
import { checkFragments } from './m4a-fragments.ts'
import { checkSampleTable, hasSamples, type Counted } from './m4a-sample-table.ts'
import { findBox, findInside, readBoxes, type Box } from './mp4-boxes.ts'

const HARMLESS_HANDLERS = new Set([
  'text',
  'sbtl',
  'subt',
  'tmcd',
  'meta',
  'mdir',
  'hint',
  'odsm',
  'sdsm',
])

/** What stands inside a movie, and nowhere else. */
const INNER = new Set([
  'trak',
  'tkhd',
  'mdia',
  'mdhd',
  'hdlr',
  'minf',
  'smhd',
  'dinf',
  'dref',
  'stbl',
  'stsd',
  'stts',
  'stsc',
  'stsz',
  'stco',
  'co64',
  'mvex',
  'trex',
])

const readHandler = (reader: ByteReader, track: Box): string => {
  const handler = findInside(reader, track, 'mdia', 'hdlr')
  return handler ? readText(reader.view(handler.start, 12), 8, 4) : refuse('a nameless track')
}

/** Ticks per second of a track. */
const readTimescale = (reader: ByteReader, track: Box): number => {
  const head = findInside(reader, track, 'mdia', 'mdhd')
  if (!head) return refuse('a track without a clock')
  const version = reader.view(head.start, 1).getUint8(0)
  if (version > 1) refuse(`a clock of version ${version}`)
  const timescale = reader.view(head.start + (version === 1 ? 20 : 12), 4).getUint32(0)
  return timescale > 0 ? timescale : refuse('a clock that stands still')
}

/** Size, name, version and flags. */
const LEAST_REFERENCE = 12

/** Where the samples are: without an entry, or with one that is cut, browsers read nothing of the file. */
const checkReferences = (reader: ByteReader, track: Box): void => {
  const references = findInside(reader, track, 'mdia', 'minf', 'dinf', 'dref')
  if (!references) return
  const count = reader.view(references.start + 4, 4).getUint32(0)
  const entries = readBoxes(reader, references.start + 8, references.end)
  const isCut = entries.some(
    ({ start }) => reader.view(start - 8, 4).getUint32(0) < LEAST_REFERENCE,
  )
  if (count === 0 || count !== entries.length || isCut) refuse(`${count} references to media`)
}

const NOTHING: Counted = { samples: 0, ticks: 0 }

/** Opus has the shortest frames, 2.5 ms, and FLAC at 8 kHz the longest. A clock that says otherwise lies about the length. */
const FRAME_SECONDS = { least: 0.002, most: 0.6 }

/** @returns the length in seconds */
export const checkM4a = (reader: ByteReader): number => {
  const boxes = readBoxes(reader, 0, reader.size)
  if (boxes[0]?.type !== 'ftyp') refuse('ftyp is not first')
  const movie = findBox(boxes, 'moov')
  const media = boxes.filter((box) => box.type === 'mdat')
  if (!movie) return refuse('no movie box', 'cut_off')
  if (media.length === 0) refuse('no media in it')
  // Players read them as parts of the last track.
  const stray = boxes.find(({ type }) => INNER.has(type))
  if (stray) refuse(`a box ${stray.type} beside the movie`)
  const inMovie = readBoxes(reader, movie.start, movie.end)
  let sound: Box | undefined
  for (const track of inMovie.filter((box) => box.type === 'trak')) {
    const handler = readHandler(reader, track)
    if (handler === 'soun') sound ??= track
    else if (handler === 'vide') refuse('a film', 'video')
    else if (!HARMLESS_HANDLERS.has(handler)) refuse(`a track of kind ${handler}`)
  }
  if (!sound) return refuse('no sound track')
  const timescale = readTimescale(reader, sound)
  const table = findInside(reader, sound, 'mdia', 'minf', 'stbl')
  if (!table) return refuse('no sample table')
  checkReferences(reader, sound)
  const description = findInside(reader, table, 'stsd') ?? refuse('no codec')
  const descriptions = countDescriptions(reader, description)
  const { leastSeconds } = checkCodec(reader, description)
  const isFragmented = findBox(inMovie, 'mvex') !== undefined
  if (!isFragmented && findBox(boxes, 'moof')) refuse('fragments that nothing announces')
  const inTable =
    isFragmented && !hasSamples(reader, table)
      ? NOTHING
      : checkSampleTable(reader, table, media, descriptions)
  const inFragments = isFragmented ? checkFragments(reader, movie, boxes) : NOTHING
  const samples = inTable.samples + inFragments.samples
  // A few bytes can promise any number, and players make an entry for each before they play.
  if (samples > MOST_UNITS) refuse(`${samples} samples`, 'too_costly')
  const mediaBytes = media.reduce((sum, mdat) => sum + mdat.end - mdat.start, 0)
  if (samples > mediaBytes) refuse(`${samples} samples in ${mediaBytes} bytes`, 'cut_off')
  const seconds = (inTable.ticks + inFragments.ticks) / timescale
  const mean = seconds / samples
  if (mean < FRAME_SECONDS.least || mean > FRAME_SECONDS.most) refuse(`frames of ${mean} seconds`)
  // The last frame may be shorter than the others.
  if (leastSeconds !== undefined && seconds < (samples - 1) * leastSeconds)
    refuse(`${samples} frames of AAC in ${seconds} seconds`)
  return seconds
}
