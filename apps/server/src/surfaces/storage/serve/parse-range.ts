import type { ByteRange } from '#platform/blobs/blobs.ts'

/**
 * One range of RFC 9110, section 14.1.2; several ranges are refused as upstream does.
 *
 * @returns both ends inclusive, or `undefined` when no range was asked for
 */
export const parseRange = (
  header: string | undefined,
  size: number,
): ByteRange | 'unsatisfiable' | undefined => {
  if (header === undefined) return undefined
  const match = /^bytes=(\d*)-(\d*)$/.exec(header.trim())
  if (!match) return 'unsatisfiable'
  const [, first = '', last = ''] = match
  if (first === '') {
    const length = Number(last)
    if (last === '' || length === 0 || size === 0) return 'unsatisfiable'
    return { start: Math.max(0, size - length), end: size - 1 }
  }
  const start = Number(first)
  const end = last === '' ? size - 1 : Math.min(Number(last), size - 1)
  return start >= size || end < start ? 'unsatisfiable' : { start, end }
}
