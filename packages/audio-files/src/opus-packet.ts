/** Samples of a frame at 48 kHz, by the four ways of an encoder's mode to cut sound into frames (RFC 6716, table 2). */
const SPEECH = [480, 960, 1920, 2880]
const HYBRID = [480, 960]
const MUSIC = [120, 240, 480, 960]

const frameSamples = (config: number): number => {
  if (config < 12) return SPEECH[config % 4] ?? 0
  return (config < 16 ? HYBRID[config % 2] : MUSIC[config % 4]) ?? 0
}

/** 120 ms: no packet may hold more (RFC 6716, section 3.4), and no decoder plays one that says so. */
const MOST_SAMPLES = 5760

/**
 * @param body    the body of a page
 * @param offset  where in it a packet of Opus begins; of several streams, the first tells for all
 * @returns samples at 48 kHz that the packet decodes to, by its first two bytes (RFC 6716, sections 3.1 and 3.2)
 */
export const countOpusSamples = (body: DataView, offset: number): number => {
  if (offset >= body.byteLength) return 0
  const head = body.getUint8(offset)
  const code = head & 3
  const countOfThree = offset + 1 < body.byteLength ? body.getUint8(offset + 1) & 63 : 0
  const frames = code === 0 ? 1 : code === 3 ? countOfThree : 2
  const samples = frames * frameSamples(head >> 3)
  return samples > MOST_SAMPLES ? 0 : samples
}
