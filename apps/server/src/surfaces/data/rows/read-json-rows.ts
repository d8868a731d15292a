import { findJsonExcess } from '#http/bodies/json-bounds.ts'
import { hasHugeExponent } from '#http/bodies/json-numbers.ts'
import { isStorableJson } from '#http/bodies/storable.ts'
import { dataErrors } from '../data-errors.ts'

/** A body of one object or an array of them, still as text: numbers keep every digit. */
export type JsonRows = {
  readonly array: string
  readonly count: number
  readonly keys: readonly string[]
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/**
 * @param isColumnsGiven the query says which keys count, so that objects may differ
 * @throws {DataError} PGRST102, 22003, 22P05
 */
export const readJsonRows = (text: string, isColumnsGiven: boolean): JsonRows => {
  const excess = findJsonExcess(text)
  if (excess !== undefined) throw dataErrors.tooMuchJson(excess)
  let parsed: unknown
  try {
    parsed = JSON.parse(text)
  } catch {
    throw dataErrors.emptyOrInvalidJson()
  }
  if (hasHugeExponent(text)) throw dataErrors.hugeNumber()
  if (!isStorableJson(parsed)) throw dataErrors.unstorableText()
  const rows = Array.isArray(parsed) ? parsed : [parsed]
  if (!rows.every(isObject)) throw dataErrors.emptyOrInvalidJson()
  const keys = Object.keys(rows[0] ?? {})
  const known = new Set(keys)
  const isEven = rows.every((row) => {
    const own = Object.keys(row)
    return own.length === keys.length && own.every((key) => known.has(key))
  })
  if (!isEven && !isColumnsGiven) throw dataErrors.unequalKeys()
  return { array: Array.isArray(parsed) ? text : `[${text}]`, count: rows.length, keys }
}
