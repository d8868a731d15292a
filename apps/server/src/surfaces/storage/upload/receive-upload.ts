import type { FastifyRequest } from 'fastify'
import { rm } from 'node:fs/promises'
import type { StorageContext } from '../storage-context.ts'
import { storageErrors } from '../storage-errors.ts'
import { admitUpload, type UploadTarget } from './admit-upload.ts'
import { checkAudioHead } from './audio-rules.ts'
import { isAudioBucket, maxBytesOf } from './bucket-rules.ts'
import { expectedBytesOf } from './claim-room.ts'
import { openUpload } from './open-upload.ts'
import { roomOf } from './quota.ts'
import type { Reception } from './receptions.ts'
import { receiveFile } from './receive-file.ts'
import { storeReceived } from './store-received.ts'

/** Reads and drops the rest of a body, so that the client hears the answer before its end. */
const dropRest = (request: FastifyRequest): void => {
  request.raw.unpipe()
  request.raw.resume()
}

/** From a request with a file to a stored object. */
export const receiveUpload = async (
  context: StorageContext,
  request: FastifyRequest,
  target: UploadTarget,
): Promise<{ readonly id: string }> => {
  const maxBytes = maxBytesOf(target.bucket)
  const { database, config, clock, receptions } = context
  const { owner } = target.uploader
  const path = await context.blobs.temporaryPath()
  let reception: Reception | undefined
  try {
    const incoming = await openUpload(request)
    if ((incoming.announcedBytes ?? 0) > maxBytes) throw storageErrors.tooLarge()
    await admitUpload(context, {
      ...target,
      declaredType: incoming.declaredType,
      bytes: incoming.announcedBytes,
    })
    const room = await roomOf(database, owner, { quota: config.uploadQuota, now: clock.now() })
    reception = receptions.unreserved.begin(owner, room)
    const file = await receiveFile(incoming.body, {
      path,
      maxBytes,
      disk: context.dataDisk,
      expectedBytes: expectedBytesOf(request, maxBytes),
      take: reception.take,
      checkHead: isAudioBucket(target.bucket) ? checkAudioHead : undefined,
    })
    const fields = await incoming.readFields()
    const upload = { ...target, ...fields }
    // From here on the database counts the file by its row.
    return await storeReceived(context, request, file, upload, async () => reception?.end())
  } catch (error) {
    dropRest(request)
    throw error
  } finally {
    reception?.end()
    await rm(path, { force: true })
  }
}
