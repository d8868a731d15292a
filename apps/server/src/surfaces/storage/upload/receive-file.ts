import { EARLY_CHECK_BYTES } from '@dhvani/audio-files'
import { createHash } from 'node:crypto'
import { open } from 'node:fs/promises'
import type { Readable } from 'node:stream'
import { asNoRoomError } from '#platform/blobs/blobs.ts'
import type { DataDisk, DiskClaim } from '#platform/disk-space.ts'
import { StorageError, storageErrors } from '../storage-errors.ts'
import { claimRoom } from './claim-room.ts'

export type ReceivedFile = {
  readonly path: string
  readonly size: number
  /** MD5 in hexadecimal: the ETag that S3 and upstream give. */
  readonly md5: string
}

type ReceiveOptions = {
  readonly path: string
  readonly maxBytes: number
  readonly disk: DataDisk
  /** The most that will come. The disk keeps room for it until it has come. */
  readonly expectedBytes: number
  /** Counts each chunk before it is written, and throws to stop the receiving */
  readonly take?: ((bytes: number) => void) | undefined
  /** Gets the first bytes (`EARLY_CHECK_BYTES`, or all of a shorter file) and throws to stop the receiving early. */
  readonly checkHead?: ((head: Uint8Array) => void) | undefined
}

const isInterruption = (error: unknown): boolean => {
  const { code, message } = error as { code?: unknown; message?: unknown }
  return (
    code === 'ECONNRESET' ||
    code === 'ERR_STREAM_PREMATURE_CLOSE' ||
    message === 'aborted' ||
    message === 'Unexpected end of form' ||
    message === 'Part terminated early due to unexpected end of multipart data'
  )
}

/**
 * Writes a stream to a file, one chunk in memory at a time.
 *
 * @throws {StorageError} EntityTooLarge, InsufficientStorage, and what `take` and `checkHead` throw
 *
 * The stream stays open when a check fails, so that the answer can still reach the client.
 */
export const receiveFile = async (
  source: Readable,
  { path, maxBytes, disk, expectedBytes, take, checkHead }: ReceiveOptions,
): Promise<ReceivedFile> => {
  const handle = await open(path, 'wx')
  let claim: DiskClaim | undefined
  const hash = createHash('md5')
  let size = 0
  let head = Buffer.alloc(0)
  let isHeadSeen = false
  try {
    claim = await claimRoom(disk, expectedBytes)
    for await (const chunk of source.iterator({ destroyOnReturn: false })) {
      const bytes = chunk as Buffer
      size += bytes.length
      if (size > maxBytes) throw storageErrors.tooLarge()
      take?.(bytes.length)
      if (!isHeadSeen) {
        head = Buffer.concat([head, bytes.subarray(0, EARLY_CHECK_BYTES - head.length)])
        isHeadSeen = head.length >= EARLY_CHECK_BYTES
        if (isHeadSeen) checkHead?.(head)
      }
      hash.update(bytes)
      await handle.write(bytes)
      claim.countWritten(bytes.length)
    }
    if (!isHeadSeen) checkHead?.(head)
    return { path, size, md5: hash.digest('hex') }
  } catch (error) {
    if (error instanceof StorageError) throw error
    throw isInterruption(error) ? storageErrors.interrupted() : asNoRoomError(error)
  } finally {
    claim?.end()
    await handle.close()
  }
}
