import { once } from 'node:events'
import type { ServerResponse } from 'node:http'
import type { ByteRange } from '#platform/blobs/blobs.ts'
import type { OpenFile } from '#platform/blobs/open-files.ts'
import type { SendingBuffers } from './sending-buffers.ts'

/** Resolves when the system has taken the bytes, or the connection is gone. */
const write = (response: ServerResponse, bytes: Buffer): Promise<void> =>
  new Promise((resolve) => response.write(bytes, () => resolve()))

/**
 * Sends bytes of an open file, one buffer at a time, and gives file and buffer back.
 *
 * `pipe` would need a new buffer for every 64 kB, and with large files new memory is the greatest cost.
 *
 * @throws when the disk fails or the file is shorter than its row says; the answer is broken off then
 */
export const sendFromDisk = async (
  response: ServerResponse,
  file: OpenFile,
  { start, end }: ByteRange,
  buffers: SendingBuffers,
): Promise<void> => {
  const buffer = buffers.take(end - start + 1)
  try {
    for (let position = start; position <= end && !response.destroyed;) {
      const wanted = Math.min(buffer.length, end - position + 1)
      const count = await file.read(buffer, wanted, position)
      if (count === 0) throw new Error('A file is shorter than its row says.')
      position += count
      const bytes = buffer.subarray(0, count)
      if (position <= end) await write(response, bytes)
      else {
        const closed = once(response, 'close')
        response.end(bytes)
        await closed
      }
    }
  } catch (error) {
    response.destroy()
    throw error
  } finally {
    buffers.give(buffer)
    file.release()
  }
}
