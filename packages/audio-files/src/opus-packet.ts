/** Samples of a frame at 48 kHz, by the four ways of an encoder's mode to cut sound into frames (RFC 6716, table 2). */
const SPEECH = [480, 960, 1920, 2880]
const HYBRID = [480, 960]
const MUSIC = [120, 240, 480, 960]

const frameSamples = (config: number): number => {
  if (config < 12) return SPEECH[config % 4] ?? 0
  return (config < 16 ? HYBRID[config % 2] : MUSIC[config % 4]) ?? 0
}

/**
 * @param packet  bytes that begin with a packet of Opus; of several streams, the first tells for all
 * @returns samples at 48 kHz that it decodes to, by its first two bytes (RFC 6716, sections 3.1 and 3.2)
 */
export const countOpusSamples = (packet: DataView): number => {
  if (packet.byteLength === 0) return 0
  const head = packet.getUint8(0)
  const code = head & 3
  const countOfThree = packet.byteLength > 1 ? packet.getUint8(1) & 63 : 0
  const frames = code === 0 ? 1 : code === 3 ? countOfThree : 2
  return frames * frameSamples(head >> 3)
}
