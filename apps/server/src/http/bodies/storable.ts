import type { FastifyRequest } from 'fastify'

/** PostgreSQL stores neither NUL nor half a surrogate pair. */
export const isStorable = (text: string): boolean => !text.includes('\0') && text.isWellFormed()

/** @returns whether all keys and texts inside a JSON value are storable; it does not recurse */
export const isStorableJson = (value: unknown): boolean => {
  const open: unknown[] = [value]
  while (open.length > 0) {
    const current = open.pop()
    if (typeof current === 'string' && !isStorable(current)) return false
    if (typeof current !== 'object' || current === null) continue
    for (const [key, child] of Object.entries(current)) {
      if (!isStorable(key)) return false
      open.push(child)
    }
  }
  return true
}

/**
 * Percent-decoding gives NUL for `%00` alone, in the path and in the query; `%2500` is the text
 * `%00`. Each surface asks this before its routes and refuses in its own dialect.
 */
export const hasNulInAddress = (request: FastifyRequest): boolean =>
  request.url.includes('%00') || request.url.includes('\0')
