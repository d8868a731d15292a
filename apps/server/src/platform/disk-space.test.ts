import { expect, it } from 'vitest'
import { hasRoom } from './disk-space.ts'

const MIB = 1_048_576
const GIB = 1024 * MIB

it.each([
  ['a fiftieth of a disk of 10 GiB', 10 * GIB, 0.02 * 10 * GIB],
  ['64 MiB of a small disk', 300 * MIB, 64 * MIB],
  ['1 GiB of a large disk', 4000 * GIB, GIB],
])('keeps %s', (_what, sizeBytes, reserved) => {
  expect(hasRoom({ sizeBytes, freeBytes: reserved }, 0)).toBe(true)
  expect(hasRoom({ sizeBytes, freeBytes: reserved }, 1)).toBe(false)
  expect(hasRoom({ sizeBytes, freeBytes: reserved + 50 * MIB }, 50 * MIB)).toBe(true)
})
