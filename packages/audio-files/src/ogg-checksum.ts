/** CRC of an Ogg page (RFC 3533, section 6): polynomial 0x04c11db7, unreflected, from 0. */
const TABLE = Uint32Array.from({ length: 256 }, (_, index) => {
  let value = index << 24
  for (let bit = 0; bit < 8; bit += 1)
    value = value & 0x8000_0000 ? (value << 1) ^ 0x04c1_1db7 : value << 1
  return value >>> 0
})

const CHECKSUM_OFFSET = 22

/** The checksum of a whole page, its own field counted as zero. */
export const checksumOfOggPage = (page: DataView): number => {
  let sum = 0
  for (let index = 0; index < page.byteLength; index += 1) {
    const isOwnField = index >= CHECKSUM_OFFSET && index < CHECKSUM_OFFSET + 4
    const byte = isOwnField ? 0 : page.getUint8(index)
    sum = ((sum << 8) ^ (TABLE[((sum >>> 24) ^ byte) & 0xff] ?? 0)) >>> 0
  }
  return sum
}
