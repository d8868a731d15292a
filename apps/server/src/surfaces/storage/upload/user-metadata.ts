import { isTooDeep } from '#http/json-depth.ts'
import { isStorableJson } from '#http/storable.ts'
import { storageErrors } from '../storage-errors.ts'

/** @returns `undefined` for text that is no JSON */
const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** @throws {StorageError} InvalidRequest for what is no JSON object or cannot be stored */
export const parseUserMetadata = (
  text: string | undefined,
): Record<string, unknown> | undefined => {
  if (text === undefined || text === '') return undefined
  if (isTooDeep(text)) throw storageErrors.jsonTooDeep('metadata')
  const parsed = parseJson(text)
  if (typeof parsed !== 'object' || parsed === null || Array.isArray(parsed))
    throw storageErrors.invalidRequest('metadata must be a JSON object')
  if (!isStorableJson(parsed)) throw storageErrors.unstorableText('metadata')
  return parsed as Record<string, unknown>
}
