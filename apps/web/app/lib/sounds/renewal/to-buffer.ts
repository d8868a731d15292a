/**
 * Copies channels of one length into a buffer of a page.
 *
 * @param channels at least one, of at least one sample
 * @param sampleRate in hertz
 * @throws {DOMException} `NotSupportedError` where there is no sample
 */
export const toBuffer = (
  channels: readonly Float32Array<ArrayBuffer>[],
  sampleRate: number,
): AudioBuffer => {
  const length = channels[0]?.length ?? 0
  const buffer = new AudioBuffer({ length, numberOfChannels: channels.length, sampleRate })
  for (const [index, samples] of channels.entries()) buffer.copyToChannel(samples, index)
  return buffer
}
