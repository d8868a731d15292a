/** Bytes of the header that `writeWavHeader` writes; the samples follow it. */
export const WAV_HEADER_BYTES = 44

export type WavFormat = {
  readonly channels: number
  /** In hertz. */
  readonly sampleRate: number
  /** 8 and 16 are whole numbers, 32 is floating point. */
  readonly bitsPerSample: 8 | 16 | 32
}

const WHOLE_NUMBERS = 1
const FLOATING_POINT = 3

/**
 * Writes the header of a WAV file (RIFF; IBM and Microsoft, "Multimedia Programming Interface and Data Specifications
 * 1.0", 1991).
 *
 * @param view      the whole file, or its header alone
 * @param dataBytes bytes of the samples, under 2³² − 36; by itself what the view has room for
 */
export const writeWavHeader = (
  view: DataView,
  { channels, sampleRate, bitsPerSample }: WavFormat,
  dataBytes = view.byteLength - WAV_HEADER_BYTES,
): void => {
  const frameBytes = (channels * bitsPerSample) / 8
  const text = (at: number, word: string) => {
    for (let index = 0; index < word.length; index += 1) {
      view.setUint8(at + index, word.charCodeAt(index))
    }
  }
  text(0, 'RIFF')
  view.setUint32(4, WAV_HEADER_BYTES - 8 + dataBytes, true)
  text(8, 'WAVEfmt ')
  view.setUint32(16, 16, true)
  view.setUint16(20, bitsPerSample === 32 ? FLOATING_POINT : WHOLE_NUMBERS, true)
  view.setUint16(22, channels, true)
  view.setUint32(24, sampleRate, true)
  view.setUint32(28, sampleRate * frameBytes, true)
  view.setUint16(32, frameBytes, true)
  view.setUint16(34, bitsPerSample, true)
  text(36, 'data')
  view.setUint32(40, dataBytes, true)
}
