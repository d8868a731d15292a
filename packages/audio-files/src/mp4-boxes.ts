import { refuse } from './audio-refusal.ts'
import { skipZeros, readText, type ByteReader } from './byte-reader.ts'

/** A box of an ISO base media file (ISO/IEC 14496-12, section 4.2). */
export type Box = { readonly type: string; readonly start: number; readonly end: number }

const BOX_HEAD = 8
/** Far more than a good file has; a hostile one could consist of box heads alone. */
const MOST_BOXES = 20_000

const readBox = (reader: ByteReader, offset: number, to: number): Box => {
  const head = reader.view(offset, BOX_HEAD)
  const type = readText(head, 4, 4)
  let bytes = head.getUint32(0)
  let headBytes = BOX_HEAD
  if (bytes === 1) {
    bytes = Number(reader.view(offset + BOX_HEAD, 8).getBigUint64(0))
    headBytes += 8
  } else if (bytes === 0) bytes = to - offset
  if (!/^[\x20-\x7e\xa9]{4}$/.test(type)) refuse(`no box at byte ${offset}`)
  if (bytes < headBytes) refuse(`box ${type} is shorter than its head`)
  if (offset + bytes > to) refuse(`box ${type} is longer than the file`, 'cut_off')
  return { type, start: offset + headBytes, end: offset + bytes }
}

/**
 * The boxes between two positions; `start` and `end` enclose their contents. Zeros may follow the last one, as
 * QuickTime leaves them.
 */
export const readBoxes = (reader: ByteReader, from: number, to: number): Box[] => {
  const boxes: Box[] = []
  let offset = from
  while (offset < to) {
    const isEnd = offset + BOX_HEAD > to || reader.view(offset + 4, 4).getUint32(0) === 0
    if (isEnd && skipZeros(reader, offset, to) === to) break
    if (offset + BOX_HEAD > to) return refuse(`${to - offset} bytes after the last box`)
    const box = readBox(reader, offset, to)
    boxes.push(box)
    if (boxes.length > MOST_BOXES) refuse('too many boxes', 'too_costly')
    offset = box.end
  }
  return boxes
}

export const findBox = (boxes: readonly Box[], type: string): Box | undefined =>
  boxes.find((box) => box.type === type)

/** @returns the box at a path of types inside `outer`, e.g. `mdia`, `minf`, `stbl` */
export const findInside = (
  reader: ByteReader,
  outer: Box,
  ...path: readonly string[]
): Box | undefined => {
  let box: Box | undefined = outer
  for (const type of path) {
    if (!box) return undefined
    box = findBox(readBoxes(reader, box.start, box.end), type)
  }
  return box
}
