import { z } from 'zod'
import { isStorable } from '#http/bodies/storable.ts'
import { renderCaching } from '../upload/caching.ts'
import type { UploadFields } from '../upload/open-upload.ts'
import { parseUserMetadata } from '../upload/user-metadata.ts'
import { tusErrors } from './tus-error.ts'

const metadataSchema = z.object({
  bucketName: z.string().min(1),
  objectName: z.string().min(1),
  contentType: z.string().default('application/octet-stream'),
  cacheControl: z.string().optional(),
  metadata: z.string().optional(),
})

export type UploadMetadata = UploadFields & {
  readonly bucketId: string
  readonly name: string
}

/** `key base64,key base64`, as TUS writes it; cacheControl is a number of seconds. */
export const parseUploadMetadata = (header: unknown): UploadMetadata => {
  if (typeof header !== 'string') throw tusErrors.metadataRequired()
  const pairs = header.split(',').map((pair) => {
    const [key = '', value = ''] = pair.trim().split(' ', 2)
    const text = Buffer.from(value, 'base64').toString('utf8')
    if (!isStorable(text)) throw tusErrors.nulInMetadata()
    return [key, text] as const
  })
  const parsed = metadataSchema.safeParse(Object.fromEntries(pairs))
  if (!parsed.success) throw tusErrors.metadataRequired()
  const { bucketName, objectName, contentType, cacheControl, metadata } = parsed.data
  return {
    bucketId: bucketName,
    name: objectName,
    declaredType: contentType,
    cacheControl: renderCaching(cacheControl),
    userMetadata: parseUserMetadata(metadata),
  }
}
