import { expect, it } from 'vitest'
import { findLargeRefusal } from './find-refusal.ts'

/** MPEG-2 layer III, 8 kbit/s at 24 kHz: the smallest frame of that layer (ISO/IEC 13818-3, 2.4.2.3). */
const FRAME_BYTES = 24
const FRAME = new Uint8Array(FRAME_BYTES)
FRAME.set([0xff, 0xf3, 0x14, 0xc0])

/** As many bytes in frames or zeros as asked, made when they are read; and how many were. */
const countReads = (size: number, fill: (into: Uint8Array, position: number) => void) => {
  let bytes = 0
  const source = {
    size,
    read(into: Uint8Array, position: number) {
      fill(into, position)
      bytes += into.length
      return into.length
    },
  }
  return { source, readBytes: () => bytes }
}

const frames = (into: Uint8Array, position: number) => {
  for (let index = 0; index < into.length; index += 1)
    into[index] = FRAME[(position + index) % FRAME_BYTES] ?? 0
}

it('ends at a million frames of a large file, and calls it too large', () => {
  const { source, readBytes } = countReads(FRAME_BYTES * 3_000_000, frames)
  expect(findLargeRefusal(source)).toBe('too_large')
  expect(readBytes()).toBeLessThan(FRAME_BYTES * 1_100_000)
})

it('lets a large file be made to fit that is of none of the types, without reading it through', () => {
  const head = new TextEncoder().encode('fLaC')
  const { source, readBytes } = countReads(80_000_000, (into, position) => {
    into.fill(0)
    if (position === 0) into.set(head)
  })
  expect(findLargeRefusal(source)).toBeUndefined()
  expect(readBytes()).toBeLessThan(1_000_000)
})
