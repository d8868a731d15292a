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

/** The file system of the data directory. */
export type DataDisk = {
  /** Asked before anything is written that could wait. Deleting is never refused. */
  hasRoomFor(bytes: number): Promise<boolean>
}

export const createDataDisk = (directory: string): DataDisk => ({
  hasRoomFor: async (bytes) => hasRoom(await readDiskSpace(directory), bytes),
})
