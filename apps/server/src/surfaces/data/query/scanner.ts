import { dataErrors } from '../data-errors.ts'

type Clause = Parameters<typeof dataErrors.unparsable>[0]

/** Reads a text from left to right and knows its position, which errors name. */
export type Scanner = {
  atEnd(): boolean
  peek(): string
  /** Steps over `text` when it comes next. */
  take(text: string): boolean
  /** Steps over what `pattern` (sticky) matches next. */
  takeMatch(pattern: RegExp): string | undefined
  expect(text: string): void
  /** A double-quoted text with `\"` and `\\` inside. */
  takeQuoted(): string | undefined
  /** The position: how many characters were taken. */
  at(): number
  fail(details: string): never
}

export const createScanner = (clause: Clause, text: string): Scanner => {
  let offset = 0
  const fail = (details: string): never => {
    throw dataErrors.unparsable(clause, text, offset + 1, details)
  }
  const take = (wanted: string): boolean => {
    if (!text.startsWith(wanted, offset)) return false
    offset += wanted.length
    return true
  }
  const found = () => (offset < text.length ? `"${text[offset]}"` : 'end of input')
  return {
    atEnd: () => offset >= text.length,
    peek: () => text[offset] ?? '',
    take,
    takeMatch: (pattern) => {
      const sticky = new RegExp(pattern.source, 'y')
      sticky.lastIndex = offset
      const match = sticky.exec(text)?.[0]
      offset += match?.length ?? 0
      return match
    },
    expect: (wanted) => {
      if (!take(wanted)) fail(`unexpected ${found()} expecting "${wanted}"`)
    },
    takeQuoted: () => {
      if (!take('"')) return undefined
      let value = ''
      for (;;) {
        const character = text[offset] ?? fail('unexpected end of input expecting "\\""')
        offset += 1
        if (character === '"') return value
        if (character === '\\') {
          value += text[offset] ?? fail('unexpected end of input after "\\"')
          offset += 1
        } else value += character
      }
    },
    at: () => offset,
    fail: (details) => fail(`unexpected ${found()} expecting ${details}`),
  }
}

/** A bare name has none of the grammar's own signs; names with such signs are double-quoted. */
const PLAIN_NAME = /(?:[^\s.,:()"'!*&<>=|{}[\]\\-]|-(?!>))+/

export const takeName = (scanner: Scanner): string =>
  scanner.takeQuoted() ??
  scanner.takeMatch(PLAIN_NAME) ??
  scanner.fail('field name (* or [a..z0..9_$])')

/** @throws {DataError} PGRST100 for a path into JSON, `beat->slots` */
export const takeColumn = (scanner: Scanner): string => {
  const column = takeName(scanner)
  if (scanner.take('->')) throw dataErrors.refused(`Path into ${column}`)
  return column
}
