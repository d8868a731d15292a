import { expect, it, vi } from 'vitest'
import { createDataDisk, hasRoom } from './disk-space.ts'

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

it('gives what is left to the first of two claims, and to the next once that has ended', async () => {
  const disk = createDataDisk('/')
  const space = { sizeBytes: 300 * MIB, freeBytes: 64 * MIB + 100 }
  vi.spyOn(disk, 'readSpace').mockResolvedValue(space)
  const [first, second] = await Promise.all([disk.claim(60), disk.claim(60)])
  expect(second).toBeUndefined()
  expect(await disk.hasRoomFor(41)).toBe(false)
  first?.countWritten(1)
  expect(await disk.hasRoomFor(41)).toBe(true)
  first?.end()
  first?.end()
  expect(await disk.hasRoomFor(101)).toBe(false)
  expect(await disk.claim(100)).toBeDefined()
})

it('keeps no room for a claim when the disk cannot be looked at', async () => {
  const disk = createDataDisk('/')
  const space = { sizeBytes: 300 * MIB, freeBytes: 64 * MIB + 100 }
  vi.spyOn(disk, 'readSpace').mockRejectedValueOnce(new Error('gone')).mockResolvedValue(space)
  await expect(disk.claim(60)).rejects.toThrow('gone')
  expect(await disk.hasRoomFor(100)).toBe(true)
})
