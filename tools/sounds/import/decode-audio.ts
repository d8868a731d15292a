import { FLACDecoder } from '@wasm-audio-decoders/flac'
import { OggVorbisDecoder } from '@wasm-audio-decoders/ogg-vorbis'
import { decodeMp3 } from '@dhvani/audio-testkit/decode-mp3'
import { sniffAudioFamily } from '@dhvani/catalogue'
import { parseWav, type Audio } from '../wav.ts'

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

const isFlac = (bytes: Uint8Array): boolean =>
  String.fromCharCode(...bytes.subarray(0, 4)) === 'fLaC'

/**
 * Decodes a recording, whatever its name says: WAV, FLAC, MP3 or Ogg Vorbis.
 *
 * @throws {Error} with a clause that follows the file's name ("… it is not readable audio.")
 */
export const decodeAudio = async (bytes: Uint8Array): Promise<Audio> => {
  if (isFlac(bytes)) return decodeWith(new FLACDecoder(), bytes, 'FLAC')
  switch (sniffAudioFamily(bytes)) {
    case 'wav':
      return parseWav(bytes)
    case 'mp3':
      return decodeMp3(bytes)
    case 'ogg':
      return decodeWith(new OggVorbisDecoder(), bytes, 'Ogg Vorbis')
    case 'm4a':
    case 'aac':
      throw new Error(
        'AAC (m4a) cannot be decoded here: convert it to WAV or FLAC first, e.g. "ffmpeg -i in.m4a out.flac".',
      )
    case undefined:
      throw new Error('it is not readable audio (WAV, FLAC, MP3 or Ogg Vorbis).')
  }
}
