import { refuse } from './audio-refusal.ts'
import { isPlayedRate } from './sample-rates.ts'

export type WavFormat = {
  readonly rate: number
  /** Bytes of one sample of all channels; 1 for frames of mp3. */
  readonly blockBytes: number
  /** The sound is frames of mp3 (RFC 2361, appendix A.26), as old recorders and games write it. */
  readonly isMp3: boolean
}

const EXTENSIBLE = 0xfffe
const MP3 = 0x55
const FORMAT_BYTES = 16

/** Bits of a sample by format: what Chromium plays of PCM, float, A-law and mu-law. */
const BITS: Readonly<Record<number, readonly number[]>> = {
  1: [8, 16, 24, 32],
  3: [32],
  6: [8],
  7: [8],
}

/** Channels that an `AudioBuffer` of Chromium may have. */
const MOST_CHANNELS = 32

/**
 * @param view the `fmt ` chunk
 * @throws {AudioRefusal} for what browsers do not play
 */
export const readWavFormat = (view: DataView): WavFormat => {
  if (view.byteLength < FORMAT_BYTES) refuse('a WAV format that is cut off')
  const tag = view.getUint16(0, true)
  const format = tag === EXTENSIBLE && view.byteLength >= 26 ? view.getUint16(24, true) : tag
  const channels = view.getUint16(2, true)
  const rate = view.getUint32(4, true)
  const bits = view.getUint16(14, true)
  if (channels === 0 || rate === 0) refuse('a WAV format without substance')
  if (!isPlayedRate(rate)) refuse(`${rate} Hz`, 'unplayable')
  if (format === MP3) return { rate, blockBytes: 1, isMp3: true }
  // Samples of 12 or 20 bits fill whole bytes.
  const bytes = Math.ceil(bits / 8)
  if (!BITS[format]?.includes(bytes * 8))
    refuse(`WAV of format ${format} with ${bits} bits`, 'unplayable')
  if (channels > MOST_CHANNELS) refuse(`${channels} channels`, 'unplayable')
  return { rate, blockBytes: channels * bytes, isMp3: false }
}
