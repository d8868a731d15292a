/**
 * Decodes a file, or its head.
 *
 * @param sampleRate of what it gives, in hertz
 * @throws {Error} for bytes that are no audio. The browser's own error has no stack, and `describeError` tells the
 *   operator of no error without one.
 */
export const decodeFile = async (bytes: ArrayBuffer, sampleRate: number): Promise<AudioBuffer> => {
  try {
    return await new OfflineAudioContext(1, 1, sampleRate).decodeAudioData(bytes)
  } catch (cause) {
    throw new Error('A sound could not be decoded.', { cause })
  }
}
