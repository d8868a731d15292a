import type { Hertz } from '@dhvani/units'
import { createMp3Encoder } from 'wasm-media-encoders'
import type { Stereo } from '../dsp/stereo.ts'
import { buildInfoFrame } from './info-frame.ts'

/** Samples of silence that LAME puts before the sound (its encoder delay). */
const ENCODER_DELAY = 576
const FRAME_SAMPLES = 1152

/** Samples are handed over in blocks; the encoder's buffer is reused between them. */
const BLOCK = FRAME_SAMPLES * 64

/** The sample rates of MPEG-1 (ISO/IEC 11172-3, 2.4.2.3). */
export type Mp3SampleRate = Hertz & (44_100 | 48_000 | 32_000)

export type Mp3Options = {
  sampleRate: Mp3SampleRate
  /** kbit/s, constant. */
  bitrate: 64 | 96 | 128 | 160 | 192
  /** Encodes `left` alone, as a file of one channel. */
  isMono?: boolean
}

/**
 * Encodes a sound as constant-bitrate mp3 with a gapless ("Info") first frame.
 *
 * The encoder itself writes no such frame; without it decoders leave a hole of 25 ms or more at
 * the ends (docs/decisions/010-exact-loops.md).
 *
 * @param sound samples in [-1, 1]; untouched
 * @returns the whole file; with the frame's help a decoder gives exactly the samples that went in
 */
export const encodeMp3 = async (
  { left, right }: Stereo,
  { sampleRate, bitrate, isMono = false }: Mp3Options,
): Promise<Uint8Array> => {
  const encoder = await createMp3Encoder()
  const channels = isMono ? [left] : [left, right]
  encoder.configure({
    channels: isMono ? 1 : 2,
    sampleRate,
    bitrate,
    outputSampleRate: sampleRate,
  })
  const parts: Uint8Array[] = []
  for (let at = 0; at < left.length; at += BLOCK)
    parts.push(encoder.encode(channels.map((channel) => channel.slice(at, at + BLOCK))).slice())
  parts.push(encoder.finalize().slice())
  const frames = concatenate(parts)
  const total = countSamples(frames, bitrate, sampleRate)
  const padding = Math.max(0, Math.min(4095, total - ENCODER_DELAY - left.length))
  return concatenate([
    buildInfoFrame(frames, { encoderDelay: ENCODER_DELAY, padding, bitrate }),
    frames,
  ])
}

const countSamples = (frames: Uint8Array, bitrate: number, sampleRate: number): number =>
  Math.round(frames.length / ((144_000 * bitrate) / sampleRate)) * FRAME_SAMPLES

const concatenate = (parts: readonly Uint8Array[]): Uint8Array => {
  const whole = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0))
  let at = 0
  for (const part of parts) {
    whole.set(part, at)
    at += part.length
  }
  return whole
}
