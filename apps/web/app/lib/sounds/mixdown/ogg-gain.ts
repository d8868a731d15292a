/** Where things are in the first page of an Ogg Opus file (RFC 3533, section 6; RFC 7845, section 5.1). */
const CHECKSUM_AT = 22
const SEGMENTS_AT = 26
const GAIN_IN_HEAD = 16
const POLYNOMIAL = 0x04c1_1db7

/** Checksum of a page, whose own field counts as 0. */
const checksum = (page: Uint8Array): number => {
  let crc = 0
  for (const [at, byte] of page.entries()) {
    crc ^= (at >= CHECKSUM_AT && at < CHECKSUM_AT + 4 ? 0 : byte) << 24
    for (let bit = 0; bit < 8; bit += 1)
      crc = crc & 0x8000_0000 ? (crc << 1) ^ POLYNOMIAL : crc << 1
  }
  return crc >>> 0
}

/**
 * Writes into the head of an Ogg Opus file by how much players make it louder or softer.
 *
 * @param start the first bytes of the file, at least its first page
 * @param decibels from -128 to 128
 * @returns the first page
 * @throws {Error} where the file begins with another head
 */
export const withOutputGain = (
  start: Uint8Array<ArrayBuffer>,
  decibels: number,
): Uint8Array<ArrayBuffer> => {
  const segments = start[SEGMENTS_AT] ?? 0
  const body = SEGMENTS_AT + 1 + segments
  const length = start.subarray(SEGMENTS_AT + 1, body).reduce((sum, size) => sum + size, 0)
  const page = start.slice(0, body + length)
  const names = [page.subarray(0, 4), page.subarray(body, body + 8)]
  const [sign, head] = names.map((bytes) => new TextDecoder('latin1').decode(bytes))
  if (sign !== 'OggS' || head !== 'OpusHead') throw new Error('The file does not begin as Opus.')
  const view = new DataView(page.buffer)
  view.setInt16(body + GAIN_IN_HEAD, Math.round(decibels * 256), true)
  view.setUint32(CHECKSUM_AT, checksum(page), true)
  return page
}
