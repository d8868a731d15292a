import { MAX_JSON_DEPTH } from '#http/json-depth.ts'
import type { Scanner } from './scanner.ts'

/** A column, or a place inside a JSON column: `beat->slots->>0`. */
export type Field = {
  readonly column: string
  readonly path: readonly { readonly arrow: '->' | '->>'; readonly key: string }[]
}

/** A bare name has none of the grammar's own signs; names with such signs are double-quoted. */
const PLAIN_NAME = /(?:[^\s.,:()"'!*&<>=|{}[\]\\-]|-(?!>))+/

export const takeName = (scanner: Scanner): string =>
  scanner.takeQuoted() ??
  scanner.takeMatch(PLAIN_NAME) ??
  scanner.fail('field name (* or [a..z0..9_$])')

export const takeField = (scanner: Scanner): Field => {
  const column = takeName(scanner)
  const path: { arrow: '->' | '->>'; key: string }[] = []
  while (scanner.take('->')) {
    const arrow = scanner.take('>') ? '->>' : '->'
    if (path.length === MAX_JSON_DEPTH) scanner.fail('a shorter path')
    path.push({ arrow, key: takeName(scanner) })
  }
  return { column, path }
}
