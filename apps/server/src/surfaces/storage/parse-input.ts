import type { z } from 'zod'
import { storageErrors } from './storage-errors.ts'

/** An issue in the words of the JSON schemas upstream (docs/contract/storage.md §1). */
const describe = (place: string, issue: z.core.$ZodIssue): string => {
  const path = issue.path.map(String)
  switch (issue.code) {
    case 'invalid_type':
      if (issue.input === undefined && path.length > 0)
        return `${[place, ...path.slice(0, -1)].join('/')} must have required property '${path.at(-1)}'`
      return `${[place, ...path].join('/')} must be ${issue.expected}`
    case 'too_small':
      return issue.origin === 'array'
        ? `${[place, ...path].join('/')} must NOT have fewer than ${issue.minimum} items`
        : `${[place, ...path].join('/')} must be >= ${issue.minimum}`
    case 'too_big':
      return issue.origin === 'array'
        ? `${[place, ...path].join('/')} must NOT have more than ${issue.maximum} items`
        : `${[place, ...path].join('/')} must be <= ${issue.maximum}`
    case 'invalid_value':
      return `${[place, ...path].join('/')} must be equal to one of the allowed values`
    default:
      return `${[place, ...path].join('/')} ${issue.message}`
  }
}

/** @throws {StorageError} InvalidRequest */
export const parseInput = <Schema extends z.ZodType>(
  place: 'body' | 'querystring',
  schema: Schema,
  input: unknown,
): z.output<Schema> => {
  const parsed = schema.safeParse(input ?? {}, { reportInput: true })
  if (parsed.success) return parsed.data
  const [first] = parsed.error.issues
  throw storageErrors.invalidRequest(first ? describe(place, first) : `${place} is invalid`)
}
