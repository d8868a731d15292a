import { findJsonExcess } from '#http/bodies/json-bounds.ts'
import { isStorableJson } from '#http/bodies/storable.ts'
import { storageErrors } from '../storage-errors.ts'

/** Characters. The headers of resumable and raw uploads hold no more. */
const LONGEST = 16_384

/** @returns `undefined` for text that is no JSON */
const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** @throws {StorageError} InvalidRequest for what is no JSON object, too long or cannot be stored */
export const parseUserMetadata = (
  text: string | undefined,
): Record<string, unknown> | undefined => {
  if (text === undefined || text === '') return undefined
  if (text.length > LONGEST) throw storageErrors.textTooLong('metadata', LONGEST)
  const excess = findJsonExcess(text)
  if (excess !== undefined) throw storageErrors.tooMuchJson('metadata', excess)
  const parsed = parseJson(text)
  if (typeof parsed !== 'object' || parsed === null || Array.isArray(parsed))
    throw storageErrors.invalidRequest('metadata must be a JSON object')
  if (!isStorableJson(parsed)) throw storageErrors.unstorableText('metadata')
  return parsed as Record<string, unknown>
}

/**
 * The header `x-metadata`: JSON in base64.
 *
 * @throws {StorageError} InvalidRequest when it is no object in bounds
 */
export const readUserMetadataHeader = (
  header: string | readonly string[] | undefined,
): Readonly<Record<string, unknown>> | undefined =>
  parseUserMetadata(
    typeof header === 'string' ? Buffer.from(header, 'base64').toString('utf8') : undefined,
  )
