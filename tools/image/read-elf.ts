/** What a program or a shared library says of itself. */
export type Elf = {
  /** `e_machine`: 62 for x86-64, 183 for AArch64. */
  readonly machine: number
  /** The program that loads it, such as `/lib64/ld-linux-x86-64.so.2`; libraries have none. */
  readonly loader: string | undefined
  /** File names of the libraries that it needs, as `DT_NEEDED` has them. */
  readonly needed: readonly string[]
}

/** Numbers of the System V ABI, generic part: program headers and the dynamic section. */
const PT_LOAD = 1
const PT_DYNAMIC = 2
const PT_INTERP = 3
const DT_NEEDED = 1n
const DT_STRTAB = 5n

type Segment = { type: number; offset: number; address: bigint; size: number }

const readText = (file: Buffer, start: number): string =>
  file.toString('latin1', start, file.indexOf(0, start))

const readSegments = (file: Buffer): Segment[] => {
  const table = Number(file.readBigUInt64LE(32))
  const entrySize = file.readUInt16LE(54)
  return Array.from({ length: file.readUInt16LE(56) }, (_, index) => {
    const at = table + index * entrySize
    return {
      type: file.readUInt32LE(at),
      offset: Number(file.readBigUInt64LE(at + 8)),
      address: file.readBigUInt64LE(at + 16),
      size: Number(file.readBigUInt64LE(at + 32)),
    }
  })
}

const readDynamic = (file: Buffer, segments: readonly Segment[]): [tag: bigint, value: bigint][] =>
  segments
    .filter(({ type }) => type === PT_DYNAMIC)
    .flatMap(({ offset, size }) =>
      Array.from({ length: size / 16 }, (_, index): [bigint, bigint] => [
        file.readBigUInt64LE(offset + index * 16),
        file.readBigUInt64LE(offset + index * 16 + 8),
      ]),
    )

const offsetOf = (address: bigint, segments: readonly Segment[]): number => {
  const segment = segments.find(
    ({ type, address: start, size }) =>
      type === PT_LOAD && address >= start && address < start + BigInt(size),
  )
  if (!segment) throw new Error(`no segment of the file is loaded at ${address}`)
  return segment.offset + Number(address - segment.address)
}

/** @returns `undefined` when the file is no ELF file of 64 bits, lowest byte first */
export const readElf = (file: Buffer): Elf | undefined => {
  const isElf = file.length > 64 && file.readUInt32BE(0) === 0x7f454c46
  if (!isElf || file[4] !== 2 || file[5] !== 1) return undefined
  const segments = readSegments(file)
  const dynamic = readDynamic(file, segments)
  const [, names = 0n] = dynamic.find(([tag]) => tag === DT_STRTAB) ?? []
  const interpreter = segments.find(({ type }) => type === PT_INTERP)
  return {
    machine: file.readUInt16LE(18),
    loader: interpreter && readText(file, interpreter.offset),
    needed: dynamic
      .filter(([tag]) => tag === DT_NEEDED)
      .map(([, value]) => readText(file, offsetOf(names, segments) + Number(value))),
  }
}
