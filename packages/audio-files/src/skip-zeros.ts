import type { ByteReader } from './byte-reader.ts'

const STEP = 4096

/** @returns the first byte from `from` on that is not zero, or `end` */
export const skipZeros = (reader: ByteReader, from: number, end: number): number => {
  for (let offset = from; offset < end; offset += STEP) {
    const view = reader.view(offset, Math.min(STEP, end - offset))
    for (let index = 0; index < view.byteLength; index += 1)
      if (view.getUint8(index) !== 0) return offset + index
  }
  return end
}
