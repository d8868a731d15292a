import { expect, it } from 'vitest'
import { MAX_UPLOAD_BYTES } from '@dhvani/catalogue'
import { collectPieces, TooLarge } from './collect-pieces.ts'

const MIB = 1024 * 1024

it('holds what is written on, over the ends of its pieces, and into what is written', async () => {
  const { write, finish } = collectPieces()
  write({ data: new Uint8Array(MIB - 1).fill(1), position: 0 })
  write({ data: new Uint8Array(MIB).fill(2), position: MIB - 1 })
  write({ data: Uint8Array.of(9, 9), position: MIB - 2 })
  const bytes = new Uint8Array(await new Blob([...finish()]).arrayBuffer())
  expect(bytes).toHaveLength(2 * MIB - 1)
  expect([...bytes.subarray(MIB - 3, MIB + 1)]).toEqual([1, 9, 9, 2])
  expect(bytes.at(-1)).toBe(2)
})

it('refuses a byte more than 50 MB', () => {
  const { write } = collectPieces()
  write({ data: Uint8Array.of(1), position: MAX_UPLOAD_BYTES - 1 })
  expect(() => write({ data: Uint8Array.of(1), position: MAX_UPLOAD_BYTES })).toThrow(TooLarge)
})
