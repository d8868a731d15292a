import { expect, it } from 'vitest'
import { MAX_UPLOAD_BYTES } from '@dhvani/catalogue'
import { collectPieces, TooLarge } from './collect-pieces.ts'

const MIB = 1024 * 1024

it('holds what is written on, over the ends of its pieces, and into its beginning', async () => {
  const { write, finish } = collectPieces()
  write({ data: new Uint8Array(MIB - 1).fill(1), position: 0 })
  write({ data: new Uint8Array(3 * MIB).fill(2), position: MIB - 1 })
  write({ data: Uint8Array.of(3), position: 4 * MIB - 1 })
  write({ data: Uint8Array.of(9), position: MIB - 2 })
  write({ data: Uint8Array.of(8), position: 0 })
  const bytes = new Uint8Array(await new Blob([...finish()]).arrayBuffer())
  expect(bytes).toHaveLength(4 * MIB)
  expect([bytes[0], bytes[1], ...bytes.subarray(MIB - 3, MIB + 1)]).toEqual([8, 1, 1, 9, 2, 2])
  expect([...bytes.subarray(4 * MIB - 2)]).toEqual([2, 3])
})

it('refuses a byte more than 50 MB', () => {
  const { write } = collectPieces()
  for (let position = 0; position < MAX_UPLOAD_BYTES; position += MIB)
    write({ data: new Uint8Array(MIB), position })
  expect(() => write({ data: Uint8Array.of(1), position: MAX_UPLOAD_BYTES })).toThrow(TooLarge)
})
