import { isTooDeep, MAX_JSON_DEPTH } from '#http/json-depth.ts'
import { dataErrors } from '../data-errors.ts'
import type { Statement } from './statement.ts'

export const isJson = (type: string): boolean => type === 'json' || type === 'jsonb'

/**
 * A value of a filter, bound and cast to the type that it is compared with.
 *
 * @throws {DataError} PGRST102 for JSON with too many levels
 */
export const valueSql = (value: string, type: string, statement: Statement): string => {
  if (isJson(type) && isTooDeep(value)) throw dataErrors.jsonTooDeep()
  const bound = `${statement.bind(value)}::text`
  return type === 'text' ? bound : `${bound}::${type}`
}

/** A list of values, as PostgreSQL writes arrays. Quotes hide brackets, so all of them count. */
export const listSql = (value: string, type: string, statement: Statement): string => {
  if (isJson(type) && value.split(/[[{]/).length - 1 > MAX_JSON_DEPTH)
    throw dataErrors.jsonTooDeep()
  return `${statement.bind(value)}::text::${type}[]`
}
