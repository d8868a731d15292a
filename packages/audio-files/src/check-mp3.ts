import { refuse } from './audio-refusal.ts'
import { readText, type ByteReader } from './byte-reader.ts'
import { walkFrames, type Frame } from './frame-walk.ts'

/** kbit/s by index (ISO/IEC 11172-3 and 13818-3, layer III). */
const KILOBITS_V1 = [0, 32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320]
const KILOBITS_V2 = [0, 8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160]
const RATES_V1 = [44_100, 48_000, 32_000]

/** The two version bits: 3 is MPEG-1, 2 is MPEG-2, 0 is the unofficial 2.5, 1 is reserved. */
const RATE_DIVISOR: Readonly<Record<number, number>> = { 3: 1, 2: 2, 0: 4 }

const readFrame = (head: DataView): Frame | undefined => {
  const [sync, second, third] = [head.getUint8(0), head.getUint8(1), head.getUint8(2)]
  const version = (second >> 3) & 3
  const divisor = RATE_DIVISOR[version]
  const isLayer3 = ((second >> 1) & 3) === 1
  if (sync !== 0xff || (second & 0xe0) !== 0xe0 || !isLayer3 || divisor === undefined)
    return undefined
  const kilobits = (version === 3 ? KILOBITS_V1 : KILOBITS_V2)[third >> 4]
  const rate = RATES_V1[(third >> 2) & 3]
  if (!kilobits || !rate) return undefined
  const samples = version === 3 ? 1152 : 576
  const hertz = rate / divisor
  const padding = (third >> 1) & 1
  return {
    bytes: Math.floor((samples * kilobits * 125) / hertz) + padding,
    seconds: samples / hertz,
    kind: `MPEG ${version} at ${hertz}`,
  }
}

/** How many frames the Xing, Info or VBRI header in the first frame promises, if any does. */
const readPromisedFrames = (reader: ByteReader, start: number): number | undefined => {
  const head = reader.view(start, 4)
  const isVersion1 = ((head.getUint8(1) >> 3) & 3) === 3
  const isMono = head.getUint8(3) >> 6 === 3
  const sideInformation = isVersion1 ? (isMono ? 17 : 32) : isMono ? 9 : 17
  const xing = start + 4 + sideInformation
  if (xing + 12 <= reader.size) {
    const view = reader.view(xing, 12)
    const hasFrames = (view.getUint32(4) & 1) !== 0
    if (/^(Xing|Info)$/.test(readText(view, 0, 4))) return hasFrames ? view.getUint32(8) : undefined
  }
  const vbri = start + 4 + 32
  if (vbri + 18 > reader.size) return undefined
  const view = reader.view(vbri, 18)
  return readText(view, 0, 4) === 'VBRI' ? view.getUint32(14) : undefined
}

/** @returns the length in seconds */
export const checkMp3 = (reader: ByteReader): number => {
  const walk = walkFrames(reader, 4, readFrame)
  const promised = readPromisedFrames(reader, walk.start)
  // Some encoders count the header's own frame, most do not. `frames` always counts it.
  if (promised !== undefined && walk.frames < promised)
    refuse(`${walk.frames} of ${promised} frames`)
  if (promised === undefined && walk.leftOver > 0) refuse('the last frame is cut off')
  if (promised !== undefined && walk.leftOver > 0 && walk.frames <= promised)
    refuse('the last frame is cut off')
  return walk.seconds
}
