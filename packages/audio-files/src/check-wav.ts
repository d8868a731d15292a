import { refuse } from './audio-refusal.ts'
import { readText, type ByteReader } from './byte-reader.ts'

/** What browsers play: PCM, float, A-law, mu-law, and the extensible form of these. */
const PLAYABLE_FORMATS = new Set([1, 3, 6, 7])
const EXTENSIBLE = 0xfffe
/** A writer that could not seek back leaves this: the data goes on to the end of the file. */
const UNKNOWN_SIZE = 0xffff_ffff

type Format = { readonly bytesPerSecond: number }

const readFormat = (view: DataView): Format => {
  const tag = view.getUint16(0, true)
  const format = tag === EXTENSIBLE && view.byteLength >= 26 ? view.getUint16(24, true) : tag
  if (!PLAYABLE_FORMATS.has(format)) refuse(`WAV of format ${format}`)
  const channels = view.getUint16(2, true)
  const rate = view.getUint32(4, true)
  const blockBytes = view.getUint16(12, true)
  if (channels === 0 || rate === 0 || blockBytes === 0) refuse('a WAV format without substance')
  return { bytesPerSecond: rate * blockBytes }
}

/** @returns the length in seconds */
export const checkWav = (reader: ByteReader): number => {
  const head = reader.view(0, 12)
  const isRf64 = readText(head, 0, 4) === 'RF64'
  const riffSize = head.getUint32(4, true)
  const isOpenEnded = riffSize === UNKNOWN_SIZE
  if (!isOpenEnded && riffSize + 8 > reader.size + 1) refuse('shorter than its RIFF size')

  let format: Format | undefined
  let dataBytes: number | undefined
  let longDataBytes: number | undefined
  let offset = 12
  while (offset + 8 <= reader.size) {
    const chunk = reader.view(offset, 8)
    const name = readText(chunk, 0, 4)
    let size = chunk.getUint32(4, true)
    if (!/^[\x20-\x7e]{4}$/.test(name)) refuse(`no chunk at byte ${offset}`)
    if (name === 'data' && size === UNKNOWN_SIZE) {
      if (isRf64) size = longDataBytes ?? refuse('RF64 without its sizes')
      else if (isOpenEnded) size = reader.size - offset - 8
    }
    if (offset + 8 + size > reader.size) refuse(`chunk ${name} is longer than the file`)
    if (name === 'ds64') {
      const long = reader.view(offset + 8, 24)
      longDataBytes = Number(long.getBigUint64(8, true))
    }
    if (name === 'fmt ') format = readFormat(reader.view(offset + 8, Math.min(size, 40)))
    if (name === 'data') {
      if (!format) refuse('sound before its format')
      dataBytes = (dataBytes ?? 0) + size
    }
    offset += 8 + size + (size % 2)
  }
  if (offset < reader.size) refuse('bytes after the last chunk')
  if (!format || !dataBytes) return refuse('no sound in it')
  return dataBytes / format.bytesPerSecond
}
