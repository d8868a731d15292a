import type { FastifyRequest } from 'fastify'
import { rm } from 'node:fs/promises'
import { isAudioBucket, maxBytesOf } from './bucket-rules.ts'
import { checkAudioHead, judgeAudio } from './audio-rules.ts'
import { readUpload, type Receive } from './read-upload.ts'
import { receiveFile } from './receive-file.ts'
import type { StorageContext } from '../storage-context.ts'
import { storageErrors } from '../storage-errors.ts'
import type { BucketRow } from '../store/buckets.ts'
import { storeObject } from './store-object.ts'

const anything = (): void => undefined

/** An answer before the end of a body: the rest is read and dropped, so that it can be heard. */
const dropRest = (request: FastifyRequest): void => {
  request.raw.unpipe()
  request.raw.resume()
}

/**
 * Receives, judges and keeps one file.
 *
 * @param admit refuses by type, name, policy and quota before the first byte
 */
export const takeUpload = async (
  context: StorageContext,
  request: FastifyRequest,
  target: {
    readonly bucket: BucketRow
    readonly name: string
    readonly owner: string | undefined
    readonly isUpsert: boolean
  },
  admit: (declaredType: string) => Promise<void>,
): Promise<{ readonly id: string; readonly version: string }> => {
  const { bucket, name, owner, isUpsert } = target
  const maxBytes = maxBytesOf(bucket)
  const isAudio = isAudioBucket(bucket)
  const path = await context.blobs.temporaryPath()
  const receive: Receive = async (body, declaredType, contentLength) => {
    if (contentLength !== undefined && contentLength > maxBytes) throw storageErrors.tooLarge()
    await admit(declaredType)
    return receiveFile(body, { path, maxBytes, checkHead: isAudio ? checkAudioHead : anything })
  }
  try {
    const upload = await readUpload(request, receive)
    const mimetype = isAudio
      ? await judgeAudio(path, name, (reason) => request.log.info({ reason }, 'upload refused'))
      : upload.declaredType
    const { file, cacheControl, userMetadata } = upload
    return await storeObject(context, {
      bucketId: bucket.id,
      name,
      owner,
      mimetype,
      cacheControl,
      userMetadata,
      isUpsert,
      size: file.size,
      md5: file.md5,
      place: (key) => context.blobs.adopt(key, file.path),
    })
  } catch (error) {
    dropRest(request)
    throw error
  } finally {
    await rm(path, { force: true })
  }
}
