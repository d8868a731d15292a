import { MPEGDecoder } from 'mpg123-decoder'

/** Samples in [-1, 1], two channels, alike where the file has one; hertz. */
export type DecodedMp3 = { channels: Float32Array[]; sampleRate: number }

/**
 * Decodes a whole mp3 in Node.
 *
 * @param gapless cuts the encoder's padding off by the file's Info frame, as browsers do
 * @throws {Error} when the bytes are not an mp3
 */
export const decodeMp3 = async (
  bytes: Uint8Array,
  { gapless = true }: { gapless?: boolean } = {},
): Promise<DecodedMp3> => {
  const decoder = new MPEGDecoder({ enableGapless: gapless })
  await decoder.ready
  try {
    const { channelData, sampleRate, samplesDecoded } = decoder.decode(bytes)
    if (samplesDecoded === 0) throw new Error('These bytes hold no mp3 audio.')
    return { channels: channelData, sampleRate }
  } finally {
    decoder.free()
  }
}
