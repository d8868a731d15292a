import { FLACDecoder } from '@wasm-audio-decoders/flac'
import { OggVorbisDecoder } from '@wasm-audio-decoders/ogg-vorbis'
import { decodeMp3 } from '@dhvani/audio-measures/decode-mp3'
import { sniffAudioFamily } from '@dhvani/catalogue'
import { parseWav, type Audio } from './wav.ts'
import { decodeWithFfmpeg } from './decode-with-ffmpeg.ts'

type WasmDecoder = {
  ready: Promise<void>
  decodeFile(bytes: Uint8Array): Promise<{
    channelData: Float32Array[]
    samplesDecoded: number
    sampleRate: number
  }>
  free(): void
}

const decodeWith = async (
  decoder: WasmDecoder,
  bytes: Uint8Array,
  kind: string,
): Promise<Audio> => {
  await decoder.ready
  try {
    const { channelData, samplesDecoded, sampleRate } = await decoder.decodeFile(bytes)
    if (samplesDecoded === 0) throw new Error(`it holds no ${kind} audio.`)
    return { channels: channelData.map((channel) => channel.slice()), sampleRate }
  } finally {
    decoder.free()
  }
}

const startsWith = (bytes: Uint8Array, text: string, at = 0): boolean =>
  String.fromCharCode(...bytes.subarray(at, at + text.length)) === text

/** The first packet of an Ogg page with one segment begins after 28 bytes (RFC 3533, RFC 7845). */
const isOpus = (bytes: Uint8Array): boolean => startsWith(bytes, 'OpusHead', 28)

/**
 * Decodes a recording by its bytes, not by its name: WAV, FLAC, MP3 and Ogg Vorbis with decoders of
 * its own, AAC in m4a and Opus where ffmpeg is installed.
 *
 * @throws {Error} with a clause that follows the file's name ("… it is not readable audio.")
 */
export const decodeAudio = async (bytes: Uint8Array): Promise<Audio> => {
  if (startsWith(bytes, 'fLaC')) return decodeWith(new FLACDecoder(), bytes, 'FLAC')
  switch (sniffAudioFamily(bytes)) {
    case 'wav':
      return parseWav(bytes)
    case 'mp3':
      return decodeMp3(bytes)
    case 'ogg':
      return isOpus(bytes)
        ? decodeWithFfmpeg(bytes, 'Opus')
        : decodeWith(new OggVorbisDecoder(), bytes, 'Ogg Vorbis')
    case 'm4a':
    case 'aac':
      return decodeWithFfmpeg(bytes, 'AAC (m4a)')
    case undefined:
      throw new Error('it is not readable audio (WAV, FLAC, MP3, Ogg or m4a).')
  }
}
