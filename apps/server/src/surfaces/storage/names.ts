import { storageErrors } from './storage-errors.ts'

/** Names as docs/contract/storage.md §2 has them; the byte limit is that of S3. */
const KEY = /^[A-Za-z0-9_/!.*'() &$=@;:+,?-]*$/
const BUCKET = /^[A-Za-z0-9_!.*'() &$=@;:+,?-]+$/
const LONGEST_KEY = 1024
const LONGEST_BUCKET = 100

/** Bucket and key of routes that end in `/:bucket/*`. */
export type ObjectPath = { readonly Params: { readonly bucket: string; readonly '*': string } }

/**
 * @returns the key as it is stored
 * @throws {StorageError} InvalidKey
 */
export const checkKey = (key: string): string => {
  const hasDotSegment = key.split('/').some((segment) => segment === '.' || segment === '..')
  if (key === '' || key.length > LONGEST_KEY || !KEY.test(key) || hasDotSegment || key[0] === '/')
    throw storageErrors.invalidKey(key)
  return key
}

export const checkBucketName = (name: string): string => {
  if (name.length > LONGEST_BUCKET || name.trim() !== name || !BUCKET.test(name))
    throw storageErrors.invalidBucketName()
  return name
}
