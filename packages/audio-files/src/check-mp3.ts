import { refuse } from './audio-refusal.ts'
import { readText, type ByteReader } from './byte-reader.ts'
import { FEWEST_FRAMES, walkFrames, type Frame, type FrameFormat } from './frame-walk.ts'

/** kbit/s by index (ISO/IEC 11172-3 and 13818-3, layer III). */
const KILOBITS_V1 = [0, 32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320]
const KILOBITS_V2 = [0, 8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160]
const RATES_V1 = [44_100, 48_000, 32_000]

/** The two version bits: 3 is MPEG-1, 2 is MPEG-2, 0 is the unofficial 2.5, 1 is reserved. */
const RATE_DIVISOR: Readonly<Record<number, number>> = { 3: 1, 2: 2, 0: 4 }

const readFrame = (head: DataView): Frame | undefined => {
  const second = head.getUint8(1)
  const third = head.getUint8(2)
  const version = (second >> 3) & 3
  const divisor = RATE_DIVISOR[version]
  const isLayer3 = ((second >> 1) & 3) === 1
  if (head.getUint8(0) !== 0xff || (second & 0xe0) !== 0xe0 || !isLayer3 || divisor === undefined)
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
    // Version and rate. Encoders change bit rate and channel mode as they like.
    kind: (version << 2) | ((third >> 2) & 3),
  }
}

/** 320 kbit/s at 32 kHz, or 160 at 8 kHz. */
export const MP3: FrameFormat = { headBytes: 4, longestBytes: 1441, readFrame }

/** What an index in the first frame says of the file. Its own frame is seldom counted. */
type Index = { readonly frames: number; readonly bytes: number | undefined }

/** Reads the index that encoders write (Xing, Info or VBRI). @returns `undefined` when there is none */
const readIndex = (reader: ByteReader, start: number): Index | undefined => {
  const head = reader.view(start, 4)
  const isVersion1 = ((head.getUint8(1) >> 3) & 3) === 3
  const isMono = head.getUint8(3) >> 6 === 3
  const sideInformation = isVersion1 ? (isMono ? 17 : 32) : isMono ? 9 : 17
  const xing = start + 4 + sideInformation
  if (xing + 16 <= reader.size) {
    const view = reader.view(xing, 16)
    const flags = view.getUint32(4)
    if (/^(Xing|Info)$/.test(readText(view, 0, 4)))
      return (flags & 1) === 0
        ? undefined
        : { frames: view.getUint32(8), bytes: (flags & 2) === 0 ? undefined : view.getUint32(12) }
  }
  const vbri = start + 4 + 32
  if (vbri + 18 > reader.size) return undefined
  const view = reader.view(vbri, 18)
  return readText(view, 0, 4) === 'VBRI'
    ? { frames: view.getUint32(14), bytes: view.getUint32(10) }
    : undefined
}

/** Chromium knows the number of channels by the last of the first 51 to 60 frames, and begins with the third. */
const SETTLED = { first: 2, from: 50, to: 60 }

/** @returns how many channels each of the first frames has */
const readChannels = (reader: ByteReader, start: number): number[] => {
  const channels: number[] = []
  for (let at = start; channels.length < SETTLED.to && at + MP3.headBytes <= reader.size;) {
    const head = reader.view(at, MP3.headBytes)
    const frame = readFrame(head)
    if (!frame) break
    channels.push(head.getUint8(3) >> 6 === 3 ? 1 : 2)
    at += frame.bytes
  }
  return channels
}

/** Where the sound does not begin with as many channels as Chromium awaits, it plays nothing. */
const checkChannels = (channels: readonly number[]): void => {
  const awaited = channels.slice(Math.min(SETTLED.from, channels.length - 1))
  if (awaited.some((count) => count !== channels[SETTLED.first]))
    refuse('another number of channels soon after the beginning', 'unplayable')
}

/**
 * The last frame may be cut, or be missing: recordings of a stream end anywhere.
 *
 * @returns the length in seconds
 */
export const checkMp3 = (reader: ByteReader): number => {
  const { frames, seconds, start, lastEnd, longest } = walkFrames(reader, MP3)
  checkChannels(readChannels(reader, start))
  const promised = readIndex(reader, start)
  // The frame of the index holds no sound.
  if (promised && frames <= FEWEST_FRAMES) refuse(`only ${frames - 1} frames behind the index`)
  // The walk counts the frame of the index, so one may be missing. Where the encoder counted it too, the bytes tell.
  if (!promised || frames >= promised.frames) return seconds
  const missingBytes = promised.bytes === undefined ? Infinity : promised.bytes - (lastEnd - start)
  if (frames < promised.frames - 1 || missingBytes > longest)
    refuse(`${frames} of ${promised.frames} frames`, 'cut_off')
  return seconds
}
