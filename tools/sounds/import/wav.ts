import { WAV_HEADER_BYTES, writeWavHeader } from '@dhvani/audio-files/wav-header'

/** Decoded audio of any number of channels. */
export type Audio = { channels: Float32Array[]; sampleRate: number }

const PCM = 1
const FLOAT = 3
const EXTENSIBLE = 0xfffe

type Format = { tag: number; channels: number; sampleRate: number; bits: number }

const readFormat = (view: DataView, at: number, size: number): Format => {
  const tag = view.getUint16(at, true)
  return {
    tag: tag === EXTENSIBLE && size >= 26 ? view.getUint16(at + 24, true) : tag,
    channels: view.getUint16(at + 2, true),
    sampleRate: view.getUint32(at + 4, true),
    bits: view.getUint16(at + 14, true),
  }
}

const sampleReader = (view: DataView, { tag, bits }: Format): ((at: number) => number) => {
  if (tag === FLOAT && bits === 32) return (at) => view.getFloat32(at, true)
  if (tag === FLOAT && bits === 64) return (at) => view.getFloat64(at, true)
  if (tag === PCM && bits === 8) return (at) => (view.getUint8(at) - 128) / 128
  if (tag === PCM && bits === 16) return (at) => view.getInt16(at, true) / 2 ** 15
  if (tag === PCM && bits === 24)
    return (at) => ((view.getInt16(at + 1, true) << 8) | view.getUint8(at)) / 2 ** 23
  if (tag === PCM && bits === 32) return (at) => view.getInt32(at, true) / 2 ** 31
  throw new Error(`WAV of format ${tag} with ${bits} bits is not supported; use PCM or float.`)
}

/**
 * Reads RIFF WAVE files of 8 to 32-bit PCM and 32 or 64-bit float (IBM and Microsoft,
 * "Multimedia Programming Interface and Data Specifications 1.0"; extensible headers too).
 *
 * @throws {Error} when the bytes are not such a file
 */
export const parseWav = (bytes: Uint8Array): Audio => {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const text = (at: number) => String.fromCharCode(...bytes.subarray(at, at + 4))
  if (bytes.length < WAV_HEADER_BYTES || text(0) !== 'RIFF' || text(8) !== 'WAVE')
    throw new Error('These bytes are not a WAV file.')
  let format: Format | undefined
  for (let at = 12; at + 8 <= bytes.length;) {
    const size = view.getUint32(at + 4, true)
    if (text(at) === 'fmt ') format = readFormat(view, at + 8, size)
    if (text(at) === 'data') {
      if (!format) throw new Error('This WAV file has no format before its data.')
      return readSamples(view, at + 8, Math.min(size, bytes.length - at - 8), format)
    }
    at += 8 + size + (size % 2)
  }
  throw new Error('This WAV file holds no data.')
}

const readSamples = (view: DataView, start: number, size: number, format: Format): Audio => {
  const { channels, sampleRate, bits } = format
  const width = bits / 8
  const length = Math.floor(size / (width * channels))
  const read = sampleReader(view, format)
  return {
    sampleRate,
    channels: Array.from({ length: channels }, (_, channel) =>
      Float32Array.from({ length }, (_unused, index) =>
        read(start + (index * channels + channel) * width),
      ),
    ),
  }
}

/** Writes 32-bit float WAV: nothing is lost between an import and its encoding. */
export const writeWav = ({ channels, sampleRate }: Audio): Uint8Array => {
  const count = channels.length
  const length = channels[0]?.length ?? 0
  const bytes = new Uint8Array(WAV_HEADER_BYTES + length * count * 4)
  const view = new DataView(bytes.buffer)
  writeWavHeader(view, { channels: count, sampleRate, bitsPerSample: 32 })
  for (let index = 0; index < length; index += 1)
    for (let channel = 0; channel < count; channel += 1)
      view.setFloat32(
        WAV_HEADER_BYTES + (index * count + channel) * 4,
        channels[channel]![index]!,
        true,
      )
  return bytes
}
