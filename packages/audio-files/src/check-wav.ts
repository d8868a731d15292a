import { refuse } from './audio-refusal.ts'
import { readText, type ByteReader } from './byte-reader.ts'
import { checkMp3 } from './check-mp3.ts'
import { refuseForeign } from './foreign-bytes.ts'
import { findTrailingTags, skipTags } from './tags.ts'
import { readWavFormat, type WavFormat } from './wav-format.ts'

/**
 * From here on a size means that the writer could not go back and fill it in: programs that write into a pipe leave
 * 0x7ffff000, 0x7fffffff, 0x80000000 or 0xffffffff. No file may be as large.
 */
const LEAST_UNKNOWN_SIZE = 0x7fff_f000

/** Recorders on the web count the head of the file in, or part of it. */
const MOST_MISSING_BYTES = 44

/** Names of chunks are letters, digits and spaces. Behind the sound they say something about it. */
const ABOUT = /^[\w ]{4}$/

type Chunk = { readonly name: string; readonly start: number; readonly size: number }

const readChunk = (reader: ByteReader, offset: number): Chunk | undefined => {
  if (offset + 8 > reader.size) return undefined
  const head = reader.view(offset, 8)
  const name = readText(head, 0, 4)
  if (!/^[\x20-\x7e]{4}$/.test(name)) return undefined
  return { name, start: offset + 8, size: head.getUint32(4, true) }
}

/** @returns bytes of sound that the file really holds */
const findDataBytes = ({ start, size }: Chunk, reader: ByteReader, longBytes?: number): number => {
  const available = reader.size - start
  const isUnknown = size === 0 || size >= LEAST_UNKNOWN_SIZE
  const promised = isUnknown ? (longBytes ?? available) : size
  if (promised > available + MOST_MISSING_BYTES)
    return refuse(`${available} of ${promised} bytes of sound`, 'cut_off')
  return Math.min(promised, available)
}

/** @throws {AudioRefusal} for bytes behind the sound that are no chunks, tags or zeros */
const checkRest = (reader: ByteReader, from: number): void => {
  let offset = from
  for (;;) {
    const chunk = readChunk(reader, offset)
    if (!chunk) break
    if (chunk.name === 'data' || chunk.name === 'fmt ') refuse(`a second chunk ${chunk.name}`)
    const end = chunk.start + chunk.size
    if (end > reader.size) {
      // A tag that is cut takes nothing of the sound away.
      if (!ABOUT.test(chunk.name)) refuse(`chunk ${chunk.name} is longer than the file`)
      refuseForeign(reader, chunk.start, reader.size)
      return
    }
    offset = end + (chunk.size % 2)
  }
  const end = Math.max(offset, findTrailingTags(reader))
  if (skipTags(reader, offset, end) < end) refuse('bytes after the last chunk')
}

/**
 * The size of the whole file, in its head, is not read: it counts tags that are gone, or nothing yet.
 *
 * @returns the length in seconds
 */
export const checkWav = (reader: ByteReader): number => {
  let format: WavFormat | undefined
  let longBytes: number | undefined
  let offset = 12
  for (;;) {
    const chunk = readChunk(reader, offset)
    if (!chunk) return refuse(`no chunk at byte ${offset}`)
    const { name, start, size } = chunk
    if (name === 'data') {
      if (!format) return refuse('sound before its format')
      const bytes = findDataBytes(chunk, reader, longBytes)
      if (bytes < format.blockBytes) return refuse('no sound in it')
      checkRest(reader, Math.min(start + bytes + (bytes % 2), reader.size))
      return format.isMp3
        ? checkMp3(reader.part(start, bytes))
        : Math.floor(bytes / format.blockBytes) / format.rate
    }
    if (start + size > reader.size) return refuse(`chunk ${name} is longer than the file`)
    // RF64 keeps the size of the sound in a chunk of its own (EBU Tech 3306).
    if (name === 'ds64') longBytes = Number(reader.view(start, 24).getBigUint64(8, true))
    if (name === 'fmt ' && format) refuse('a second format')
    if (name === 'fmt ') format = readWavFormat(reader.view(start, Math.min(size, 40)))
    offset = start + size + (size % 2)
  }
}
