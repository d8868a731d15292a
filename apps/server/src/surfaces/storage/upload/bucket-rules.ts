import { findFamilyOfType, MAX_UPLOAD_BYTES } from '@dhvani/catalogue'
import type { BucketRow } from '../store/buckets.ts'
import { storageErrors } from '../storage-errors.ts'

/** A bucket that takes audio and nothing else: its files are read through before they count. */
export const isAudioBucket = ({ allowed_mime_types: types }: BucketRow): boolean =>
  types !== null && types.length > 0 && types.every((type) => findFamilyOfType(type) !== undefined)

export const maxBytesOf = (bucket: BucketRow): number =>
  Math.min(MAX_UPLOAD_BYTES, bucket.file_size_limit ?? MAX_UPLOAD_BYTES)

const MIME = /^[\w.+-]+\/[\w.+-]+(\s*;.*)?$/

const matches = (pattern: string, type: string): boolean =>
  pattern === type || (pattern.endsWith('/*') && type.startsWith(pattern.slice(0, -1)))

/**
 * Upstream compares the whole text. For audio the six types are families, since browsers name
 * the same good files differently; what is stored is the family's own type.
 *
 * @throws {StorageError} InvalidMimeType
 */
export const checkDeclaredType = (bucket: BucketRow, type: string): void => {
  if (!MIME.test(type)) throw storageErrors.notAudio('Invalid Content-Type header')
  const allowed = bucket.allowed_mime_types
  if (allowed === null || allowed.length === 0) return
  const family = isAudioBucket(bucket) ? findFamilyOfType(type) : undefined
  const isFamilyAllowed =
    family !== undefined && allowed.some((other) => findFamilyOfType(other) === family)
  if (!isFamilyAllowed && !allowed.some((pattern) => matches(pattern, type)))
    throw storageErrors.typeNotSupported(type)
}
