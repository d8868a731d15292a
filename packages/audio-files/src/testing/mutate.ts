import type { Random } from '@dhvani/units'
import { id3, text } from './made-files.ts'

const EDGES = [0, 1, 0x7f, 0x80, 0xff, 0x7fff_ffff, 0x8000_0000, 0xffff_fffe, 0xffff_ffff]

const SPLICED = [
  id3(Buffer.alloc(30)),
  id3(Buffer.alloc(0)),
  text('ID3\u0004\u0000\u0000\u007f\u007f\u007f\u007f'),
  Buffer.concat([text('TAG'), Buffer.alloc(125)]),
  Buffer.concat([text('APETAGEX'), Buffer.alloc(24, 0xff)]),
  text('999999LYRICS200'),
  text('OggS\u0000\u0004'),
  text('\u0000\u0000\u0000\u0001mdat\u0000\u0000\u0000\u0000\u0000\u0000\u0000\u0010'),
  text('data\u00ff\u00ff\u00ff\u00ff'),
  text('<!DOCTYPE html><script>alert(1)</script>'),
  Buffer.alloc(40),
]

type Mutation = (bytes: Buffer, draw: (below: number) => number) => Buffer

const edited = (bytes: Buffer, edit: (copy: Buffer) => void): Buffer => {
  const copy = Buffer.from(bytes)
  if (copy.length > 8) edit(copy)
  return copy
}

const MUTATIONS: readonly Mutation[] = [
  // A bit flips.
  (bytes, draw) =>
    edited(bytes, (copy) => {
      const place = draw(copy.length)
      copy.writeUInt8(copy.readUInt8(place) ^ (1 << draw(8)), place)
    }),
  // A size is set to an edge.
  (bytes, draw) =>
    edited(bytes, (copy) => {
      const place = draw(copy.length - 4)
      const edge = EDGES[draw(EDGES.length)] ?? 0
      if (draw(2) === 0) copy.writeUInt32BE(edge, place)
      else copy.writeUInt32LE(edge, place)
    }),
  // The file is cut.
  (bytes, draw) => bytes.subarray(0, draw(bytes.length)),
  (bytes, draw) => bytes.subarray(draw(Math.min(bytes.length, 2000))),
  // A range comes twice, or is gone.
  (bytes, draw) => {
    const from = draw(bytes.length)
    const to = from + draw(600)
    return Buffer.concat([bytes.subarray(0, to), bytes.subarray(from)])
  },
  (bytes, draw) => {
    const from = draw(bytes.length)
    return Buffer.concat([bytes.subarray(0, from), bytes.subarray(from + draw(600))])
  },
  // A tag or a head is put in.
  (bytes, draw) => {
    const place = [0, bytes.length, draw(bytes.length + 1)][draw(3)] ?? 0
    const part = SPLICED[draw(SPLICED.length)] ?? text('')
    return Buffer.concat([bytes.subarray(0, place), part, bytes.subarray(place)])
  },
]

/** @returns a copy of a file with one to four mutations */
export const mutate = (bytes: Buffer, random: Random): Buffer => {
  const draw = (below: number) => Math.floor(random() * below)
  let mutated = bytes
  for (let times = 1 + draw(4); times > 0; times -= 1)
    mutated = MUTATIONS[draw(MUTATIONS.length)]?.(mutated, draw) ?? mutated
  return mutated
}
