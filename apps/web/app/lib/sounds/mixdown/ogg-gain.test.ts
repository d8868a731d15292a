import { expect, it } from 'vitest'
import { withOutputGain } from './ogg-gain.ts'

/** The first page of a file that libopus wrote (ffmpeg 7.1, 48 kHz, two channels), and the byte that begins the second. */
const PAGE =
  '4f676753000200000000000000000102030400000000SUMSUMSU0113' +
  '4f7075734865616401023801' +
  '80bb0000000000'

const bytesOf = (hex: string) => Uint8Array.from(hex.match(/../g) ?? [], (one) => parseInt(one, 16))

/** Bit by bit, as RFC 3533 describes it. */
const checksumOf = (page: Uint8Array): number => {
  let crc = 0n
  for (const byte of page.map((one, at) => (at >= 22 && at < 26 ? 0 : one)))
    for (let bit = 7; bit >= 0; bit -= 1) {
      const top = ((crc >> 31n) & 1n) ^ BigInt((byte >> bit) & 1)
      crc = ((crc << 1n) & 0xffffffffn) ^ (top === 1n ? 0x04c11db7n : 0n)
    }
  return Number(crc)
}

const start = bytesOf(PAGE.replace('SUMSUMSU', '00000000') + '4f676753')

it.each([-1.5, 0, 0.25])('writes a gain of %d dB with the checksum of the page', (decibels) => {
  const page = withOutputGain(start, decibels)
  expect(page).toHaveLength(start.length - 4)
  const view = new DataView(page.buffer)
  expect(view.getInt16(28 + 16, true)).toBe(decibels * 256)
  expect(view.getUint32(22, true)).toBe(checksumOf(page))
})

it('refuses a file that begins otherwise', () => {
  expect(() => withOutputGain(new Uint8Array(60), 1)).toThrow('does not begin as Opus')
})
