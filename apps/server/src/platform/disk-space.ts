import { statfs } from 'node:fs/promises'

export type DiskSpace = {
  readonly sizeBytes: number
  /** What this process may still write. */
  readonly freeBytes: number
}

const MIB = 1_048_576
const RESERVED_SHARE = 0.02
/** More than what is written between two looks at the log of the embedded database. */
const LEAST_RESERVED = 64 * MIB
const MOST_RESERVED = 1024 * MIB

/** @throws when the directory cannot be looked at */
export const readDiskSpace = async (directory: string): Promise<DiskSpace> => {
  const { bsize, blocks, bavail } = await statfs(directory)
  return { sizeBytes: bsize * blocks, freeBytes: bsize * bavail }
}

/**
 * Whether so many bytes more leave what the server needs itself: a database that cannot write its log stops,
 * and then it answers no reads either. A fiftieth is kept, 64 MiB to 1 GiB.
 */
export const hasRoom = ({ sizeBytes, freeBytes }: DiskSpace, bytes: number): boolean => {
  const reserved = Math.min(Math.max(sizeBytes * RESERVED_SHARE, LEAST_RESERVED), MOST_RESERVED)
  return freeBytes - bytes >= reserved
}

/** Room that is kept for bytes that are still to be written. */
export type DiskClaim = {
  /** These bytes are on the disk now, and need no room any more. */
  countWritten(bytes: number): void
  /** Gives back the rest. May be called again. */
  end(): void
}

/** The file system of the data directory. */
export type DataDisk = {
  readSpace(): Promise<DiskSpace>
  /** Asked before anything is written that could wait. Deleting is never refused. */
  hasRoomFor(bytes: number): Promise<boolean>
  /** @returns `undefined` when so many bytes have no room beside the other claims */
  claim(bytes: number): Promise<DiskClaim | undefined>
}

export const createDataDisk = (directory: string): DataDisk => {
  /** Bytes that are claimed and not yet written. */
  let awaited = 0
  const begin = (bytes: number): DiskClaim => {
    let rest = bytes
    awaited += rest
    const countWritten = (written: number) => {
      const less = Math.min(written, rest)
      rest -= less
      awaited -= less
    }
    return { countWritten, end: () => countWritten(rest) }
  }
  const disk: DataDisk = {
    readSpace: () => readDiskSpace(directory),
    async hasRoomFor(bytes) {
      // Read before the wait: later claims give way to this one.
      const wanted = awaited + bytes
      return hasRoom(await disk.readSpace(), wanted)
    },
    async claim(bytes) {
      const isThereRoom = disk.hasRoomFor(bytes)
      const claim = begin(bytes)
      const isGranted = await isThereRoom.catch((error: unknown) => {
        claim.end()
        throw error
      })
      if (isGranted) return claim
      claim.end()
      return undefined
    },
  }
  return disk
}
