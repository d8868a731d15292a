import { MAX_UPLOAD_BYTES } from '@dhvani/catalogue'
import { createEncoder } from 'wasm-media-encoders'
import { collectPieces } from './collect-pieces.ts'
import { downmix } from './downmix.ts'
import { infoFrame } from './mp3-info-frame.ts'

/** What is encoded: kbit/s, constant, and channels. */
export type Mp3Choice = {
  readonly bitrate: 32 | 48 | 64 | 96 | 112 | 128 | 160
  readonly channels: 1 | 2
}

/** From the best on; two channels in less than 96 kbit/s sound worse than one. */
const CHOICES: readonly Mp3Choice[] = [
  { bitrate: 160, channels: 2 },
  { bitrate: 128, channels: 2 },
  { bitrate: 112, channels: 2 },
  { bitrate: 96, channels: 2 },
  { bitrate: 96, channels: 1 },
  { bitrate: 64, channels: 1 },
  { bitrate: 48, channels: 1 },
  { bitrate: 32, channels: 1 },
]

/** For the first frame and what an encoder adds. */
const SPARE_BYTES = 16_384

/** @returns the best choice that fits into 50 MB; `undefined` where even the smallest does not (three and a half hours) */
export const chooseMp3 = (seconds: number, channels: number): Mp3Choice | undefined =>
  CHOICES.find(
    (choice) =>
      choice.channels <= channels &&
      (seconds * choice.bitrate * 1000) / 8 < MAX_UPLOAD_BYTES - SPARE_BYTES,
  )

/** @returns one of the rates of MPEG-1 (ISO/IEC 11172-3, 2.4.2.3), in hertz */
const outputRate = (rate: number): 32_000 | 44_100 | 48_000 => {
  if (rate <= 32_000) return 32_000
  return rate % 11_025 === 0 ? 44_100 : 48_000
}

/** Samples that the encoder takes at once: its memory is reused. */
const BLOCK_SAMPLES = 8192

/**
 * @param rate of the samples that the caller adds, in hertz. Any rate will do: the encoder converts it
 * @param encoderCode the encoder's WebAssembly
 */
export const createMp3Writer = async (
  rate: number,
  { bitrate, channels }: Mp3Choice,
  encoderCode: WebAssembly.Module,
) => {
  const encoder = await createEncoder('audio/mpeg', encoderCode)
  const outputSampleRate = outputRate(rate)
  encoder.configure({ channels, sampleRate: rate, bitrate, outputSampleRate })
  const pieces = collectPieces()
  let header = new Uint8Array(0)
  let begin = 0
  let bytes = 0
  let count = 0

  const keep = (encoded: Uint8Array) => {
    if (encoded.length === 0) return
    if (header.length === 0) {
      header = encoded.slice(0, 4)
      begin = infoFrame(header).length
    }
    pieces.write({ data: encoded, position: begin + bytes })
    bytes += encoded.length
  }

  return {
    /** @param given samples of each channel, in any number of channels */
    add(given: readonly Float32Array<ArrayBuffer>[]) {
      const mixed = downmix(given, channels)
      const planes = channels === 2 && mixed.length === 1 ? [...mixed, ...mixed] : mixed
      const length = planes[0]?.length ?? 0
      for (let at = 0; at < length; at += BLOCK_SAMPLES)
        keep(encoder.encode(planes.map((plane) => plane.slice(at, at + BLOCK_SAMPLES))))
      count += length
    },
    /** @returns the file, in pieces */
    finish(): readonly Blob[] {
      keep(encoder.finalize())
      const frames = Math.round(bytes / ((144_000 * bitrate) / outputSampleRate))
      const samples = Math.round((count * outputSampleRate) / rate)
      pieces.write({ data: infoFrame(header, { frames, bytes, samples }), position: 0 })
      return pieces.finish()
    },
  }
}
