import { storageErrors } from '../storage-errors.ts'

/** @throws {StorageError} InvalidRequest for JSON that is no object, and for what is no JSON */
export const parseUserMetadata = (
  text: string | undefined,
): Record<string, unknown> | undefined => {
  if (text === undefined || text === '') return undefined
  try {
    const parsed: unknown = JSON.parse(text)
    if (typeof parsed === 'object' && parsed !== null && !Array.isArray(parsed))
      return parsed as Record<string, unknown>
  } catch {
    // Text that is no JSON is refused with the same words as JSON that is no object.
  }
  throw storageErrors.invalidRequest('metadata must be a JSON object')
}
