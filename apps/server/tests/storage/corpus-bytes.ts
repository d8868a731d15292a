import { seededRandom } from '@dhvani/units'

export const text = (value: string) => Buffer.from(value, 'latin1')
export const PAGE = text('<!DOCTYPE html><html><body><script>alert(1)</script></body></html>')

export const id3 = (contents: Buffer, declared = contents.length): Buffer =>
  Buffer.concat([
    text('ID3'),
    Buffer.from([4, 0, 0]),
    Buffer.from([21, 14, 7, 0].map((shift) => (declared >> shift) & 0x7f)),
    contents,
  ])

export const id3v1 = () => Buffer.concat([text('TAG'), Buffer.alloc(125, 0x20)])

export const ape = (): Buffer => {
  const footer = Buffer.alloc(32)
  footer.write('APETAGEX', 'latin1')
  footer.writeUInt32LE(2000, 8)
  footer.writeUInt32LE(32, 12)
  return footer
}

export const edited = (bytes: Buffer, edit: (copy: Buffer) => void): Buffer => {
  const copy = Buffer.from(bytes)
  edit(copy)
  return copy
}

export const noise = (bytes: number): Buffer => {
  const random = seededRandom('corpus noise')
  return Buffer.from(Array.from({ length: bytes }, () => Math.floor(random() * 256)))
}

/** A zip with one stored file, by hand: its end record is at the end, as unzippers look for it. */
export const zip = (): Buffer => {
  const local = Buffer.concat([text('PK\u0003\u0004'), Buffer.alloc(26), text('a.txt hello')])
  const end = Buffer.concat([text('PK\u0005\u0006'), Buffer.alloc(18)])
  return Buffer.concat([local, end])
}

export const insertAt = (bytes: Buffer, offset: number, extra: Buffer): Buffer =>
  Buffer.concat([bytes.subarray(0, offset), extra, bytes.subarray(offset)])

export const halfOf = (bytes: Buffer): Buffer => bytes.subarray(0, Math.floor(bytes.length / 2))
