import { MPEGDecoder } from 'mpg123-decoder'

export type DecodedMp3 = { channels: Float32Array[]; sampleRate: number }

/**
 * Decodes a whole mp3 in Node.
 *
 * @param gapless follow the file's Info frame, as browsers do when it is there
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
