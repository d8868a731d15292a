import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import { checkKey } from '../names.ts'
import { parseInput } from '../parse-input.ts'
import { checkDeclaredType, isAudioBucket, maxBytesOf } from '../upload/bucket-rules.ts'
import { checkNameOfType } from '../upload/audio-rules.ts'
import { storageErrors } from '../storage-errors.ts'
import type { BucketRow } from '../store/buckets.ts'
import type { ObjectMetadata } from '../store/object-row.ts'

/** Type and subtype without parameters (RFC 9110, section 8.3.1). */
const MEDIA_TYPE = /^[\w!#$&^.+-]+\/[\w!#$&^.+-]+$/

const bodySchema = z.object({
  bucketId: z.string(),
  sourceKey: z.string(),
  destinationKey: z.string(),
  destinationBucket: z.string().optional(),
  copyMetadata: z.boolean().default(true),
  /** Used only with `copyMetadata: false`. */
  metadata: z
    .object({ cacheControl: z.string().max(100), mimetype: z.string().max(200).regex(MEDIA_TYPE) })
    .partial()
    .optional(),
})

/** What moving and copying are asked with. */
export const parseTransfer = (request: FastifyRequest) => {
  const body = parseInput('body', bodySchema, request.body)
  return {
    ...body,
    destinationKey: checkKey(body.destinationKey),
    destinationBucket: body.destinationBucket ?? body.bucketId,
  }
}

/** A file must not come by another way where its upload would be refused. */
export const checkDestination = (
  bucket: BucketRow,
  name: string,
  { mimetype, size }: ObjectMetadata,
): void => {
  checkDeclaredType(bucket, mimetype)
  if (isAudioBucket(bucket)) checkNameOfType(name, mimetype)
  if (size > maxBytesOf(bucket)) throw storageErrors.tooLarge()
}
