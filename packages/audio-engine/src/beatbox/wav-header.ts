/** Bytes of the header that `writeWavHeader` writes; the samples follow it. */
export const WAV_HEADER_BYTES = 44

export type WavFormat = {
  readonly channels: number
  /** In hertz. */
  readonly sampleRate: number
  readonly bitsPerSample: 8 | 16
}

/** Writes the header of a PCM WAV file (RIFF, Microsoft/IBM 1991) whose samples fill the view. */
export const writeWavHeader = (
  view: DataView,
  { channels, sampleRate, bitsPerSample }: WavFormat,
): void => {
  const frameBytes = (channels * bitsPerSample) / 8
  const text = (at: number, word: string) => {
    for (let index = 0; index < word.length; index += 1) {
      view.setUint8(at + index, word.charCodeAt(index))
    }
  }
  text(0, 'RIFF')
  view.setUint32(4, view.byteLength - 8, true)
  text(8, 'WAVEfmt ')
  view.setUint32(16, 16, true)
  view.setUint16(20, 1, true)
  view.setUint16(22, channels, true)
  view.setUint32(24, sampleRate, true)
  view.setUint32(28, sampleRate * frameBytes, true)
  view.setUint16(32, frameBytes, true)
  view.setUint16(34, bitsPerSample, true)
  text(36, 'data')
  view.setUint32(40, view.byteLength - WAV_HEADER_BYTES, true)
}
