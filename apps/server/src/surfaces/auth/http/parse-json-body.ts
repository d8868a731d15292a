import { findJsonExcess } from '#http/json-bounds.ts'
import { isStorableJson } from '#http/storable.ts'
import { authErrors } from '../auth-errors.ts'

/**
 * @returns the body as an object; an empty body and `null` count as `{}`
 * @throws {AuthError} `bad_json`
 */
export const parseJsonBody = (text: string): Record<string, unknown> => {
  if (text.trim() === '') return {}
  const excess = findJsonExcess(text)
  if (excess?.endsWith('levels')) throw authErrors.badJson('exceeded max depth')
  if (excess !== undefined) throw authErrors.badJson(excess)
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch (error) {
    throw authErrors.badJson((error as Error).message.slice(0, 100))
  }
  if (value === null) return {}
  if (typeof value !== 'object' || Array.isArray(value))
    throw authErrors.badJson(
      `json: cannot unmarshal ${Array.isArray(value) ? 'array' : typeof value} into an object`,
    )
  if (!isStorableJson(value)) throw authErrors.badJson('invalid Unicode in string')
  return value as Record<string, unknown>
}
