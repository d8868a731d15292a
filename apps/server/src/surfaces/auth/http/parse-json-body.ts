import { authErrors } from '../auth-errors.ts'

/** Deeper than clients nest, and shallow enough for the recursive functions that read the body. */
const MAX_DEPTH = 32

/** PostgreSQL cannot store NUL or half a surrogate pair. */
const isStorable = (text: string): boolean => !text.includes('\0') && text.isWellFormed()

const problemOf = (value: unknown): string | undefined => {
  const open: { value: unknown; depth: number }[] = [{ value, depth: 0 }]
  for (let next = open.pop(); next; next = open.pop()) {
    const { value: current, depth } = next
    if (depth > MAX_DEPTH) return 'exceeded max depth'
    if (typeof current === 'string' && !isStorable(current)) return 'invalid Unicode in string'
    if (typeof current !== 'object' || current === null) continue
    for (const [key, child] of Object.entries(current)) {
      if (!isStorable(key)) return 'invalid Unicode in string'
      open.push({ value: child, depth: depth + 1 })
    }
  }
  return undefined
}

/**
 * @returns the body as an object; an empty body and `null` count as `{}`
 * @throws {AuthError} `bad_json`
 */
export const parseJsonBody = (text: string): Record<string, unknown> => {
  if (text.trim() === '') return {}
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
  const problem = problemOf(value)
  if (problem) throw authErrors.badJson(problem)
  return value as Record<string, unknown>
}
